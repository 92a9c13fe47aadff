/// Squares as EinStein records write them: columns are capital letters, rows count from the bottom. Some programs count them from
/// the top, which the layout gives away.

import { AREAS, SIDE } from '../../../games/einstein/board';

const FIRST = 0x41;

/// A square as it is written; it may lie off the board.
export interface Square {
  readonly letter: string;
  readonly row: number;
}

export const columnIn = (letter: string): number | undefined => {
  const column = letter.toUpperCase().charCodeAt(0) - FIRST;
  return column >= 0 && column < SIDE ? column : undefined;
};

/// `fromTop`: the rows are counted so.
export function cellIn({ letter, row }: Square, fromTop = false): number | undefined {
  const column = columnIn(letter);
  if (column === undefined || row < 1 || row > SIDE) return undefined;
  return (fromTop ? row - 1 : SIDE - row) * SIDE + column;
}

export function nameOf(cell: number, fromTop = false): string {
  const row = Math.floor(cell / SIDE);
  return `${String.fromCharCode(FIRST + (cell % SIDE))}${fromTop ? row + 1 : SIDE - row}`;
}

/// Are these the squares of a side only if rows are counted from the top?
export function areFromTop(squares: readonly Square[], color: number): boolean {
  const area = AREAS[color] ?? [];
  const within = (fromTop: boolean): boolean => squares.every((square) => area.includes(cellIn(square, fromTop) ?? -1));
  return squares.length > 0 && within(true) && !within(false);
}
