/// What can be selected around a place, from the inside out: a token, what stands between its brackets, the brackets with it, and so on.

import type { Stretch } from '../record/view';
import { lastLeaf } from '../text/list';
import { Leaf, type Node, Pair, type Run } from '../text/node';
import { wayTo } from '../text/way';

/// So many of the innermost; editors keep a stack of their own for them.
const MOST = 100;

/// From the innermost to the whole text.
export function selectionsAt(root: Run, offset: number): readonly Stretch[] {
  if (!root) return [];
  const found: Stretch[] = [{ from: 0, to: root.width }];
  let around: Node | undefined;
  for (const { node, at } of wayTo(root, offset)) {
    const isInside = around instanceof Pair && around.run === node;
    if (node instanceof Pair || isInside) add(found, at, at + visible(node));
    if (node instanceof Leaf && offset <= at + node.size) add(found, at, at + node.size);
    around = node;
  }
  return found.slice(-MOST).reverse();
}

/// Its width without the white space behind it.
const visible = (node: Node): number => {
  const { text, size } = lastLeaf(node);
  return node.width - (text.length - size);
};

/// Each is larger than the one in it.
function add(found: Stretch[], from: number, to: number): void {
  const around = found[found.length - 1] as Stretch;
  if (to > from && to - from < around.to - around.from) found.push({ from, to });
}
