/// Results and days as SGF writes them, and others after it.

import { isDay } from '../../../record/calendar';
import type { PartialDate, ResultModel } from '../../../record/model';

const FORM = /^([BW])\+(?:(\d+(?:\.\d+)?)|(R|Resign)|(T|Time)|(F|Forfeit))?$/;

/// Undefined if it is none; null if it says that there is none.
export function resultOf(text: string): ResultModel | null | undefined {
  if (text === 'Void' || text === '') return null;
  if (text === '0' || text === 'Draw') return { kind: 'draw' };
  if (text === '?') return { kind: 'unknown' };
  const found = FORM.exec(text);
  if (!found) return undefined;
  const winner = found[1] === 'B' ? 1 : 2;
  if (found[2] !== undefined) return { kind: 'score', winner, score: Number(found[2]) };
  return { kind: found[3] ? 'resignation' : found[4] ? 'time' : found[5] ? 'forfeit' : 'won', winner };
}

const SIGNS = { resignation: 'R', time: 'T', forfeit: 'F', won: '' } as const;

export function resultText({ kind, winner, score }: ResultModel): string {
  if (kind === 'draw') return '0';
  if (kind === 'unknown') return '?';
  return `${winner === 2 ? 'W' : 'B'}+${kind === 'score' ? numberText(score ?? 0) : SIGNS[kind]}`;
}

/// Without an exponent.
export function numberText(value: number): string {
  const text = String(value);
  return /e/.test(text) ? value.toFixed(20).replace(/\.?0+$/, '') : text;
}

const DATE = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/;

export function dateOf(text: string): PartialDate | undefined {
  const [, year, month, day] = DATE.exec(text) ?? [];
  return year === undefined ? undefined : sound(Number(year), numberOf(month), numberOf(day));
}

const numberOf = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Number(digits);

function sound(year: number, month: number | undefined, day: number | undefined): PartialDate | undefined {
  if (month !== undefined && (month < 1 || month > 12)) return undefined;
  return day === undefined || isDay(year, month ?? 0, day) ? { year, month, day } : undefined;
}

const two = (value: number): string => String(value).padStart(2, '0');

export function dateText({ year, month, day }: PartialDate): string {
  const text = String(year).padStart(4, '0');
  return month === undefined ? text : day === undefined ? `${text}-${two(month)}` : `${text}-${two(month)}-${two(day)}`;
}

/// A list with short forms; undefined if something in it is no date.
export function datesOf(text: string): PartialDate[] | undefined {
  const dates: PartialDate[] = [];
  for (const part of text.split(',')) {
    const before = dates[dates.length - 1];
    const [, first, second] = /^(\d\d)(?:-(\d\d))?$/.exec(part) ?? [];
    const short = before?.month === undefined ? undefined : shortOf(before, numberOf(first), numberOf(second));
    const date = dateOf(part) ?? short;
    if (!date) return undefined;
    dates.push(date);
  }
  return dates;
}

function shortOf(before: PartialDate, first: number | undefined, second: number | undefined): PartialDate | undefined {
  if (first === undefined) return undefined;
  if (second !== undefined) return sound(before.year, first, second);
  return before.day === undefined ? sound(before.year, first, undefined) : sound(before.year, before.month, first);
}

export function datesText(dates: readonly PartialDate[]): string {
  let before: PartialDate | undefined;
  const parts: string[] = [];
  for (const date of dates) {
    parts.push(before ? shortText(date, before) : dateText(date));
    before = date;
  }
  return parts.join(',');
}

function shortText(date: PartialDate, before: PartialDate): string {
  const { year, month, day } = date;
  if (year !== before.year || month === undefined || before.month === undefined) return dateText(date);
  if (day === undefined) return before.day === undefined ? two(month) : dateText(date);
  return before.day !== undefined && before.month === month ? two(day) : `${two(month)}-${two(day)}`;
}

/// The day of a point in time.
export const dayOf = (moment: string): PartialDate => ({
  year: Number(moment.slice(0, 4)),
  month: Number(moment.slice(5, 7)),
  day: Number(moment.slice(8, 10)),
});
