/// The chains that stones make on a Hex board, and the edges that they reach.

import type { Cells } from '../../record/working-board';
import { columnOf, rowOf, SIDE, touching } from './cells';

export const RED = 1;
export const BLUE = 2;

export interface Chain {
  /// From the top.
  readonly cells: readonly number[];
  /// It is at the bottom, if it is Red's, or at the left.
  readonly starts: boolean;
  /// It is at the top, or at the right.
  readonly ends: boolean;
  /// It goes from edge to edge, which wins.
  readonly joins: boolean;
}

const NONE: Chain = { cells: [], starts: false, ends: false, joins: false };

/// How far a cell is on the way from one edge of a colour to the other.
const lineOf = (cell: number, color: number): number => (color === RED ? SIDE - 1 - rowOf(cell) : columnOf(cell));

/// The stones that hang together with the one on a cell.
export function chainFrom(board: Cells, cell: number): Chain {
  const color = board.get(cell);
  if (color === 0) return NONE;
  const cells = [cell];
  const seen = new Uint8Array(SIDE * SIDE);
  seen[cell] = 1;
  for (const one of cells) {
    for (const next of touching(one)) {
      if (board.get(next) !== color || seen[next] === 1) continue;
      seen[next] = 1;
      cells.push(next);
    }
  }
  const starts = cells.some((one) => lineOf(one, color) === 0);
  const ends = cells.some((one) => lineOf(one, color) === SIDE - 1);
  return { cells: cells.sort((a, b) => a - b), starts, ends, joins: starts && ends };
}
