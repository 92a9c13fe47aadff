/// Nodes of JGF have no room for what they carry along, so it stands apart, under a name for each node: the line of moves that leads to it
/// makes it, so that changes elsewhere leave it as it is.

import type { NodeModel } from '../../../record/model';

/// Where it stands in `meta`.
export const CARRIED = 'qipu';

const PAUSE = 32;

/// With the name of each; those that one line of moves leads to are numbered.
export function* eachKept(root: NodeModel, visit: (node: NodeModel, name: string) => void): Generator<void, void> {
  const stack = [{ node: root, before: 1 }];
  const met = new Map<number, number>();
  let steps = 0;
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (++steps % PAUSE === 0) yield;
    const { node, before } = next;
    const own = hashOf(node, before);
    const count = (met.get(own) ?? 0) + 1;
    met.set(own, count);
    visit(node, own.toString(36) + (count > 1 ? `.${count}` : ''));
    for (let i = node.children.length - 1; i >= 0; i--)
      stack.push({ node: node.children[i] as NodeModel, before: own });
  }
}

function hashOf({ move, setup = [] }: NodeModel, before: number): number {
  let hash = before;
  const add = (value: number): void => void (hash = Math.imul(hash ^ value, 0x01000193) >>> 0);
  if (move) for (const value of [move.color, move.point?.x ?? -1, move.point?.y ?? -1]) add(value);
  for (const { color, x, y } of setup) for (const value of [3 + color, x, y]) add(value);
  add(7);
  return hash;
}
