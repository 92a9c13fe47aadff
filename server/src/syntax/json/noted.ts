/// Where in a text a fact was noted first, found by what its values remember of having been read.

import { Leaf, List, type Node, Pair, type Run } from '../../text/node';
import { lastReading } from '../reading';
import type { At } from './access';
import type { Reading } from './reading';

/// The innermost value, on the way to the first place that noted the fact. Only right after reading.
export function firstNoting(root: Run, fact: number): At | undefined {
  let found: At | undefined;
  for (let next = firstIn(root, 0, fact); next; next = firstIn(next.node.run, next.at + next.node.open.width, fact)) {
    found = next;
  }
  return found;
}

/// Pieces that noted nothing are passed over; those that remember nothing (the members of an object) are looked into.
function firstIn(run: Run, start: number, fact: number): { node: Pair; at: number } | undefined {
  const stack: { node: Node; at: number }[] = run ? [{ node: run, at: start }] : [];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node, at } = next;
    const facts = node instanceof Leaf ? 0 : factsOf(node);
    if (node instanceof Pair && facts !== undefined && facts & fact) return { node, at };
    if (!(node instanceof List) || (facts !== undefined && !(facts & fact))) continue;
    let end = at + node.width;
    for (let i = node.kids.length - 1; i >= 0; i--) {
      const kid = node.kids[i] as Node;
      end -= kid.width;
      stack.push({ node: kid, at: end });
    }
  }
  return undefined;
}

function factsOf(node: Node): number | undefined {
  return lastReading<Reading>(node)?.facts;
}
