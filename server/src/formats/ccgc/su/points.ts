/// Points as Surakarta records write them: the row, counted from the top, and the letter of the column.

import { SIDE, type SurakartaMove } from '../../../games/surakarta/board';

const FIRST = 0x41;

export const nameOf = (cell: number): string =>
  `${Math.floor(cell / SIDE) + 1}${String.fromCharCode(FIRST + (cell % SIDE))}`;

/// Undefined off the board.
export function columnIn(letter: string): number | undefined {
  const column = letter.toUpperCase().charCodeAt(0) - FIRST;
  return column >= 0 && column < SIDE ? column : undefined;
}

export function cellIn(row: number, letter: string): number | undefined {
  const column = columnIn(letter);
  return column === undefined || row < 1 || row > SIDE ? undefined : (row - 1) * SIDE + column;
}

export const LETTERS = '.BR';
export const TAKES = '×';
export const STEPS = '-';

/// A move as a record has it.
export const writtenMove = ({ from, to }: SurakartaMove, color: number, sign: string): string =>
  `${LETTERS[color]}${nameOf(from)}${sign}${nameOf(to)}`;
