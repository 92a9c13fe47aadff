/// What stands after the result in a file name: a time, or time, place and event.

import { isStamp, whenInName } from '../dates';
import { shown } from '../signs';
import type { Code } from './codes';
import type { NameFault } from './fault';
import { LONG_RULES, rules } from './rules';

const STAMP = /^( *|[-－–—‐‑−])(\d+)( *)$/;
const SIGNED = /^[-－–—‐‑−] */;

export function tailFaults(tail: string, { code, timed, long }: Code): NameFault[] {
  if (tail === '') return timed ? [{ rule: rules['time-required'] }] : [];
  if (/^ +$/.test(tail)) return [{ rule: rules['stray-space'] }];
  const stamp = STAMP.exec(tail);
  if (stamp) return stampFaults(stamp);
  const sign = SIGNED.exec(tail)?.[0];
  if (!long || sign === undefined) return [{ rule: rules['unexpected-tail'], params: { value: shown(tail) } }];
  const faults: NameFault[] = [];
  if (!sign.startsWith('-')) faults.push({ rule: rules['hyphen-look-alike'], params: { value: sign.charAt(0) } });
  if (sign.length > 1) faults.push({ rule: rules['space-around-hyphen'] });
  return [...faults, ...longFaults(tail.slice(sign.length), code)];
}

function stampFaults([, before = '', digits = '', after = '']: readonly string[]): NameFault[] {
  const faults: NameFault[] = [];
  if (before !== ' ') faults.push({ rule: rules['timestamp-separator'] });
  if (digits.length !== 12) faults.push({ rule: rules['timestamp-digits'], params: { count: digits.length } });
  else if (!isStamp(digits)) faults.push({ rule: rules['timestamp-invalid'], params: { value: digits } });
  if (after !== '') faults.push({ rule: rules['stray-space'] });
  return faults;
}

/// Time and place up to the next hyphen, then the event.
function longFaults(text: string, code: string): NameFault[] {
  const own = LONG_RULES[code];
  if (!own) return [];
  const when = whenInName(text);
  if (!when) return [{ rule: own['name-time-unreadable'], params: { value: shown(text) } }];
  const faults: NameFault[] = [];
  const value = text.slice(0, when.size);
  if (!when.exists) faults.push({ rule: own['name-date-invalid'], params: { value } });
  const rest = text.slice(when.size);
  const hyphen = rest.indexOf('-');
  const place = hyphen < 0 ? rest : rest.slice(0, hyphen);
  if (place.trim() === '') faults.push({ rule: own['name-place-missing'] });
  if (hyphen < 0 || rest.slice(hyphen + 1).trim() === '') faults.push({ rule: own['name-event-missing'] });
  return faults;
}
