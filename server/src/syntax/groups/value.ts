/// `[…]`, the value of a property. It runs to the next bracket that closes, over line ends too; where a line begins with a
/// semicolon or a round bracket before that, it is not closed, and ends with its line.

import { halfOf } from '../brackets/half-width';

interface Value {
  readonly from: number;
  /// Past its bracket; of one that is not closed, the end of its line.
  readonly to: number;
  readonly closed: boolean;
  /// The end of what was looked at.
  readonly seen: number;
}

const OPEN = 0x5b;
const CLOSE = 0x5d;

const isLineEnd = (code: number): boolean => code === 10 || code === 13;
const isSpace = (code: number): boolean => code === 0x20 || code === 9;

/// A look-alike closes it too, unless one that opens stands before it: `【主】` may be part of a name.
export function valueAt(text: string, from: number, limit: number): Value {
  let opened = false;
  for (let at = from + 1; at < limit; at++) {
    const code = text.charCodeAt(at);
    if (code === CLOSE) return { from, to: at + 1, closed: true, seen: at + 1 };
    if (isLineEnd(code)) {
      const next = lineStart(text, at, limit);
      if (beginsAnew(text.charCodeAt(next))) return unclosed(text, from, limit, next + 1);
    }
    if (code < 0x80) continue;
    const half = halfOf(code);
    if (half === OPEN) opened = true;
    else if (half === CLOSE && !opened) return { from, to: at + 1, closed: true, seen: at + 1 };
  }
  return unclosed(text, from, limit, limit);
}

/// The first sign of the next line.
function lineStart(text: string, from: number, limit: number): number {
  let at = from + 1;
  while (at < limit && (isSpace(text.charCodeAt(at)) || isLineEnd(text.charCodeAt(at)))) at++;
  return at;
}

const beginsAnew = (code: number): boolean => halfOf(code) === 0x3b || halfOf(code) === 0x29;

function unclosed(text: string, from: number, limit: number, seen: number): Value {
  let to = from;
  while (to < limit && !isLineEnd(text.charCodeAt(to))) to++;
  while (to > from + 1 && isSpace(text.charCodeAt(to - 1))) to--;
  return { from, to, closed: false, seen };
}
