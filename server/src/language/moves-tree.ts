/// The tree of moves around the cursor, as much of it as a panel draws: the columns near the cursor's, of the line that it is
/// on and of all that parts from it there.

import type { State } from '../record/line';
import { located, type Spot } from '../record/locate';
import type { Preferences } from './diagnostics';
import type { Checked, RecordDocument } from './document';
import { Drawing, type Drawn } from './tree-drawing';
import { type Label, Labels } from './tree-labels';
import { Counted, type Leg, lengthOf, type Way } from './way';

export interface TreeNode extends Label {
  readonly column: number;
  /// 0 is the line that the window begins with.
  readonly lane: number;
  /// Where in the list the node before it stands; -1 if it is not in the window.
  readonly parent: number;
  /// On the way to the cursor, or on the line that it is on.
  readonly on: boolean;
  readonly at: number;
}

/// A drawing of the tree that somebody has.
export interface Known {
  readonly stamp: string;
  readonly column: number;
}

/// Where the cursor is in the drawing that is known.
export interface Stayed {
  readonly stamp: string;
  readonly column: number;
}

export interface MovesTree {
  /// Equal for drawings of one text with the cursor on one line.
  readonly stamp: string;
  /// Where the cursor is: so many events from the start.
  readonly column: number;
  /// How many events the line has that the cursor is on.
  readonly length: number;
  /// The first and the last column that are shown; a variation may be longer than the line.
  readonly from: number;
  readonly to: number;
  readonly lanes: number;
  /// From column to column, and from lane to lane.
  readonly nodes: readonly TreeNode[];
}

interface Wanted {
  readonly offset: number;
  /// How many columns to each side of the cursor.
  readonly around: number;
  readonly checked: Checked | undefined;
  readonly preferences: Preferences;
  readonly known?: Known | undefined;
}

/// A cursor that goes along its line changes nothing in the drawing: it only needs another one when it comes near the edge.
export function* movesTree(document: RecordDocument, wanted: Wanted): Generator<void, MovesTree | Stayed | undefined> {
  const view = document.record;
  const spot: Spot<State> | undefined = view && (yield* located(view.course, wanted.offset));
  const counted = view && Counted.of(view);
  const way: Way | undefined = spot && (yield* (counted as Counted).wayTo(spot));
  if (!view || !counted || !spot || !way) return undefined;
  const { column } = way;
  const stamp = stampOf(document, way, wanted);
  const { known } = wanted;
  if (known?.stamp === stamp && Math.abs(known.column - column) <= wanted.around / 2) return { stamp, column };
  const length: number = yield* counted.length(way);
  const from = Math.max(0, column - wanted.around);
  const widest: number = yield* counted.reach(way, from);
  const to = Math.min(widest, column + wanted.around);
  const outline = document.session?.help?.outline;
  const drawn = yield* new Drawing(view.course, outline, counted, way, { from, to }).all();
  const labels = new Labels(view, outline, wanted);
  const lanes = drawn.reduce((most, { lane }) => Math.max(most, lane + 1), 0);
  return {
    stamp,
    column,
    length,
    from,
    to,
    lanes,
    nodes: yield* nodesOf(drawn, labels, movesBefore(drawn, way, spot)),
  };
}

const ids = new WeakMap<object, number>();
let lastId = 0;

function idOf(one: object | undefined): number {
  if (!one) return 0;
  const id = ids.get(one) ?? ++lastId;
  ids.set(one, id);
  return id;
}

/// All that a drawing depends on but its window.
function stampOf({ root }: RecordDocument, { legs }: Way, { checked, preferences }: Wanted): string {
  const leg = legs.at(-1) as Leg;
  const { depth, line } = leg;
  return [idOf(root), idOf(checked), idOf(preferences), depth, line.at, line.since, lengthOf(leg)].join('-');
}

/// How many moves stand before the window: those at the cursor are known, and those in the window have been counted.
function movesBefore(drawn: readonly Drawn[], { column }: Way, { state }: Spot<State>): number {
  if (drawn[0]?.column === 0) return 0;
  const here = drawn.find((node) => node.on && node.column === column);
  return (state.ply?.number ?? 0) - (here?.moves ?? 0);
}

const PAUSE = 64;

function* nodesOf(drawn: readonly Drawn[], labels: Labels, before: number): Generator<void, TreeNode[]> {
  const places = new Map(drawn.map((node, index) => [node, index]));
  const nodes: TreeNode[] = [];
  for (const node of drawn) {
    const { column, lane, on, at, event, begins, moves } = node;
    const label = event ? labels.of(event, before + moves, begins) : labels.start;
    const parent = (node.parent && places.get(node.parent)) ?? -1;
    nodes.push({ column, lane, parent, on, at, ...label });
    if (nodes.length % PAUSE === 0) yield;
  }
  return nodes;
}
