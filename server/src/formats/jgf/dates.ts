/// Dates as JGF has them: a year, a month of a year, or a day.

import { isDay } from '../../record/calendar';

const FORM = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/;

export const isDate = (text: string): boolean => FORM.test(text);

/// Whether the calendar has it; what has not the form of a date is no matter of the calendar.
export function isReal(text: string): boolean {
  const [, year, month = '01', day = '01'] = FORM.exec(text) ?? [];
  return year === undefined || isDay(Number(year), Number(month), Number(day));
}
