/// Where the tree of moves begins. Many records begin with what is no move and says nothing of itself, such as a header: it is the
/// start then, and is not drawn behind another one.

import type { Tree, TreeNode } from '../../server/src/protocol/tree';

interface Begun {
  readonly tree: Tree;
  /// The first column; unknown for a window that does not reach to the start.
  readonly first: number | undefined;
}

export function begun(tree: Tree): Begun {
  const [start, next] = tree.nodes;
  if (!start || start.column > 0) return { tree, first: undefined };
  if (!next || next.lane > 0 || !saysNothing(next) || tree.nodes.some(({ parent }, i) => parent === 0 && i > 1)) {
    return { tree, first: 0 };
  }
  const nodes = tree.nodes.slice(1).map((node) => ({ ...node, parent: Math.max(-1, node.parent - 1) }));
  return { tree: { ...tree, nodes, column: Math.max(1, tree.column) }, first: 1 };
}

const saysNothing = ({ number, color, label }: TreeNode): boolean =>
  number === undefined && color === undefined && label === '…';
