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
