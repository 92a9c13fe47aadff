/// The way from the root of a text down to a token.

import { type Node, partsOf, type Run } from './node';

interface NodeAt {
  readonly node: Node;
  readonly at: number;
}

/// All nodes that hold the character at an offset, outermost first; at the end of the text, those that hold the last one.
export function* wayTo(root: Run, offset: number): Generator<NodeAt> {
  let here: NodeAt | undefined = root && { node: root, at: 0 };
  for (; here; here = partAt(here, offset)) yield here;
}

function partAt({ node, at: start }: NodeAt, offset: number): NodeAt | undefined {
  let at = start;
  const parts = partsOf(node);
  for (const [i, part] of parts.entries()) {
    if (offset < at + part.width || i === parts.length - 1) return { node: part, at };
    at += part.width;
  }
  return undefined;
}
