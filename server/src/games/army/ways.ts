/// Where pieces of Army chess get to, and by which way.

import type { Cells } from '../../record/working-board';
import { ENGINEER, rankOf, UNKNOWN } from './pieces';
import { beside, RAILWAYS } from './places';

/// The way to each place that a piece reaches over empty places, from where it stands up to there; the shortest one. What stands
/// on the place itself is not looked at.
export function ways(board: Cells, from: number): Map<number, readonly number[]> {
  const found = new Map<number, readonly number[]>();
  const rank = rankOf(board.get(from));
  for (const to of beside(from)) found.set(to, [from, to]);
  // Of a piece that is hidden nobody knows that it is no engineer.
  const around = rank === ENGINEER || rank === UNKNOWN ? aroundCorners(board, from) : straightOn(board, from);
  for (const [to, way] of around) if (!found.has(to)) found.set(to, way);
  return found;
}

export const wayTo = (board: Cells, from: number, to: number): readonly number[] | undefined =>
  ways(board, from).get(to);

/// Along one railway, either way.
function straightOn(board: Cells, from: number): Map<number, readonly number[]> {
  const found = new Map<number, readonly number[]>();
  for (const railway of RAILWAYS) {
    const start = railway.indexOf(from);
    if (start < 0) continue;
    for (const step of [-1, 1]) {
      const way = [from];
      for (let i = start + step; i >= 0 && i < railway.length; i += step) {
        const cell = railway[i] as number;
        way.push(cell);
        found.set(cell, [...way]);
        if (board.get(cell) !== 0) break;
      }
    }
  }
  return found;
}

/// Along railways and from one to another, the nearest places first.
function aroundCorners(board: Cells, from: number): Map<number, readonly number[]> {
  const found = new Map<number, readonly number[]>([[from, [from]]]);
  for (const [cell, way] of found) {
    if (cell !== from && board.get(cell) !== 0) continue;
    for (const next of NEXT.get(cell) ?? []) if (!found.has(next)) found.set(next, [...way, next]);
  }
  found.delete(from);
  return found;
}

/// The places next to each other on railways.
const NEXT = new Map<number, number[]>();
for (const railway of RAILWAYS) {
  for (const [i, cell] of railway.entries()) {
    const next = [railway[i - 1], railway[i + 1]].filter((one) => one !== undefined);
    NEXT.set(cell, [...(NEXT.get(cell) ?? []), ...next]);
  }
}

/// Is a place on a railway?
export const isRailway = (cell: number): boolean => NEXT.has(cell);
