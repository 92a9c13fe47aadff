/// Games that were put together in one tree: below the node at which each says which one it is, the lines are its own.

import type { GameModel, NodeModel } from './model';

/// From the root to a node, the last one first.
interface Way {
  readonly node: NodeModel;
  readonly before: Way | undefined;
}

interface Part {
  readonly way: Way | undefined;
  readonly node: NodeModel;
}

/// Each game by itself, from the root to all ends of its lines; what belongs to none is one of its own.
export function takenApart(game: GameModel): GameModel[] {
  const parts: Part[] = [];
  const own = new Map<NodeModel, NodeModel>();
  const stack: Part[] = [{ way: undefined, node: game.root }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { way, node } = next;
    if (node.info && node !== game.root) {
      parts.push(next);
      continue;
    }
    for (const child of [...node.children].reverse()) stack.push({ way: { node, before: way }, node: child });
    own.set(node, { ...node, children: [] });
  }
  if (parts.length === 0) return [game];
  const rest = restOf(game, own);
  const all = parts.map((part) => gameOf(game, part));
  return rest ? [...all, rest] : all;
}

function gameOf(game: GameModel, { way, node }: Part): GameModel {
  const info = { ...game.info, ...node.info };
  let child: NodeModel = { ...node, info: undefined };
  for (let before = way; before; before = before.before) child = { ...before.node, children: [child] };
  return { ...game, info, root: child, at: node.at };
}

/// The lines on which no game is named; nothing if there are none that end.
function restOf(game: GameModel, own: ReadonlyMap<NodeModel, NodeModel>): GameModel | undefined {
  const ending = new Set<NodeModel>();
  // Those on the way come before those behind them.
  for (const [node, copy] of [...own].reverse()) {
    copy.children = node.children.flatMap((child) => (ending.has(child) ? (own.get(child) ?? []) : []));
    if (node.children.length === 0 || copy.children.length > 0) ending.add(node);
  }
  const root = own.get(game.root);
  return root && ending.has(game.root) ? { ...game, root } : undefined;
}
