/// Most nodes of most records are a move and nothing else. Where such a node ends is seen at once.

import { BACKSLASH, BRACKET, BRACKET_END, blanksEnd, isCapital, isEnd } from './signs';

/// So many characters the value may have.
const SHORT = 8;

/// Behind the value of a node that is one property with one short plain value, and in front of the next thing. 0 if it is anything else.
export function plainNodeEnd(text: string, from: number): number {
  let at = from + 1;
  if (!isCapital(text.charCodeAt(at))) return 0;
  at += isCapital(text.charCodeAt(at + 1)) ? 2 : 1;
  if (text.charCodeAt(at) !== BRACKET) return 0;
  const limit = at + SHORT + 1;
  for (at++; text.charCodeAt(at) !== BRACKET_END; at++) if (at >= limit || !isPlain(text.charCodeAt(at))) return 0;
  return isEnd(text.charCodeAt(blanksEnd(text, at + 1, text.length))) ? at + 1 : 0;
}

const isPlain = (code: number): boolean => code > 0x20 && code < 0x7f && code !== BACKSLASH;
