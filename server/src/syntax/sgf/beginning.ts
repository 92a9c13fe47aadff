/// Where a game begins in text that is none: at a parenthesis behind which a node stands, a property, nothing at all, or another
/// parenthesis that begins one.

import { BRACKET, blanksEnd, CLOSE, hasCapital, isLetter, OPEN, SEMICOLON, wordEnd } from './signs';

/// Longer letters before a game are cut.
const LONGEST_LETTER = 8192;

interface Beginning {
  /// The parenthesis; the end of what was looked at, if none begins a game.
  at: number;
  seen: number;
}

const BEGINNING: Beginning = { at: 0, seen: 0 };

/// The answer is one object, filled again and again.
export function beginningFrom(text: string, from: number): Beginning {
  const limit = Math.min(text.length, from + LONGEST_LETTER);
  let candidate = -1;
  let at = from;
  while (at < limit) {
    const code = text.charCodeAt(at);
    if (code === OPEN) {
      if (candidate < 0) candidate = at;
      at = blanksEnd(text, at + 1, text.length);
    } else if (candidate < 0) at++;
    else if (beginsNode(text, at)) break;
    else candidate = -1;
  }
  BEGINNING.at = candidate >= 0 ? candidate : limit;
  BEGINNING.seen = propertyEnd(text, at) + 1;
  return BEGINNING;
}

/// What stands behind the parenthesis of a game, white space passed over.
export function beginsNode(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === SEMICOLON || code === CLOSE) return true;
  if (!isLetter(code)) return false;
  const end = wordEnd(text, at, text.length);
  return text.charCodeAt(blanksEnd(text, end, text.length)) === BRACKET && hasCapital(text, at, end);
}

const propertyEnd = (text: string, at: number): number =>
  blanksEnd(text, wordEnd(text, Math.min(at, text.length), text.length), text.length);
