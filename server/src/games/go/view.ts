/// A go position as boards show it.

import type { Ply } from '../../record/ply';
import type { Position, Sight } from '../../record/view';
import { cellOf } from '../shared/cells';
import type { GoBoard } from './board';
import { rowsOf, windowAround, windowOf } from './diagram';

export function positionOf(board: GoBoard, ply: Ply | undefined, sight?: Sight): Omit<Position, 'marks'> {
  const last = lastMove(ply, board.columns);
  const window = sight ? windowAround(board, sight.most, sight.around ?? last?.cell) : windowOf(board);
  const captures: Record<string, number> = { black: ply?.taken[1] ?? 0, white: ply?.taken[2] ?? 0 };
  const cut = window.columns !== board.columns || window.rows !== board.rows;
  return {
    rows: rowsOf(board, window),
    ...(cut ? { window: { left: window.left, top: window.top } } : {}),
    ...(last ? { lastMove: last } : {}),
    captures,
  };
}

function lastMove(ply: Ply | undefined, columns: number): Position['lastMove'] {
  if (!ply?.isMove || ply.cell === undefined) return undefined;
  return { color: ply.color, cell: ply.cell === null ? null : cellOf(ply.cell, columns) };
}
