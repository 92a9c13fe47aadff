/// Moves that are there already, against one that is wanted.

import type { Cell } from '../../record/view';

export interface Played {
  readonly color: number;
  readonly cell: Cell | null;
}

export type Wanted = (move: Played) => boolean;

/// Is it the move that is wanted? A null cell is a pass; without a color anyone may play.
export const wanting =
  (cell: Cell | null, color: number | undefined): Wanted =>
  (move) => {
    const there = cell ? move.cell?.x === cell.x && move.cell.y === cell.y : move.cell === null;
    return there && (color === undefined || move.color === color);
  };
