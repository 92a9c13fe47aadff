/// Lists of dates in full and in short forms: `2004-11-29,30,2005-02-11,12`.

import { isDay } from '../../record/calendar';

interface DatePart {
  readonly at: number;
  readonly text: string;
  readonly fault?: 'date-form' | 'date-calendar' | 'date-shortcut' | undefined;
  /// How it could have been written.
  readonly shorter?: string | undefined;
}

interface Written {
  readonly year: string;
  readonly month?: string | undefined;
  readonly day?: string | undefined;
}

const FULL = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/;
const MONTH_DAY = /^(\d\d)-(\d\d)$/;
const TWO = /^\d\d$/;

/// Undefined if there is more in it than dates.
export function datesIn(text: string): DatePart[] | undefined {
  if (!/^[\d,-]+$/.test(text)) return undefined;
  const parts: DatePart[] = [];
  let at = 0;
  let before: Written | 'unknown' | undefined;
  for (const part of text.split(',')) {
    const read = readPart(part, before);
    parts.push({ at, text: part, fault: read.fault, shorter: read.shorter });
    before = read.fault ? 'unknown' : read.date;
    at += part.length + 1;
  }
  return parts;
}

interface Read extends Pick<DatePart, 'fault' | 'shorter'> {
  readonly date?: Written | 'unknown' | undefined;
}

function readPart(part: string, before: Written | 'unknown' | undefined): Read {
  const full = FULL.exec(part);
  if (full) {
    const date = { year: full[1] as string, month: full[2], day: full[3] };
    return exists(date) ? { date, shorter: shortened(date, before) } : { fault: 'date-calendar' };
  }
  const monthDay = MONTH_DAY.exec(part);
  if (!monthDay && !TWO.test(part)) return { fault: 'date-form' };
  if (before === 'unknown') return { date: 'unknown' };
  if (!before?.month) return { fault: 'date-shortcut' };
  const { year, month } = before;
  const date: Written = monthDay
    ? { year, month: monthDay[1], day: monthDay[2] }
    : before.day
      ? { year, month, day: part }
      : { year, month: part };
  return exists(date) ? { date } : { fault: 'date-calendar' };
}

function exists({ year, month, day }: Written): boolean {
  if (month === undefined) return true;
  const number = Number(month);
  if (number < 1 || number > 12) return false;
  return day === undefined || isDay(Number(year), number, Number(day));
}

function shortened({ year, month, day }: Written, before: Written | 'unknown' | undefined): string | undefined {
  if (!before || before === 'unknown' || before.year !== year || !month || !before.month) return undefined;
  if (day === undefined) return before.day === undefined ? month : undefined;
  return before.day !== undefined && before.month === month ? day : `${month}-${day}`;
}
