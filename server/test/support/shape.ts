/// A tree as words, so that two trees can be compared, and the promises that every node makes.

import { extentOf } from '../../src/text/extent';
import { Flag, Leaf, List, type Node, Pair, partsOf, type Run } from '../../src/text/node';

/// The items of a tree in the order of the text. How lists are balanced is left out: that may depend on history.
export function shapeOf(root: Run): string[] {
  const shape: string[] = [];
  const stack: (Node | string)[] = root ? [root] : [];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (typeof next === 'string') shape.push(next);
    else if (next instanceof Leaf) shape.push(leafWords(next));
    else {
      if (next instanceof Pair) {
        shape.push(`${next.reopened ? 'reopened ' : ''}${next.lent ? 'lent ' : ''}(`);
        stack.push(next.close ? ')' : 'open )');
      }
      const parts = partsOf(next);
      for (let i = parts.length - 1; i >= 0; i--) stack.push(parts[i] as Node);
    }
  }
  return shape;
}

const leafWords = (leaf: Leaf): string =>
  `${leaf.kind}.${leaf.role}.${leaf.id}.${leaf.size}.${leaf.flags}.${leaf.ahead} ${leaf.text}`;

/// What is wrong with a tree as a tree, whatever its text; nothing if all promises are kept.
export function brokenPromise(root: Run): string | undefined {
  const stack: Node[] = root ? [root] : [];
  for (let node = stack.pop(); node; node = stack.pop()) {
    const wrong = node instanceof Leaf ? wrongLeaf(node) : wrongSums(node);
    if (wrong) return wrong;
    if (node instanceof List) {
      const { kids } = node;
      if (kids.length < 2 || kids.length > 32) return `a list of ${kids.length}`;
      if (kids.some((kid) => kid.height !== node.height - 1)) return 'a list of kids of different heights';
    }
    stack.push(...partsOf(node));
  }
  return undefined;
}

function wrongLeaf(leaf: Leaf): string | undefined {
  const { width, lines, bytes } = extentOf(leaf.text);
  if (width === 0) return 'an empty leaf';
  if (leaf.width !== width || leaf.lines !== lines || leaf.bytes !== bytes) return `the extent of ${leaf.text}`;
  return leaf.size <= width ? undefined : `the size of ${leaf.text}`;
}

function wrongSums(node: List | Pair): string | undefined {
  const parts = partsOf(node);
  for (const sum of ['width', 'lines', 'bytes'] as const) {
    if (node[sum] !== parts.reduce((total, part) => total + part[sum], 0)) return `the ${sum} of a node`;
  }
  const ahead = parts.reduce((most, part) => Math.max(most - part.width, part.ahead), 0);
  if (node.ahead !== ahead) return 'how far a node looks ahead';
  const flags = parts.reduce((all, part) => all | part.flags, 0);
  const wanted = node instanceof Pair ? flags | Flag.paired : flags;
  const ignored = node instanceof Pair ? Flag.broken | Flag.wall : 0;
  return (node.flags & ~ignored) === (wanted & ~ignored) ? undefined : 'the flags of a node';
}
