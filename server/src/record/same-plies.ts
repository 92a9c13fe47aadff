/// Are two lines of play the same? After an edit the same line comes about anew, ply by ply; it is gone along once to find that out,
/// and not again from every place on it.

import { finished } from '../text/edit';
import { areOne, hashOf, type Ply, sameDeeds } from './ply';

/// So many plies are looked at between two pauses.
const PAUSE = 512;

/// Are these the same lines of play? They mostly are one a few plies back, or have been compared up to there.
export const samePlies = (a: Ply | undefined, b: Ply | undefined): boolean =>
  areKnown(a, b) || finished(comparedPlies(a, b));

/// The same, with pauses: asked again, it costs nothing where they are the same.
export function* comparedPlies(a: Ply | undefined, b: Ply | undefined): Generator<void, boolean> {
  if (areKnown(a, b)) return true;
  if (!a || !b || !mayBeSame(a, b)) return false;
  let [x, y]: [Ply | undefined, Ply | undefined] = [a, b];
  for (let count = 1; !areKnown(x, y); x = x.prev, y = y.prev, count++) {
    if (!x || !y || !samePly(x, y)) return false;
    if (count % PAUSE === 0) yield;
  }
  const known = tokenOf(a) ?? tokenOf(b) ?? {};
  yield* markedBack(a, x, known);
  yield* markedBack(b, x, known);
  return true;
}

/// Lines that are long and different are told apart before they are gone along.
const mayBeSame = (a: Ply, b: Ply): boolean => a.depth === b.depth && hashOf(a) === hashOf(b);

/// One ply, or two of the same depth on lines that were found to be the same at least up to there.
function areKnown(a: Ply | undefined, b: Ply | undefined): boolean {
  if (areOne(a, b)) return true;
  const token = a && tokenOf(a);
  return token !== undefined && b !== undefined && a?.depth === b.depth && token === tokenOf(b);
}

const tokenOf = (ply: Ply): object | undefined => (ply.depth <= ply.row.sameTo ? ply.row.same : undefined);

/// From a ply back to one of its line, or one like that.
function* markedBack(last: Ply, end: Ply | undefined, same: object): Generator<void, void> {
  const depth = end ? end.depth : -1;
  let count = 0;
  for (let ply: Ply | undefined = last; ply && ply.depth > depth; ply = ply.row.before) {
    ply.row.same = same;
    ply.row.sameTo = ply.depth;
    if (++count % PAUSE === 0) yield;
  }
}

function samePly(x: Ply, y: Ply): boolean {
  if (x.ordinal !== y.ordinal) return false;
  return x.deed === y.deed || sameDeeds(x.deed, y.deed);
}
