/// Moments that are written in another way than wei7 has it, but leave no doubt.

import { isDay, isTime } from '../../../../record/calendar';
import { plain } from '../../../shared/json/fixes/values';

const MOMENT =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:T|\s*)(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s*(Z|UTC|GMT|[+-]\d\d:?\d\d)$/i;

/// In UTC. Without a time zone nobody knows when it was.
export function momentOf(text: string): string | undefined {
  const [, year, month, day, hour, minute, second, decimals, zone = ''] = MOMENT.exec(plain(text)) ?? [];
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  const offset = hours && minutes ? (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1) : 0;
  if (!isDay(Number(year), Number(month), Number(day)) || !isTime(Number(hour), Number(minute))) return undefined;
  const utc = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute) - offset);
  const rest = second === undefined ? '' : `:${second}${decimals ? `.${decimals}` : ''}`;
  return `${new Date(utc).toISOString().slice(0, 16)}${rest}Z`;
}

/// Far beyond any moment that is counted in seconds.
const MILLISECONDS = 1e11;
const LATEST = 8.64e15;

/// From the seconds or milliseconds since 1970.
export function momentSince(number: number): string | undefined {
  const time = Math.abs(number) < MILLISECONDS ? number * 1000 : number;
  if (!Number.isInteger(number) || time < MILLISECONDS || time > LATEST) return undefined;
  return new Date(time).toISOString().replace(/(?::00)?\.000Z$/, 'Z');
}
