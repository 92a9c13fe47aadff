/// Where a piece of a record ends: `B(J,10)MARK[1];`.

import { blanksEnd, halfOf, halved, limitOf } from './half-width';
import { type Around, startsMove, startsRecord } from './header';

/// A longer piece is cut; no move is as long.
export const LONGEST = 2048;

/// What does not count between the signs of a move.
const GAP = '[\\0-\\x20\\x7f]*';
const MARKS = `(?:${GAP}MARK${GAP}\\[[^[\\]();]{0,20}\\])*${GAP}`;
const ROUND = new RegExp(`^[A-Za-z]${GAP}\\([^()[\\];]{0,20}\\)${MARKS}`);
const SQUARE = new RegExp(`^[A-Za-z]${GAP}\\[[^()[\\];]{0,20}\\]${MARKS}`);

const BRACE = 0x7b;

interface PieceEnd {
  readonly end: number;
  /// How far was looked.
  readonly seen: number;
}

export function pieceAt(text: string, from: number, around: Around): PieceEnd {
  const seen = separatorAfter(text, from, around);
  const move = (around.open === BRACE ? ROUND : SQUARE).exec(halved(text.slice(from, seen)))?.[0].length;
  const end = move !== undefined && startsMove(text, from + move) ? from + move : seen;
  return { end, seen };
}

/// The end of the piece, were it all one move.
function separatorAfter(text: string, from: number, around: Around): number {
  const limit = limitOf(text, from, LONGEST);
  let depth = 0;
  let closed = false;
  for (let at = from; at < limit; at++) {
    const half = halfOf(text.charCodeAt(at));
    if (half === 0x28 || half === 0x5b) {
      if (at > from && startsRecord(text, at)) return at;
      depth++;
    } else if (half === around.close && !(depth > 0 && (half === 0x29 || goesOn(text, at, depth, closed))))
      return at + 1;
    else if (half === 0x29 || half === 0x5d) {
      depth = Math.max(0, depth - 1);
      closed = true;
    } else if (half === 0x3b && !goesOn(text, at, depth, closed)) return pastClose(text, at + 1, around);
    else if (half === BRACE && at > from && startsRecord(text, at)) return at;
  }
  return limit;
}

/// A separator that has slipped into a move, `B(J;,10)` or `B;(J,10)`: what comes after it can only belong to what was
/// before.
function goesOn(text: string, at: number, depth: number, closed: boolean): boolean {
  const next = halved(text.charAt(at + 1));
  if (next === '(') return !closed && !startsRecord(text, at + 1);
  return depth > 0 && /[-,\d)\]]/.test(next);
}

/// A bracket that closes the record right after a semicolon belongs to the piece.
function pastClose(text: string, at: number, { close }: Around): number {
  const next = blanksEnd(text, at);
  return halfOf(text.charCodeAt(next)) === close ? next + 1 : at;
}
