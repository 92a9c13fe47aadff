/// Parentheses: missing ones, ones too many, trees that hold nothing or are the only ones.

import type { Fault, Fix } from '../../../record/quick-fix';
import { Kind, SgfFlag } from '../../../syntax/sgf/lexer';
import { isUnopened, treeOf } from '../../../syntax/sgf/tree';
import { type Edit, textBetween } from '../../../text/edit';
import { items, lastItem, lastLeaf } from '../../../text/list';
import { Pair, type Run } from '../../../text/node';
import { wayTo } from '../../../text/way';
import { nodesOf } from '../reading/tree';
import { type NodePlace, nodeAt } from '../where/place';
import { REMOVE, removing, say, saysNothing, withoutNode } from './places';

interface TreeAt {
  readonly pair: Pair;
  readonly at: number;
}

/// The trees that an offset stands in, outermost first.
export const treesAround = (root: Run, offset: number): TreeAt[] =>
  [...wayTo(root, offset)].flatMap(({ node, at }) => (node instanceof Pair ? [{ pair: node, at }] : []));

const endOfText = (root: Run): number => (root ? root.width - (lastLeaf(root).width - lastLeaf(root).size) : 0);

/// As many as are open at the end.
export function openAtEnd(root: Run): number {
  let count = 0;
  for (let item = lastItem(root); item instanceof Pair && !item.close; item = lastItem(item.run)) count++;
  return count;
}

export function* unclosedTree({ root }: Fault): Generator<Fix> {
  const at = endOfText(root);
  const count = openAtEnd(root);
  yield {
    title: say(`Add ${')'.repeat(Math.min(count, SHOWN))}`, `补上 ${')'.repeat(Math.min(count, SHOWN))}`),
    edits: [{ from: at, to: at, text: ')'.repeat(count) }],
    sure: true,
  };
}

const SHOWN = 8;

/// The trees around are closed before the game; a parenthesis that would have closed one of them goes.
export function* innerGame({ root, from }: Fault): Generator<Fix> {
  const around = treesAround(root, from).slice(0, -1);
  const inner = treesAround(root, from).at(-1);
  if (!inner || around.length === 0) return;
  const end = inner.at + inner.pair.width;
  const isLast = around.every(
    ({ pair, at }) => end === at + pair.width - (pair.close?.width ?? 0) || !pair.close || endsWith(pair, inner.pair),
  );
  if (!isLast) return;
  const before = textBetween(root, Math.max(0, from - SHOWN), from);
  const at = from - (/\s*$/.exec(before)?.[0].length ?? 0);
  const closers = around.flatMap(({ pair, at: start }): Edit[] => {
    const { close } = pair;
    const place = start + pair.width - (close?.width ?? 0);
    return close ? [{ from: place, to: place + close.size, text: '' }] : [];
  });
  yield {
    title: say('Close the game before', '把前一局关闭'),
    edits: [{ from: at, to: at, text: ')'.repeat(around.length) }, ...closers.sort((a, b) => a.from - b.from)],
    sure: true,
  };
}

function endsWith(pair: Pair, inner: Pair): boolean {
  let item = lastItem(pair.run);
  while (item instanceof Pair && item !== inner) item = lastItem(item.run);
  return item === inner;
}

const parentheses = ({ pair, at }: TreeAt): Edit[] => {
  const { open, close, width } = pair;
  const opening = { from: at, to: at + open.size, text: '' };
  const place = at + width - (close?.width ?? 0);
  return close ? [opening, { from: place, to: place + close.size, text: '' }] : [opening];
};

/// Inside of a game its parentheses say nothing.
export function* withoutNodes({ root, from }: Fault): Generator<Fix> {
  const trees = treesAround(root, from);
  const tree = trees.at(-1);
  if (tree && trees.length > 1) yield { title: REMOVE, edits: parentheses(tree), sure: true };
}

/// A variation gets its parentheses; one that closes it may stand there already, behind the game.
export function* afterVariation({ root, from }: Fault): Generator<Fix> {
  const trees = treesAround(root, from);
  const tree = trees.at(-1);
  const game = trees[0];
  if (!tree || !game) return;
  const { pair, at } = tree;
  const last = lastLeaf(pair.run ?? pair.open);
  const end = at + pair.width - (pair.close?.width ?? 0) - (last.width - last.size);
  const behind = textBetween(root, game.at + game.pair.width, game.at + game.pair.width + 1);
  const closing: Edit[] = behind === ')' ? [] : [{ from: end, to: end, text: ')' }];
  yield {
    title: say('Put it into parentheses', '加上括号'),
    edits: [{ from, to: from, text: '(' }, ...closing],
    sure: true,
  };
}

/// Every variation of a game that is the only one becomes the line itself.
export function* spliced({ root, from }: Fault): Generator<Fix> {
  const [game] = treesAround(root, from);
  if (!game) return;
  const edits = loneIn(game).flatMap(parentheses);
  edits.sort((a, b) => a.from - b.from);
  yield { title: say('Make it the line itself', '并入主线'), edits, sure: true };
}

const MOST = 20_000;

function loneIn(game: TreeAt): TreeAt[] {
  const lone: TreeAt[] = [];
  const stack: TreeAt[] = [game];
  for (let tree = stack.pop(); tree && lone.length < MOST; tree = stack.pop()) {
    const forks = forksOf(tree);
    const [only] = forks;
    if (only && forks.length === 1 && !isUnopened(only.pair) && nodesOf(only.pair).hasNode) lone.push(only);
    stack.push(...forks);
  }
  return lone;
}

function forksOf({ pair, at }: TreeAt): TreeAt[] {
  const { nodes, forks } = treeOf(pair);
  const found: TreeAt[] = [];
  let start = at + pair.open.width + (nodes?.width ?? 0);
  for (const item of items(forks)) {
    if (item instanceof Pair && item.flags & SgfFlag.node) found.push({ pair: item, at: start });
    start += item.width;
  }
  return found;
}

/// With those before it that are empty too.
export function* emptyEnd(fault: Fault): Generator<Fix> {
  const edits: Edit[] = [];
  let node: NodePlace | undefined = nodeAt(fault.root, fault.from + 1);
  const tree = treesAround(fault.root, fault.from).at(-1);
  const first = tree && nodesOf(tree.pair).first;
  const start = tree && first ? tree.at + first.at : 0;
  while (node && node.start > start && node.leaf.kind === Kind.node && saysNothing(node.leaf)) {
    edits.push(withoutNode(fault, node.leaf, node.start));
    node = nodeAt(fault.root, node.start);
  }
  if (edits.length > 0) yield removing(edits.reverse(), true);
}
