/// How the pieces of EinStein are put before the game.

import type { Cells } from '../../record/working-board';
import type { Changes } from '../shared/game';
import { AREAS, type EinsteinMove, PIECES, pieceOf } from './board';

/// Puts pieces on an empty board; what changes by it.
export function layOut(board: Cells, pieces: readonly EinsteinMove[]): Changes {
  const changes: number[] = [];
  for (const { color, number, to } of pieces) {
    const piece = pieceOf(color, number);
    changes.push(to, board.get(to), piece);
    board.set(to, piece);
  }
  return changes;
}

export const isInArea = (color: number, cell: number): boolean => AREAS[color]?.includes(cell) ?? false;

/// The numbers and the squares that are left of a side's layout.
export function remaining(
  color: number,
  numbers: readonly number[],
  cells: readonly number[],
): { numbers: number[]; cells: number[] } {
  const all = Array.from({ length: PIECES }, (_, i) => i + 1);
  return {
    numbers: all.filter((number) => !numbers.includes(number)),
    cells: (AREAS[color] ?? []).filter((cell) => !cells.includes(cell)),
  };
}
