/// Leaves found by their flags: nodes know which flags there are inside, so nothing else is walked.

import { Leaf, type Node, partsOf, type Run } from './node';

/// The first leaf that has a flag, and where it starts.
export function firstFlagged(root: Run, flag: number): { leaf: Leaf; start: number } | undefined {
  if (!root || !(root.flags & flag)) return undefined;
  let node: Node = root;
  let start = 0;
  while (!(node instanceof Leaf)) {
    let next: Node | undefined;
    for (const part of partsOf(node)) {
      next = part;
      if (part.flags & flag) break;
      start += part.width;
    }
    node = next as Node;
  }
  return { leaf: node, start };
}

/// All leaves that have a flag, in the order of the text, each with where it starts.
export function* flaggedLeaves(root: Run, flag: number): Generator<{ leaf: Leaf; start: number }> {
  const nodes: Node[] = root ? [root] : [];
  const starts: number[] = [0];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const start = starts.pop() as number;
    if (!(node.flags & flag)) continue;
    if (node instanceof Leaf) {
      yield { leaf: node, start };
      continue;
    }
    let at = start + node.width;
    for (const part of partsOf(node).toReversed()) {
      at -= part.width;
      nodes.push(part);
      starts.push(at);
    }
  }
}
