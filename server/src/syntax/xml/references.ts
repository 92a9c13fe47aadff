/// References in text and in values: what they stand for, and which of them are none.

import { isCharacter, nameEnd } from './characters';

/// `bare`: an ampersand that begins none. `unknown`: no entity of XML's own. `character`: a number that no character has.
type WrongReference = 'bare' | 'unknown' | 'character';

export interface Reference {
  readonly size: number;
  /// What it stands for.
  readonly means?: string;
  readonly wrong?: WrongReference;
}

const FIVE = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['apos', "'"],
  ['quot', '"'],
]);

const BARE: Reference = { size: 1, wrong: 'bare' };
const NUMBER = /#(?:x[0-9a-fA-F]+|[0-9]+)/y;

/// What the ampersand at `at` begins.
export function referenceAt(text: string, at: number): Reference {
  const end = text.startsWith('#', at + 1) ? numberEnd(text, at + 1) : nameEnd(text, at + 1);
  if (end <= at + 1 || !text.startsWith(';', end)) return BARE;
  const word = text.slice(at + 1, end);
  const size = end + 1 - at;
  if (!word.startsWith('#')) {
    const means = FIVE.get(word);
    return means === undefined ? { size, wrong: 'unknown' } : { size, means };
  }
  const code = word.startsWith('#x') ? Number.parseInt(word.slice(2), 16) : Number(word.slice(1));
  return isCharacter(code) ? { size, means: String.fromCodePoint(code) } : { size, wrong: 'character' };
}

function numberEnd(text: string, at: number): number {
  NUMBER.lastIndex = at;
  return NUMBER.test(text) ? NUMBER.lastIndex : at;
}

/// The text with its references resolved. What is no reference stands for itself.
function resolved(text: string): string {
  if (!text.includes('&')) return text;
  let out = '';
  let from = 0;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', from)) {
    const { size, means } = referenceAt(text, at);
    out += text.slice(from, at) + (means ?? text.slice(at, at + size));
    from = at + size;
  }
  return out + text.slice(from);
}

const LINE_END = /\r\n?/g;
const BLANK = /\r\n|[\r\n\t]/g;

/// Nothing in it stands for anything else.
const PLAIN = /^[^&\r\n\t]*$/;

/// The value of an attribute: line ends and tabs written as such are blanks.
export const valueMeant = (raw: string): string => (PLAIN.test(raw) ? raw : resolved(raw.replace(BLANK, ' ')));

export const lineEndsMeant = (raw: string): string => raw.replace(LINE_END, '\n');

/// The text between two tags.
export const textMeant = (raw: string): string => resolved(lineEndsMeant(raw));
