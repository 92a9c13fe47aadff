/// File names of Surakarta, EinStein, Dots and Boxes and Army chess, whose chapters have patterns of their own.

import { isStamp } from '../shared/header/dates';
import { FIRST_WINS, resultOf, SECOND_WINS } from '../shared/header/results';
import { shown } from '../shared/text/signs';
import { OWN_FORMATS, surakartaRules } from './chapter-rules';
import type { NameFault } from './fault';

type OwnCode = keyof typeof OWN_FORMATS;

/// The code, if the name is judged by the rules of its chapter.
export function ownCode(name: string): OwnCode | undefined {
  const code = /^(?:(SU|WTN|AC2|DB)-|(DB)[:：])/.exec(name);
  return code && name.includes('vs') ? ((code[1] ?? code[2]) as OwnCode) : undefined;
}

export function ownFaults(name: string, code: OwnCode): NameFault[] {
  if (code === 'SU') return surakartaFaults(name);
  return PATTERNS[code]?.test(name) ? [] : [{ rule: OWN_FORMATS[code] }];
}

const TEAMS = '[^]*?[^ ] *vs *[^ ][^]*?';
const WON = `(?:${FIRST_WINS}|${SECOND_WINS})`;
const STAMP = '(?: ?\\d{12})';
const REST = '(?:-[^-]*){2,}';

const PATTERNS: Readonly<Record<string, RegExp>> = {
  WTN: new RegExp(`^WTN-${TEAMS}-${WON}(?:${STAMP}|${REST})\\.txt$`),
  AC2: new RegExp(`^AC2-${TEAMS}-${WON}(?:${STAMP}|${REST})?\\.txt$`),
  DB: new RegExp(`^DB(?:-|[:：] *)${TEAMS}(?:-|[:：] *)${WON}${STAMP}?\\.txt$`),
};

const SURAKARTA = new RegExp(`^SU-(${TEAMS})-([^-]*)-([^-]*)\\.txt$`);

/// Before the extension the last part is the time, the one before it the result.
function surakartaFaults(name: string): NameFault[] {
  const [, , result = '', time = ''] = SURAKARTA.exec(name) ?? [];
  if (!SURAKARTA.test(name)) return [{ rule: OWN_FORMATS.SU }];
  const faults: NameFault[] = [];
  const known = resultOf(result);
  if (!known || known === 'template')
    faults.push({ rule: surakartaRules['file-name-result'], params: { value: shown(result) } });
  if (!isStamp(time)) faults.push({ rule: surakartaRules['file-name-time'], params: { value: shown(time) } });
  return faults;
}
