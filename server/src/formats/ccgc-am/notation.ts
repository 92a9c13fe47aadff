/// How a move is written: `d1d8(b6)`, from, to, arrow. White space between its signs is told of and control characters are not:
/// those are told of wherever they stand.

import type { Square } from '../../games/amazons/board';
import type { MoveNotation } from '../../syntax/rounds/family';

/// Anything of that kind but line ends; so much of it that nobody means another move.
const GAP = '[\\0-\\x09\\x0b\\x0c\\x0e-\\x20\\x7f]{0,6}';
const ROW = `\\d(?:${GAP}\\d){0,3}`;
const SQUARE = `([A-Za-z])(${GAP})(${ROW})`;

const MOVE = new RegExp(`^${SQUARE}(${GAP})${SQUARE}(${GAP}\\(${GAP})${SQUARE}${GAP}\\)`);
const LONGEST = 160;

export const notation: MoveNotation = {
  end: (text) => MOVE.exec(text)?.[0].length ?? -1,
  longest: LONGEST,
};

/// A square as it is written.
export interface WrittenSquare {
  readonly square: Square;
  readonly at: number;
  readonly size: number;
  readonly letter: string;
  readonly row: number;
}

export interface WrittenMove {
  readonly size: number;
  readonly squares: readonly WrittenSquare[];
}

/// The move that a text with half-width signs begins with.
export function writtenMove(text: string): WrittenMove | undefined {
  const match = MOVE.exec(text);
  if (!match) return undefined;
  const [whole, ...parts] = match;
  const squares: WrittenSquare[] = [];
  let at = 0;
  for (const [index, square] of (['from', 'to', 'arrow'] as const).entries()) {
    const [letter = '', gap = '', row = '', after = ''] = parts.slice(4 * index, 4 * index + 4);
    const size = letter.length + gap.length + row.length;
    squares.push({ square, at, size, letter, row: Number(row.replace(/\D/g, '')) });
    at += size + after.length;
  }
  return { size: whole.length, squares };
}
