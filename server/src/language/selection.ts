/// What can be selected around a place, from the inside out: a token, what stands between its brackets, the brackets with it, and so on.

import type { Stretch } from '../record/view';
import { lastLeaf } from '../text/list';
import { Leaf, type Node, Pair, partsOf, type Run } from '../text/node';

/// So many of the innermost; editors keep a stack of their own for them.
const MOST = 100;

/// From the innermost to the whole text.
export function selectionsAt(root: Run, offset: number): readonly Stretch[] {
  if (!root) return [];
  const found: Stretch[] = [{ from: 0, to: root.width }];
  let node: Node | undefined = root;
  let start = 0;
  while (node) {
    if (node instanceof Pair) add(found, start, start + visible(node));
    if (node instanceof Leaf && offset <= start + node.size) add(found, start, start + node.size);
    const run: Run = node instanceof Pair ? node.run : undefined;
    const inside: At | undefined = partAt(node, start, offset);
    if (run && inside?.node === run) add(found, inside.at, inside.at + visible(run));
    node = inside?.node;
    start = inside?.at ?? start;
  }
  return found.slice(-MOST).reverse();
}

interface At {
  readonly node: Node;
  readonly at: number;
}

function partAt(node: Node, start: number, offset: number): At | undefined {
  const parts = partsOf(node);
  let at = start;
  for (const [i, part] of parts.entries()) {
    if (offset < at + part.width || i === parts.length - 1) return { node: part, at };
    at += part.width;
  }
  return undefined;
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
