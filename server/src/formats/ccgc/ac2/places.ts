/// Places of the board as records write them: `A0` to `L4`, rows from the top.

import { COLUMNS, columnOf, ROWS, rowOf } from '../../../games/army/places';

const LETTERS = 'ABCDEFGHIJKL';

export const placeName = (cell: number): string => `${LETTERS.charAt(rowOf(cell))}${columnOf(cell)}`;

/// Undefined off the board.
export function placeIn(name: string): number | undefined {
  const row = LETTERS.indexOf(name.charAt(0));
  const column = '01234'.indexOf(name.charAt(1));
  return name.length !== 2 || row < 0 || row >= ROWS || column < 0 ? undefined : row * COLUMNS + column;
}
