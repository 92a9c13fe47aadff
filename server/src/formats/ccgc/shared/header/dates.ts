/// When a game was played, as headers and file names tell it: a date, perhaps a time, then other text.

import { isDay, isTime, wrongPart } from '../../../../record/calendar';
import type { Words } from '../../../../spec/rule';
import { halved } from '../../../../syntax/brackets/half-width';

interface When {
  /// How long date and time are.
  readonly size: number;
  /// Such a day and time exist; if not, what of it does not.
  readonly exists: boolean;
  readonly wrong: Words | undefined;
}

const DATE = String.raw`(\d{4})(?:([.\/-])(\d{1,2})\2(\d{1,2})|年(\d{1,2})月(\d{1,2})日)`;
/// Some programs put a hyphen between date and time, or hyphens everywhere.
const TIMES = [
  String.raw`(?:[ \t\r\n]*|-)(?:(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?|(\d{1,2})时(\d{1,2})分(?:(\d{1,2})秒)?)`,
  String.raw`-(\d{1,2})-(\d{1,2})(?!\d)`,
];
const IN_HEADER = new RegExp(`^${DATE}(?:${TIMES.join('|')})?`);

/// Date and time at the start of a field, with half-width signs; undefined if there is no date.
export function whenInHeader(text: string): When | undefined {
  const match = IN_HEADER.exec(text);
  if (!match) return undefined;
  const [whole, year, , month, day, month2, day2, ...time] = match;
  const at = [0, 3, 6].find((first) => time[first] !== undefined) ?? 0;
  const date = [year, month ?? month2, day ?? day2];
  return { size: whole.length, ...judged(date, time.slice(at, at + 3).map(numberOf)) };
}

const NAMED_DATE = String.raw`(\d{4})(?:([._-])(\d{1,2})\2(\d{1,2})|年(\d{1,2})月(\d{1,2})日|(\d\d)(\d\d))`;
const NAMED_TIME = [
  String.raw`(\d{1,2})([:：])(\d\d)(?:\10(\d\d)(?!\d))?`,
  String.raw`(\d{1,2})([._-])(\d\d)(?:\14(\d\d)(?!\d))?`,
  String.raw`(\d{1,2})时(\d{1,2})分(?:(\d{1,2})秒)?`,
  String.raw`(\d\d)(\d\d)(?!\d)`,
];
const IN_NAME = new RegExp(`^${NAMED_DATE}(?:[ _]*(?:${NAMED_TIME.join('|')}))?`);

/// The same in a file name, where a colon is often written otherwise.
export function whenInName(text: string): When | undefined {
  const match = IN_NAME.exec(text);
  if (!match) return undefined;
  const [whole, year, , m1, d1, m2, d2, m3, d3] = match;
  const time = timeIn(match);
  return { size: whole.length, ...judged([year, m1 ?? m2 ?? m3, d1 ?? d2 ?? d3], time.map(numberOf)) };
}

/// Hour, minute and second in whichever of the forms they are.
function timeIn(match: readonly (string | undefined)[]): (string | undefined)[] {
  const forms = [
    [9, 11, 12],
    [13, 15, 16],
    [17, 18, 19],
    [20, 21],
  ];
  const found = forms.find(([hour = 0]) => match[hour] !== undefined) ?? [];
  return found.map((group) => match[group]);
}

const numberOf = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Number(digits);

function judged(
  date: readonly (string | undefined)[],
  [hour, minute, second]: readonly (number | undefined)[],
): Pick<When, 'exists' | 'wrong'> {
  const [year = 0, month = 0, day = 0] = date.map(Number);
  const wrong = wrongPart(year, month, day, hour, minute, second);
  return { exists: wrong === undefined, wrong };
}

/// Twelve digits: year, month, day, hour, minute.
export function isStamp(digits: string): boolean {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits) ?? [];
  const [year = 0, month = 0, day = 0, hour = 24, minute = 0] = parts.map(Number);
  return isDay(year, month, day) && isTime(hour, minute);
}

/// A day that a text tells somewhere, perhaps with the time, and what else the text has.
interface DayIn {
  readonly numbers: readonly string[];
  readonly before: string;
  readonly after: string;
}

const LOOSE_DAY = String.raw`(\d{4})[\s._/年-]{1,3}(\d{1,2})[\s._/月-]{1,3}(\d{1,2})(?!\d)日?`;
const LOOSE_TIME = String.raw`[\s_T-]{0,3}(\d{1,2})[:._时点-](\d{1,2})(?:[:._分-](\d{1,2}))?(?!\d)[分秒]?`;
const LOOSE = new RegExp(`${LOOSE_DAY}(?:${LOOSE_TIME})?`);
const PACKED = /(\d{4})(\d\d)(\d\d)(?:[\s_T-]{0,2}(\d\d)[:._-]?(\d\d)(?:[:._-]?(\d\d))?)?(?!\d)/;

/// Undefined if there is no day that exists.
export function dayIn(text: string): DayIn | undefined {
  const half = halved(text);
  const match = LOOSE.exec(half) ?? PACKED.exec(half);
  if (!match) return undefined;
  const numbers = match.slice(1).filter((number) => number !== undefined);
  if (!judged(numbers.slice(0, 3), numbers.slice(3).map(numberOf)).exists) return undefined;
  const end = match.index + match[0].length;
  return {
    numbers: numbers.map((number) => number.padStart(2, '0')),
    before: text.slice(0, match.index),
    after: text.slice(end),
  };
}

/// What is said besides, without the signs around it.
export const besideWhen = ({ before, after }: DayIn): string =>
  [before, after]
    .map((part) => part.replace(/^[\s|,;，；-]+|[\s|,;，；-]+$/g, ''))
    .filter(Boolean)
    .join(' ');

const written = ([year, month, day, ...time]: readonly string[], colon: string): string =>
  `${year}.${month}.${day}${time.length > 0 ? ` ${time.join(colon)}` : ''}`;

export const whenForHeader = (numbers: readonly string[]): string => written(numbers, ':');

/// Windows has no colons in names.
export const whenForName = (numbers: readonly string[]): string => written(numbers, '.');

/// Twelve digits, if the time is known too.
export const stampOf = (numbers: readonly string[]): string | undefined =>
  numbers.length < 5 ? undefined : numbers.slice(0, 5).join('');
