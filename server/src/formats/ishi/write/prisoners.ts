/// Which stones a move took, as PRISONER lines name them (5.4/PRISONER), and whether this record has such lines at all.

import { areOne, type Ply, whoPut } from '../../../record/ply';
import type { Run } from '../../../text/node';
import { Kind } from '../keywords';
import { takenBy } from '../play/judge-move';
import { type Moves, moveNumbered, numbersOf } from '../play/made';
import { type SaidTargets, saidBy } from '../said';
import { pointAt } from '../said/points';
import { linesFrom } from './around';
import type { Style } from './style';

const FAR = 5000;

/// A record that has captures without such a line keeps to that.
export function lists(root: Run, at: number, ply: Ply): boolean {
  if (ply.changes.length <= 3) return false;
  for (const way of ['back', 'on'] as const) {
    let count = 0;
    for (const { leaf } of linesFrom(root, at, way)) {
      if (leaf.kind === Kind.PRISONER) return true;
      if (++count > FAR) break;
    }
  }
  let before = ply.prev;
  for (let i = 0; before && i < FAR; i++, before = before.prev)
    if (before.isMove && before.changes.length > 3) return false;
  return true;
}

/// By their points, or by their numbers where the text does so. `moves` are those before the capture.
export function prisonersIn(style: Style, ply: Ply, moves: Moves & { readonly size: number }): string[] {
  const model = style.find(({ kind }) => kind === Kind.PRISONER);
  const { targets = [] } = model ? (saidBy(model.leaf) as SaidTargets) : {};
  const byNumber = targets.length > 0 && targets.every(({ named }) => named !== 'all' && 'from' in named);
  const numbers = byNumber ? numbersOf(moves) : undefined;
  return inOrder(takenBy(ply)).map((cell) => {
    const by = numbers && whoPut(ply.prev, cell);
    const number = by && numbers.get(by.depth);
    if (number !== undefined && areOne(moveNumbered(moves, number)?.ply, by)) return `#${number}`;
    return style.point(pointAt(cell, moves.size), Kind.PRISONER);
  });
}

/// As the board is read.
export const inOrder = (cells: readonly number[]): number[] => [...cells].sort((a, b) => a - b);
