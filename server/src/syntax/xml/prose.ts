/// What is wrong with text and with values: characters that XML has not, and ampersands that begin nothing.

import { shortened } from '../measure';
import { isCharacter } from './characters';
import { type Fault, words } from './fault';
import { type Reference, referenceAt } from './references';

/// More is not told of one token.
export const MOST = 1000;

const UNUSUAL = /[&\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/;

/// The prose starts at `from`.
export function proseFaults(prose: string, from: number, faults: Fault[]): void {
  if (!UNUSUAL.test(prose)) return;
  characterFaults(prose, from, faults);
  for (let at = prose.indexOf('&'); at >= 0 && faults.length < MOST; ) {
    const reference = referenceAt(prose, at);
    if (reference.wrong) faults.push(referenceFault(prose, at, from, reference));
    at = prose.indexOf('&', at + reference.size);
  }
}

function referenceFault(prose: string, at: number, from: number, { size, wrong }: Reference): Fault {
  const fault = { kind: 'reference', at: from + at, size } as const;
  const written = shortened(prose.slice(at, at + size));
  if (wrong === 'unknown') return { ...fault, words: words.unknownEntity(written), unlessDeclared: true };
  return { ...fault, words: wrong === 'bare' ? words.bareAmpersand : words.wrongNumber(written) };
}

/// Only the first of several in a row is reported. The text starts at `from`.
export function characterFaults(text: string, from: number, faults: Fault[]): void {
  let wrong = false;
  for (let at = 0; at < text.length && faults.length < MOST; ) {
    const code = text.codePointAt(at) as number;
    const right = isCharacter(code);
    if (!right && !wrong) faults.push({ kind: 'character', at: from + at, size: 1, words: words.character(code) });
    wrong = !right;
    at += code > 0xffff ? 2 : 1;
  }
}
