/// An edit between the brackets of a pair, after which they are each other's partners as before, concerns nothing outside: all that
/// is new there is the way to that pair. What nests deep has a long way, so this is no more than one new node for each on it.

import { Flag, Leaf, List, type Node, Pair, type Run } from './node';
import type { Pool } from './pool';

const PAUSE = 512;

/// The way from the root to a pair. Of each list on it, which of its kids the way goes through.
interface Way {
  readonly around: readonly (Pair | List)[];
  readonly indexes: readonly number[];
  readonly pair: Pair;
  /// Where the inside of the pair starts.
  readonly at: number;
}

/// To the smallest pair between whose brackets all of a piece of a text stands. Literal text means nothing without its brackets,
/// and where one has no partner all of the text has a say in what becomes of it.
export function* wayInto(root: Node, from: number, to: number): Generator<void, Way | undefined> {
  if (root.flags & Flag.broken) return undefined;
  const around: (Pair | List)[] = [];
  const indexes: number[] = [];
  let pair = -1;
  let at = 0;
  let start = 0;
  for (let node: Run = root; node && !(node instanceof Leaf); ) {
    let index = 0;
    let next: Run;
    if (node instanceof List) {
      const kids: readonly Node[] = node.kids;
      while (index < kids.length - 1 && start + (kids[index] as Node).width <= from)
        start += (kids[index++] as Node).width;
      next = kids[index];
      if (!next || to > start + next.width) break;
    } else {
      // Where every bracket has its partner, there is a closer.
      const { open, width }: Pair = node;
      const inside = start + width - (node.close as Leaf).width;
      if (open.flags & Flag.literal || from < start + open.width || to > inside) break;
      start += open.width;
      next = node.run;
      pair = around.length;
      at = start;
    }
    around.push(node);
    indexes.push(index);
    node = next;
    if (around.length % PAUSE === 0) yield;
  }
  if (pair < 0) return undefined;
  return { around: around.slice(0, pair), indexes, pair: around[pair] as Pair, at };
}

/// The text with another run between the brackets of that pair.
export function* withInside({ around, indexes, pair }: Way, run: Run, pool: Pool): Generator<void, Node> {
  let node: Node = pool.pair(pair.open, run, pair.close);
  for (let i = around.length - 1; i >= 0; i--) {
    const outer = around[i] as Pair | List;
    if (outer instanceof Pair) node = pool.pair(outer.open, node, outer.close);
    else {
      const kids = outer.kids.slice();
      kids[indexes[i] as number] = node;
      node = pool.list(kids);
    }
    if (i % PAUSE === 0) yield;
  }
  return node;
}
