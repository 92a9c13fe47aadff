/// How a game of Phantom Go stands, beside the stones: whose try is next, and what each side has found out.

import type { GoBoard } from '../go/board';
import type { Turn } from '../go/ko';
import type { Changes, Stone } from '../shared/game';
import { hasPoint, NO_POINTS, type Points, samePoints, withoutPoint, withPoint } from './points';
import { type Answer, SIDE } from './referee';

export interface Standing {
  /// 0 where it is not known, after something that could not be read.
  readonly toMove: number;
  /// The last move that was accepted.
  readonly last: Turn | undefined;
  /// The points where each side was refused and does not know better since. Black's come first.
  readonly tried: readonly [Points, Points];
}

export const START: Standing = { toMove: 1, last: undefined, tried: [NO_POINTS, NO_POINTS] };

/// How it stands after a try: the other side is next if it was accepted, the same side again if not.
export function standingAfter(before: Standing, { color, cell }: Stone, { refused, changes }: Answer): Standing {
  if (!refused) return { toMove: 3 - color, last: { color, changes }, tried: learnt(before.tried, color, changes) };
  // One's own stones are known anyway.
  if (refused === 'own-stone') return { ...before, toMove: color };
  const tried = change(before.tried, color, (points) => withPoint(points, cell));
  return { ...before, toMove: color, tried };
}

/// After something that could not be read, either side may be next.
export const afterUnreadable = (before: Standing): Standing => ({ ...before, toMove: 0 });

/// Does a try of this colour mean that the other side has passed?
export const impliesPass = ({ toMove }: Standing, color: number): boolean => toMove !== 0 && toMove !== color;

export const sameStandings = (one: Standing, other: Standing): boolean =>
  one === other ||
  (one.toMove === other.toMove &&
    sameTurns(one.last, other.last) &&
    samePoints(one.tried[0], other.tried[0]) &&
    samePoints(one.tried[1], other.tried[1]));

function sameTurns(one: Turn | undefined, other: Turn | undefined): boolean {
  if (one === other || !one || !other) return one === other;
  const alike = one.color === other.color && one.changes.length === other.changes.length;
  return alike && one.changes.every((number, i) => number === other.changes[i]);
}

/// What is taken off both sides see; where a stone was put, only who put it.
function learnt(tried: Standing['tried'], color: number, changes: Changes): Standing['tried'] {
  let next = tried;
  for (let i = 0; i < changes.length; i += 3) {
    const cell = changes[i] as number;
    const drop = (points: Points): Points => withoutPoint(points, cell);
    next = change(next, color, drop);
    if (changes[i + 2] === 0) next = change(next, 3 - color, drop);
  }
  return next;
}

function change([black, white]: Standing['tried'], color: number, how: (points: Points) => Points): Standing['tried'] {
  return color === 1 ? [how(black), white] : [black, how(white)];
}

/// What a side sees on a point where it was refused.
const TRIED = 3;

/// The board as a side knows it, from the top: its own stones, and the points where it was refused.
export function knownTo(color: number, board: GoBoard, { tried }: Standing): number[] {
  const points = tried[color === 1 ? 0 : 1];
  return Array.from({ length: SIDE * SIDE }, (_, cell) => {
    if (board.get(cell) === color) return color;
    return hasPoint(points, cell) ? TRIED : 0;
  });
}
