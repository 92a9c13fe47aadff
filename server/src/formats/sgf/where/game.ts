/// The game that a place is in.

import { Report } from '../../../record/finding';
import type { Spot } from '../../../record/locate';
import { firstIn, stretchOf } from '../../../record/stretch';
import { pieceOf } from '../../../syntax/sgf/piece';
import { Leaf, Pair } from '../../../text/node';
import { rootOf } from '../context';
import { beginning, Role, type SgfCourse } from '../play/course';
import type { SgfState } from '../play/state';
import { standard } from '../properties';
import { nodesOf } from '../reading/tree';

interface GameAt {
  readonly pair: Pair;
  readonly at: number;
}

/// The game of a spot, or the first one.
export function gameAt(course: SgfCourse, spot: Spot<SgfState> | undefined): GameAt | undefined {
  const line = course.root();
  const since = spot?.lines[0]?.since;
  const [part] = course.parts(line.node, line.role);
  if (part?.as !== 'run') return undefined;
  const found = firstIn(course, stretchOf(part, line.at), since === undefined ? undefined : since - 1);
  return found?.node instanceof Pair ? { pair: found.node, at: found.at } : undefined;
}

/// Where a game parts from others, the node that says which one it is.
export function informingAt({ lines }: Spot<SgfState>): Leaf | undefined {
  for (const { node } of lines.toReversed()) {
    const leaf = node instanceof Pair ? nodesOf(node).first?.leaf : undefined;
    if (leaf && pieceOf(leaf).properties.some(({ name }) => standard.get(name)?.place === 'info')) return leaf;
  }
  return undefined;
}

/// What is shown at a spot: the node, and where play stands behind it. Before all of a game that is its root.
export interface Shown {
  readonly state: SgfState;
  readonly node: { readonly leaf: Leaf; readonly at: number } | undefined;
}

export function shownAt(course: SgfCourse, spot: Spot<SgfState>): Shown {
  const { state, event } = spot;
  if (event?.node instanceof Leaf) return { state, node: { leaf: event.node, at: event.at } };
  const game = gameAt(course, spot);
  const root = game && rootOf(game.pair);
  if (!game || !root) return { state, node: undefined };
  const after = course.advance(beginning(game.pair), root.leaf, Role.node, 0, new Report());
  return { state: after, node: { leaf: root.leaf, at: game.at + root.at } };
}
