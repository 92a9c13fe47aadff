/// Chains that never change and share what they have in common, which formats keep beside the plies of a line. After an edit the same
/// chain comes about anew, link by link; it is gone along once to find that out, and not again from every place on it.

import { finished } from '../text/edit';

export interface Link<T> {
  readonly prev: T | undefined;
  /// Of all links up to here: chains with different ones are different. Of chains that were found to be the same, what they have in common.
  mark: number | Same;
}

/// The mark of links that are the ends of the same chain.
class Same {
  constructor(readonly mark: number) {}
}

/// The number that a link was marked with.
export const hashOf = ({ mark }: { readonly mark: number | Same }): number =>
  typeof mark === 'number' ? mark : mark.mark;

/// So many links are looked at between two pauses.
const PAUSE = 512;

/// Are these the same chains? They mostly are one object a few links back, or have been compared up to there.
export function sameChains<T extends Link<T>>(
  a: T | undefined,
  b: T | undefined,
  alike: (a: T, b: T) => boolean,
): boolean {
  return isKnown(a, b) || finished(comparedChains(a, b, alike));
}

/// The same, with pauses: asked again, it costs nothing where they are the same.
export function* comparedChains<T extends Link<T>>(
  a: T | undefined,
  b: T | undefined,
  alike: (a: T, b: T) => boolean,
): Generator<void, boolean> {
  let [x, y] = [a, b];
  let count = 0;
  for (; !isKnown(x, y); x = x.prev, y = y.prev) {
    if (!x || !y || !alike(x, y)) return false;
    if (++count % PAUSE === 0) yield;
  }
  const end = x;
  for ([x, y] = [a, b]; x && y && x !== end; x = x.prev, y = y.prev) {
    x.mark = y.mark = sameOf(x) ?? sameOf(y) ?? new Same(hashOf(x));
    if (++count % PAUSE === 0) yield;
  }
  return true;
}

const sameOf = ({ mark }: { readonly mark: number | Same }): Same | undefined =>
  typeof mark === 'number' ? undefined : mark;

const isKnown = <T extends Link<T>>(x: T | undefined, y: T | undefined): boolean =>
  x === y || (x !== undefined && typeof x.mark !== 'number' && x.mark === y?.mark);
