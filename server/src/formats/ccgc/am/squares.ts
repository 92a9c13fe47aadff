/// Squares as Amazons records write them: columns are small letters, rows count from the bottom.

import { type AmazonMove, SIDE } from '../../../games/amazons/board';
import { columnOf, rowOf } from '../../../games/amazons/queen';

const FIRST = 0x61;

export const nameOf = (cell: number): string => `${String.fromCharCode(FIRST + columnOf(cell))}${SIDE - rowOf(cell)}`;

/// The column of a letter, from 0; undefined off the board.
export function columnIn(letter: string): number | undefined {
  const column = letter.toLowerCase().charCodeAt(0) - FIRST;
  return column >= 0 && column < SIDE ? column : undefined;
}

/// The cell of a letter and a row; undefined off the board.
export function cellIn(letter: string, row: number): number | undefined {
  const column = columnIn(letter);
  return column === undefined || row < 1 || row > SIDE ? undefined : (SIDE - row) * SIDE + column;
}

/// A move as a record has it.
export const writtenMove = ({ from, to, arrow }: AmazonMove): string =>
  `${nameOf(from)}${nameOf(to)}(${nameOf(arrow)})`;
