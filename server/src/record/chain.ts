/// Chains that never change and share what they have in common: plies, and what formats keep beside them. After an edit the same
/// chain comes about anew, link by link; it is gone along once to find that out, and not again from every place on it.

export interface Link<T> {
  readonly prev: T | undefined;
  /// Links with one identity are the ends of the same chain; different identities say nothing.
  identity: number;
}

let made = 0;

/// That of a link that has not been compared with any.
export const newIdentity = (): number => ++made;

/// Are these the same chains? They mostly are one object a few links back, or have been compared up to there.
export function sameChains<T extends Link<T>>(
  a: T | undefined,
  b: T | undefined,
  alike: (a: T, b: T) => boolean,
): boolean {
  let [x, y] = [a, b];
  while (x !== y && x?.identity !== y?.identity) {
    if (!x || !y || !alike(x, y)) return false;
    x = x.prev;
    y = y.prev;
  }
  const end = x;
  for ([x, y] = [a, b]; x && y && x !== end; x = x.prev, y = y.prev) {
    x.identity = y.identity = Math.min(x.identity, y.identity);
  }
  return true;
}
