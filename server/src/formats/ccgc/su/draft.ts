/// A move that is being written: how far it has come, and how it can go on.

import type { Surakarta } from '../../../games/surakarta/board';
import { movable, steps } from '../../../games/surakarta/judge';
import { captures } from '../../../games/surakarta/loops';
import { cellIn, nameOf, STEPS, TAKES } from './points';

interface Draft {
  /// Undefined until it is written.
  readonly color: number | undefined;
  readonly from: number | undefined;
  /// What stands behind that: a sign, and a part of the next point.
  readonly sign: string;
  readonly prefix: string;
}

const DRAFT = /^\s*([BRbr]?)\s*(?:(\d)\s*([A-Fa-f])\s*([-×Xx]?)\s*(\d?)|(\d?))$/;

export function draftOf(text: string): Draft | undefined {
  const match = DRAFT.exec(text);
  if (!match) return undefined;
  const [, letter = '', row, column = '', sign = '', rest = '', start = ''] = match;
  const color = letter === '' ? undefined : letter.toUpperCase() === 'B' ? 1 : 2;
  if (row === undefined) return { color, from: undefined, sign: '', prefix: start };
  const from = cellIn(Number(row), column);
  return from === undefined ? undefined : { color, from, sign, prefix: rest };
}

interface Target {
  readonly cell: number;
  readonly sign: string;
}

/// Where a piece can go, steps first.
export const targetsOf = (board: Surakarta, from: number): Target[] => [
  ...(board.get(from) === 0 ? [] : steps(board, from).map((cell) => ({ cell, sign: STEPS }))),
  ...[...captures(board, from).keys()].map((cell) => ({ cell, sign: TAKES })),
];

/// The points that may be meant.
export function choices(board: Surakarta, { from, sign, prefix }: Draft, color: number): Target[] {
  const isMeant = ({ cell }: Target): boolean => nameOf(cell).startsWith(prefix);
  if (from === undefined)
    return movable(board, color)
      .map((cell) => ({ cell, sign: '' }))
      .filter(isMeant);
  const wanted = sign === '' ? undefined : sign === STEPS ? STEPS : TAKES;
  const targets = board.get(from) === color ? targetsOf(board, from) : [];
  return targets.filter((target) => (wanted === undefined || target.sign === wanted) && isMeant(target));
}
