/// What stands after the result in a file name: a time, or time, place and event.

import { dayIn, isStamp, stampOf, whenForName, whenInName } from '../shared/header/dates';
import { shown } from '../shared/text/signs';
import { LONG_RULES } from './chapter-rules';
import type { Code } from './codes';
import type { NameFault } from './fault';
import { rules } from './rules';

const STAMP = /^( *|[-－–—‐‑−])(\d+)( *)$/;
const SIGNED = /^[-－–—‐‑−] */;
const LOOK_ALIKE = /[－–—‐‑−]/;

export function tailFaults(tail: string, { code, timed, long }: Code): NameFault[] {
  if (tail === '') return timed ? [{ rule: rules['time-required'] }] : [];
  if (/^ +$/.test(tail)) return [{ rule: rules['stray-space'] }];
  const stamp = STAMP.exec(tail);
  if (stamp) return stampFaults(stamp, code === 'SU' ? '-' : ' ');
  const sign = SIGNED.exec(tail)?.[0];
  if (!long || sign === undefined) return [{ rule: rules['unexpected-tail'], params: { value: shown(tail) } }];
  const faults: NameFault[] = [];
  if (!sign.startsWith('-')) faults.push({ rule: rules['hyphen-look-alike'], params: { value: sign.charAt(0) } });
  if (sign.length > 1) faults.push({ rule: rules['space-around-hyphen'] });
  return [...faults, ...longFaults(tail.slice(sign.length), code)];
}

/// In most names one blank sets the time off.
function stampFaults([, before = '', digits = '', after = '']: readonly string[], separator: string): NameFault[] {
  const faults: NameFault[] = [];
  if (before !== separator) faults.push({ rule: rules['timestamp-separator'] });
  if (digits.length !== 12) faults.push({ rule: rules['timestamp-digits'], params: { count: digits.length } });
  else if (!isStamp(digits)) faults.push({ rule: rules['timestamp-invalid'], params: { value: digits } });
  if (after !== '') faults.push({ rule: rules['stray-space'] });
  return faults;
}

/// Time and place up to the next hyphen, then the event.
function longFaults(text: string, code: string): NameFault[] {
  const own = Object.hasOwn(LONG_RULES, code) ? LONG_RULES[code as keyof typeof LONG_RULES] : undefined;
  if (!own) return [];
  const when = whenInName(text);
  const faults: NameFault[] = [];
  if (!when) faults.push({ rule: own['name-time-unreadable'], params: { value: shown(text) } });
  else if (when.wrong) {
    const params = { value: text.slice(0, when.size), part: when.wrong };
    faults.push({ rule: own['name-date-invalid'], params });
  }
  const { place, event, sign } = wordsIn(text.slice(when?.size ?? 0));
  if (when && place === '') faults.push({ rule: own['name-place-missing'] });
  if (LOOK_ALIKE.test(sign)) faults.push({ rule: rules['hyphen-look-alike'], params: { value: sign } });
  if (event === '') faults.push({ rule: own['name-event-missing'] });
  return faults;
}

/// Place and event, and what sets them apart: a hyphen, or else what looks like one.
function wordsIn(words: string): { place: string; event: string; sign: string } {
  const hyphen = words.indexOf('-');
  const at = hyphen < 0 ? words.search(LOOK_ALIKE) : hyphen;
  if (at < 0) return { place: words.trim(), event: '', sign: '' };
  return { place: words.slice(0, at).trim(), event: words.slice(at + 1).trim(), sign: words.charAt(at) };
}

/// What there is to know of a game besides its name: from its header, or from the name itself.
export interface Occasion {
  readonly when: readonly string[] | undefined;
  readonly place: string;
  readonly event: string;
}

const hasTime = (numbers: readonly string[] | undefined) => (numbers && stampOf(numbers) ? numbers : undefined);

/// A day that does not exist.
const NO_DAY = /^\d{4}[._/年-][\d._/月日-]*(?: ?\d+[.:：_时-][\d.:：_分秒-]*)? */;

/// When, where and at what event, as a tail tells it.
export function occasionIn(tail: string): Occasion {
  const told = dayIn(tail);
  const words = told ? told.after : tail.replace(/^[-－–—‐‑−\s]+/, '').replace(NO_DAY, '');
  const { place, event } = wordsIn(words);
  return { when: told?.numbers, place, event };
}

/// A tail as it should be, as far as that is known.
export function mendedTail(tail: string, code: Code, known: Occasion): string {
  if (code.code !== 'SU' && tailFaults(tail, code).length === 0) return tail;
  const own = occasionIn(tail);
  const when = hasTime(own.when) ?? hasTime(known.when) ?? own.when ?? known.when;
  const stamp = when && stampOf(when);
  if (code.code === 'SU') return stamp ? `-${stamp}` : tail;
  const isLong = /\D/.test(own.place + own.event) || (known.place !== '' && SIGNED.test(tail) && !STAMP.test(tail));
  if (code.long && isLong)
    return when ? `-${whenForName(when)} ${own.place || known.place}-${own.event || known.event}` : tail;
  if (own.when || code.timed || STAMP.test(tail)) return stamp ? ` ${stamp}` : tail;
  return '';
}
