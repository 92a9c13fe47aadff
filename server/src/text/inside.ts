/// An edit between the brackets of a pair, after which they are each other's partners as before, concerns nothing outside: all that
/// is new there is the way to that pair.

import { Flag, Leaf, List, type Node, Pair, type Run } from './node';
import type { Pool } from './pool';

const PAUSE = 512;

/// The way from the root to a pair. Of each list on it, which of its kids the way goes through; and where each starts.
export interface Way {
  readonly around: readonly (Pair | List)[];
  readonly indexes: readonly number[];
  readonly starts: readonly number[];
  /// The last one, and where that starts.
  readonly pair: Pair;
  readonly start: number;
}

/// To the smallest pair between whose brackets all of a piece of a text stands, and all tokens that have looked at it. Literal text
/// means nothing without its brackets, and where one has no partner all of the text has a say in what becomes of it.
export function* wayInto(root: Node, from: number, to: number): Generator<void, Way | undefined> {
  if (root.flags & Flag.broken) return undefined;
  const around: (Pair | List)[] = [];
  const indexes: number[] = [];
  const starts: number[] = [];
  let pair = -1;
  let start = 0;
  for (let node: Run = root; node && !(node instanceof Leaf); ) {
    const here = start;
    let index = 0;
    let next: Run;
    if (node instanceof List) {
      const kids: readonly Node[] = node.kids;
      for (let kid = kids[0]; kid && index < kids.length - 1; kid = kids[index]) {
        if (start + kid.width + kid.ahead > from) break;
        start += kid.width;
        index++;
      }
      next = kids[index];
      if (!next || to > start + next.width) break;
    } else {
      // Where every bracket has its partner, there is a closer.
      const { open, width }: Pair = node;
      const inside = start + width - (node.close as Leaf).width;
      if (open.flags & Flag.literal || from < start + open.width + open.ahead || to > inside) break;
      start += open.width;
      next = node.run;
      pair = around.length;
    }
    around.push(node);
    indexes.push(index);
    starts.push(here);
    node = next;
    if (around.length % PAUSE === 0) yield;
  }
  return pair < 0 ? undefined : wayTo(pair, { around, indexes, starts });
}

/// The way to the next pair around.
export function wayAround(way: Way): Way | undefined {
  for (let i = way.around.length - 2; i >= 0; i--) if (way.around[i] instanceof Pair) return wayTo(i, way);
  return undefined;
}

const wayTo = (index: number, { around, indexes, starts }: Pick<Way, 'around' | 'indexes' | 'starts'>): Way => ({
  around: around.slice(0, index + 1),
  indexes,
  starts,
  pair: around[index] as Pair,
  start: starts[index] as number,
});

/// What the node at a place on the way becomes with another one at a place further in.
export function* withInside(
  { around, indexes }: Way,
  inner: { readonly node: Pair | List; readonly index: number },
  pool: Pool,
  to: number,
): Generator<void, Pair | List> {
  let { node } = inner;
  for (let i = inner.index - 1; i >= to; i--) {
    const outer = around[i] as Pair | List;
    if (outer instanceof Pair) node = pool.pair(outer.open, node, outer.close);
    else node = pool.listWith(outer, indexes[i] as number, node);
    if (i % PAUSE === 0) yield;
  }
  return node;
}
