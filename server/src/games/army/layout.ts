/// How the pieces of Army chess are put before the game: a row of ranks for the places of a side but its camps, from the top.

import type { Cells } from '../../record/working-board';
import type { Changes } from '../shared/game';
import { BOMB, COUNTS, FIRST, FLAG, MINE, pieceOf } from './pieces';
import { COLUMNS, isCamp, isHeadquarters, ROWS, rowOf } from './places';

const HALF = (COLUMNS * ROWS) / 2;

const places = (start: number): readonly number[] =>
  Array.from({ length: HALF }, (_, i) => start + i).filter((cell) => !isCamp(cell));

const BELOW = places(HALF);
const ABOVE = places(0);

/// The places of a side, in the order of a layout.
export const placesOf = (color: number): readonly number[] => (color === FIRST ? BELOW : ABOVE);

/// So many pieces a side has.
export const PIECES = BELOW.length;

/// Puts a side's pieces on the board; what changes by it.
export function layOut(board: Cells, color: number, ranks: readonly number[]): Changes {
  const changes: number[] = [];
  for (const [i, cell] of placesOf(color).entries()) {
    const rank = ranks[i];
    if (rank === undefined) continue;
    const piece = pieceOf(color, rank);
    changes.push(cell, board.get(cell), piece);
    board.set(cell, piece);
  }
  return changes;
}

/// Of each rank that a layout has too much of, the place in the row of the first piece beyond the number.
export function surplus(ranks: readonly number[]): number[] {
  const seen = new Map<number, number>();
  return [...ranks.keys()].filter((i) => {
    const rank = ranks[i] as number;
    const count = (seen.get(rank) ?? 0) + 1;
    seen.set(rank, count);
    return count === (COUNTS[rank] ?? 0) + 1;
  });
}

interface Misplaced {
  readonly fault: 'flag-in-headquarters' | 'mine-rows' | 'bomb-first-row';
  /// Its place in the row.
  readonly index: number;
}

/// The pieces that may not start where they stand.
export function misplaced(ranks: readonly number[], color: number): Misplaced[] {
  return ranks.flatMap((rank, index): Misplaced[] => {
    const cell = placesOf(color)[index];
    if (cell === undefined) return [];
    const depth = color === FIRST ? rowOf(cell) - ROWS / 2 : ROWS / 2 - 1 - rowOf(cell);
    if (rank === FLAG && !isHeadquarters(cell)) return [{ fault: 'flag-in-headquarters', index }];
    if (rank === MINE && depth < ROWS / 2 - 2) return [{ fault: 'mine-rows', index }];
    return rank === BOMB && depth === 0 ? [{ fault: 'bomb-first-row', index }] : [];
  });
}
