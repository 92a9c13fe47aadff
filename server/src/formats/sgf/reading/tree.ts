/// What is wrong with a tree as a tree.

import { Kind, SgfFlag } from '../../../syntax/sgf/lexer';
import { pieceOf } from '../../../syntax/sgf/piece';
import { isNodeLeaf, isUnopened, treeOf } from '../../../syntax/sgf/tree';
import { firstFlagged } from '../../../text/flagged';
import { items, itemsBackward } from '../../../text/list';
import { type Leaf, Pair, type Run } from '../../../text/node';
import { contextOfRoot, type GameContext, valueIn } from '../context';
import { rules } from '../rules';
import type { Gathering } from './reading';

interface NodesOf {
  readonly hasNode: boolean;
  /// From the start of the tree.
  readonly first: { readonly leaf: Leaf; readonly at: number } | undefined;
}

/// The nodes of a tree itself, without those of its variations.
export function nodesOf(pair: Pair): NodesOf {
  const { nodes } = treeOf(pair);
  const found = firstFlagged(nodes, SgfFlag.node);
  const first = found && { leaf: found.leaf, at: pair.open.width + found.start };
  return { hasNode: first !== undefined, first };
}

interface TreeRole {
  readonly isGame: boolean;
  readonly hasRoot: boolean;
  readonly isInner: boolean;
}

export function judgeTree(pair: Pair, all: Gathering, { isGame, hasRoot, isInner }: TreeRole): void {
  const { report } = all;
  const { forks } = treeOf(pair);
  const { first } = nodesOf(pair);
  const trees = firstTrees(forks);
  if (isInner) report.add({ rule: rules['game-inside-game'], from: 0, to: 1 });
  if (first) beginning(pair, first, all, hasRoot);
  else if (trees.length > 0) report.add({ rule: rules['tree-without-node'], from: 0, to: 1 });
  else if (pair.close)
    report.add({ rule: rules['empty-tree'], from: 0, to: pair.width - pair.close.width + pair.close.size });
  const [only] = trees;
  if (only && trees.length === 1 && first && !innerGame(only.pair)) {
    const from = pair.open.width + (treeOf(pair).nodes?.width ?? 0) + only.at;
    all.first({ key: 'lone', rule: rules['lone-variation'], at: from, size: 1 });
  }
  if (trees.length === 0 && first && (pair.close || isUnopened(pair)) && !(isGame && !hasMore(pair, first.leaf)))
    emptyEnd(pair, all);
}

/// The first node stands behind a variation, or lacks its semicolon.
function beginning(pair: Pair, { leaf, at }: { leaf: Leaf; at: number }, all: Gathering, hasRoot: boolean): void {
  if (leaf.kind === Kind.bare) {
    const [property] = pieceOf(leaf).properties;
    if (!property || (hasRoot && property.name === 'TE' && contextOfRoot(leaf).tygem)) return;
    const from = at + property.at;
    all.report.add({
      rule: rules['missing-semicolon'],
      from,
      to: from + property.written.length,
      params: { name: property.written },
    });
  } else if (isUnopened(pair)) {
    all.late++;
    all.report.add({ rule: rules['node-after-variation'], from: at, to: at + 1 });
  }
}

/// The first variations, two at most: more need not be told apart. Those without nodes do not count; those that begin with trees count as
/// these do.
function firstTrees(forks: Run): { pair: Pair; at: number }[] {
  const found: { pair: Pair; at: number }[] = [];
  let at = 0;
  for (const item of items(forks)) {
    if (item instanceof Pair && item.flags & SgfFlag.node) {
      found.push({ pair: item, at });
      if (!nodesOf(item).hasNode) found.push({ pair: item, at });
      if (found.length > 1) break;
    }
    at += item.width;
  }
  return found;
}

const hasMore = (pair: Pair, root: Leaf): boolean => lastNode(pair)?.leaf !== root;

/// The last node of a line, from the start of the tree.
function lastNode(pair: Pair): { leaf: Leaf; at: number } | undefined {
  const { nodes } = treeOf(pair);
  let at = pair.open.width + (nodes?.width ?? 0);
  for (const item of itemsBackward(nodes)) {
    at -= item.width;
    if (isNodeLeaf(item)) return { leaf: item, at };
  }
  return undefined;
}

function emptyEnd(pair: Pair, all: Gathering): void {
  const last = lastNode(pair);
  if (!last || last.leaf.kind !== Kind.node) return;
  const { properties, slips } = pieceOf(last.leaf);
  if (properties.length > 0 || slips.length > 0) return;
  all.report.add({ rule: rules['empty-node-at-end'], from: last.at, to: last.at + 1 });
}

/// A variation that states a version is a game, before which something was not closed.
export function innerGame(pair: Pair): GameContext | undefined {
  const first = nodesOf(pair).first;
  if (!first || valueIn(first.leaf, pieceOf(first.leaf), 'FF') === undefined) return undefined;
  return first.leaf.kind === Kind.text ? undefined : contextOfRoot(first.leaf);
}
