/// All of a text in its order, brackets told apart from what stands between them; for whoever goes through very long texts.

import { PAUSE } from '../record/layout';
import { Leaf, List, type Node, type Pair, type Run } from '../text/node';

interface Visitor {
  open(pair: Pair): void;
  leaf(leaf: Leaf): void;
  close(pair: Pair): void;
}

/// Pauses.
export function* walked(root: Run, visitor: Visitor): Generator<void, void> {
  const nodes: (Node | undefined)[] = root ? [root] : [];
  const open: Pair[] = [];
  for (let count = 1; nodes.length > 0; count++) {
    const node = nodes.pop();
    if (node instanceof Leaf) visitor.leaf(node);
    else if (node instanceof List) for (let i = node.kids.length - 1; i >= 0; i--) nodes.push(node.kids[i]);
    else if (node) {
      visitor.open(node);
      open.push(node);
      nodes.push(undefined);
      if (node.run) nodes.push(node.run);
    } else visitor.close(open.pop() as Pair);
    if (count % PAUSE === 0) yield;
  }
}

/// Whether all items of a run are so; none is asked after one that is not.
export function everyItem(run: Run, is: (item: Leaf | Pair) => boolean): boolean {
  if (!run) return true;
  return run instanceof List ? run.kids.every((kid) => everyItem(kid, is)) : is(run);
}
