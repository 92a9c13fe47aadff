/// Dates as JGF has them: a year, a month of a year, or a day.

const FORM = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/;
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export const isDate = (text: string): boolean => FORM.test(text);

/// Whether the calendar has it; what has not the form of a date is no matter of the calendar.
export function isReal(text: string): boolean {
  const [, year, month = '01', day = '01'] = FORM.exec(text) ?? [];
  return year === undefined || (Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month)));
}

function daysIn(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && !leap ? 28 : (DAYS[month - 1] ?? 0);
}
