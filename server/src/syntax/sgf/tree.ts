/// What stands between two parentheses: the nodes of a line, and the lines in which it goes on. Nodes behind such a line are one more
/// of them, though no parenthesis stands before it: it is closed by that of the tree around.

import { join } from '../../text/list';
import { Flag, Leaf, List, type Node, Pair, Role, type Run, WholePair } from '../../text/node';
import { Pool } from '../../text/pool';
import { EventSlot } from '../../text/slot';
import { Kind, SgfFlag } from './lexer';

interface Tree {
  /// Nodes, and what stands between them. Starts behind the parenthesis.
  readonly nodes: Run;
  /// Trees, the last of them perhaps one without parentheses; and what stands between them.
  readonly forks: Run;
  /// What a format makes of it.
  does?: unknown;
}

const trees = new EventSlot<Tree>();

export const treeOf = (pair: Pair): Tree => trees.of(pair) ?? trees.keep(pair, readTree(pair.run));

/// A tree without a parenthesis of its own.
export const isUnopened = (pair: Pair): boolean => pair.open.width === 0;

const NOTHING = new Leaf('', Kind.open, Role.open, 0, 0, 0, 0);

/// Lists that are only cut anew are not worth remembering.
class Plain extends Pool {
  override list(kids: readonly Node[]): List {
    return new List(kids);
  }
}

const plain = new Plain();

function readTree(run: Run): Tree {
  if (!run || !(run.flags & Flag.paired)) return { nodes: run, forks: undefined };
  const [nodes, rest] = cutBefore(run, (node) => (node.flags & Flag.paired) !== 0);
  if (!rest || !hasLateNode(rest)) return { nodes, forks: rest };
  const [forks, late] = cutBefore(rest, hasLateNode);
  return { nodes, forks: late ? join(forks, new WholePair(NOTHING, late, undefined), plain) : forks };
}

/// What stands before the first item of a kind, and the rest. `has` is asked of a whole list, too.
function cutBefore(node: Node, has: (node: Node) => boolean): [Run, Run] {
  if (!has(node)) return [node, undefined];
  if (!(node instanceof List)) return [undefined, node];
  const { kids } = node;
  const index = kids.findIndex(has);
  const [before, from] = cutBefore(kids[index] as Node, has);
  return [join(runOf(kids.slice(0, index)), before, plain), join(from, runOf(kids.slice(index + 1)), plain)];
}

/// Kids of one list, as they stand in it.
const runOf = (kids: readonly Node[]): Run => (kids.length > 1 ? new List(kids) : kids[0]);

const late = new WeakMap<List, boolean>();

/// Is there a node beside the trees?
function hasLateNode(node: Node): boolean {
  if (node instanceof Pair) return false;
  if (!(node instanceof List)) return (node.flags & SgfFlag.node) !== 0;
  let has = late.get(node);
  if (has === undefined) {
    has = (node.flags & SgfFlag.node) !== 0 && node.kids.some(hasLateNode);
    late.set(node, has);
  }
  return has;
}

export const isNodeLeaf = (node: Node): node is Leaf => node instanceof Leaf && (node.flags & SgfFlag.node) !== 0;
