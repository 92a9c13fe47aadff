/// Points in time: XML Schema's `dateTime` with any zone, and 3.0's in UTC.

import { isDay } from '../../../record/calendar';
import type { Losses } from '../../../record/losses';

const DATE_TIME = /^(-?\d{4,})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(Z|[+-]\d\d:\d\d)?$/;

const MOST_DIGITS = 9;

/// The same time in UTC; undefined for one that 3.0 cannot write.
export function utcOf(text: string, losses: Losses): string | undefined {
  const [, year, month, day, hour, minute, second, fraction, zone] = DATE_TIME.exec(text) ?? [];
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  date.setUTCHours(Number(hour), Number(minute) - offsetOf(zone), Number(second));
  const of = date.getUTCFullYear();
  if (year === undefined || Number.isNaN(of) || of < 0 || of > 9999) {
    losses.add('date-text');
    return undefined;
  }
  if (zone === undefined) losses.add('time-zone');
  const digits = fraction?.replace(/0+$/, '') ?? '';
  if (digits.length > MOST_DIGITS) losses.add('time-fraction');
  const kept = digits.slice(0, MOST_DIGITS);
  return `${date.toISOString().slice(0, 19)}${kept ? `.${kept}` : ''}Z`;
}

/// Minutes ahead of UTC.
function offsetOf(zone: string | undefined): number {
  if (zone === undefined || zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4, 6));
  return zone.startsWith('-') ? -minutes : minutes;
}

/// As XML Schema wants it: with seconds.
export const dateTimeOf = (utc: string): string => utc.replace(/T(\d\d:\d\d)Z$/, 'T$1:00Z');

const MOMENT = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?Z$/;

/// Is it a time as 3.0 writes it, that exists?
export function isMoment(text: string): boolean {
  const [year, month, day, hour, minute, second] = (MOMENT.exec(text) ?? []).slice(1).map((part) => Number(part ?? 0));
  if (year === undefined || month === undefined || month < 1 || month > 12 || !isDay(year, month, day ?? 0))
    return false;
  return Number(hour) < 24 && Number(minute) < 60 && Number(second ?? 0) <= 60;
}
