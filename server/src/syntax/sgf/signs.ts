/// Characters that mean something outside of values.

export const OPEN = 0x28;
export const CLOSE = 0x29;
export const SEMICOLON = 0x3b;
export const BRACKET = 0x5b;
export const BACKSLASH = 0x5c;
export const BRACKET_END = 0x5d;
export const COLON = 0x3a;

/// Space, tab, line feed, vertical tab, form feed, carriage return.
export const isBlank = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d);
export const isCapital = (code: number): boolean => code >= 0x41 && code <= 0x5a;
export const isLetter = (code: number): boolean => isCapital(code) || (code >= 0x61 && code <= 0x7a);
/// What may stand in the midst of something that is meant for an identifier.
const isInWord = (code: number): boolean => isLetter(code) || (code >= 0x30 && code <= 0x39) || code === 0x5f;
/// What ends a node.
export const isEnd = (code: number): boolean => code === SEMICOLON || code === OPEN || code === CLOSE;

export function blanksEnd(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && isBlank(text.charCodeAt(at))) at++;
  return at;
}

export function trimmedEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && isBlank(text.charCodeAt(end - 1))) end--;
  return end;
}

/// Where a word ends that begins here.
export function wordEnd(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && isInWord(text.charCodeAt(at))) at++;
  return at;
}

export function hasCapital(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (isCapital(text.charCodeAt(at))) return true;
  return false;
}
