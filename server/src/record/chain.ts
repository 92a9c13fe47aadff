/// Chains that never change and share what they have in common: plies, and what formats keep beside them. After an edit the same
/// chain comes about anew, link by link; it is gone along once to find that out, and not again from every place on it.

import { finished } from '../text/edit';

export interface Link<T> {
  readonly prev: T | undefined;
  /// Links with one identity are the ends of the same chain; different identities say nothing.
  identity: number;
}

let made = 0;

/// That of a link that has not been compared with any.
export const newIdentity = (): number => ++made;

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
    x.identity = y.identity = Math.min(x.identity, y.identity);
    if (++count % PAUSE === 0) yield;
  }
  return true;
}

const isKnown = <T extends Link<T>>(x: T | undefined, y: T | undefined): boolean =>
  x === y || x?.identity === y?.identity;
