/// Which pairs at the top of a text are games, and which are parentheses in a letter.

import { beginsNode } from '../../../syntax/sgf/beginning';
import { Kind } from '../../../syntax/sgf/lexer';
import { Leaf, List, type Node, Pair, type Run } from '../../../text/node';

const known = new WeakMap<Pair, boolean>();

/// A game begins with a node, with a property, with nothing, or with another pair that begins one.
export function beginsGame(pair: Pair): boolean {
  const passed: Pair[] = [];
  let begins: boolean | undefined;
  for (let at: Pair | undefined = pair; at && begins === undefined; ) {
    begins = known.get(at);
    if (begins !== undefined) break;
    passed.push(at);
    const first: Node | undefined = firstItem(at.run);
    if (first instanceof Pair) at = first;
    else begins = !first || (first instanceof Leaf && beginsHere(first));
  }
  for (const one of passed) known.set(one, begins ?? false);
  return begins ?? false;
}

const beginsHere = (leaf: Leaf): boolean => leaf.kind === Kind.node || beginsNode(leaf.text, 0);

function firstItem(run: Run): Node | undefined {
  let node = run;
  while (node instanceof List) node = node.kids[0];
  return node;
}
