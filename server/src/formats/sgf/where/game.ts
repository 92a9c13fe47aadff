/// The game that a place is in.

import { Report } from '../../../record/finding';
import type { Occurrence, Spot } from '../../../record/locate';
import { firstIn, lastIn, type Stretch, stretchOf } from '../../../record/stretch';
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
  const games = gamesOf(course);
  const since = spot?.lines[0]?.since;
  return games && gameOf(firstIn(course, games, since === undefined ? undefined : since - 1));
}

function gamesOf(course: SgfCourse): Stretch | undefined {
  const line = course.root();
  const [part] = course.parts(line.node, line.role);
  return part?.as === 'run' ? stretchOf(part, line.at) : undefined;
}

const gameOf = (found: Occurrence | undefined): GameAt | undefined =>
  found?.node instanceof Pair ? { pair: found.node, at: found.at } : undefined;

/// Where the root of a game starts, of a place that is in front of it: at the parenthesis, or before the first game.
export function rootAfter(course: SgfCourse, offset: number): number | undefined {
  const games = gamesOf(course);
  const game = games && gameOf(lastIn(course, games, offset) ?? firstIn(course, games));
  const root = game && rootOf(game.pair);
  const at = root && game.at + root.at;
  return at !== undefined && offset < at ? at : undefined;
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
