/// The board at a place in the text, or at the end of the main line.

import { SIDES } from '../games/shared/sides';
import { located } from '../record/locate';
import { type Mark, type Position, type RecordView, type Sight, viewAt } from '../record/view';
import type { RecordDocument } from './document';
import { firstSide } from './turn';

export interface BoardAt extends Position {
  readonly game: string;
  readonly geometry?: RecordView['geometry'];
  readonly columns: number;
  readonly boardRows: number;
  readonly node: {
    readonly path: readonly number[];
    readonly move: number;
    readonly from: number;
    readonly to: number;
  };
}

export function* boardAt(
  document: RecordDocument,
  offset?: number,
  sight?: Sight,
): Generator<void, BoardAt | undefined> {
  const { record } = document;
  if (!record) return undefined;
  const spot = yield* located(record.course, offset);
  if (!spot) return undefined;
  const view = viewAt(record, spot);
  const [main] = spot.lines;
  const at = spot.event?.at ?? main?.since ?? main?.at ?? 0;
  const span = (spot.event && view.span?.(spot.event)) ?? { from: 0, to: spot.event?.node.width ?? 0 };
  yield;
  const position = view.position(spot, sight);
  yield;
  const marks = yield* marked(position, view.marks?.(spot) ?? []);
  const path = yield* spot.counted();
  return {
    game: view.game,
    ...(view.geometry ? { geometry: view.geometry } : {}),
    columns: view.columns,
    boardRows: view.rows,
    ...turned(position, firstSide(view, spot)),
    marks,
    node: { path, move: spot.state.ply?.number ?? 0, from: at + span.from, to: at + span.to },
  };
}

/// So many marks are looked at between two pauses.
const PAUSE = 128;

/// All marks, those that say the same only once.
function* marked(position: Position, more: Iterable<Mark | undefined>): Generator<void, readonly Mark[]> {
  const marks = new Map<string, Mark>();
  for (const mark of position.marks) marks.set(keyOf(mark), mark);
  let count = 0;
  for (const mark of more) {
    if (mark) marks.set(keyOf(mark), mark);
    if (!mark || ++count % PAUSE === 0) yield;
  }
  return [...marks.values()];
}

const keyOf = ({ x, y, form = '', color = 0, label = '' }: Mark): string => `${x} ${y} ${form} ${color} ${label}`;

/// Black and White alone have names that are the same in all formats of Go.
function turned(position: Position, side: number | undefined): Position {
  const toMove = side === undefined ? undefined : SIDES[side];
  return toMove !== undefined && position.toMove !== undefined ? { ...position, toMove } : position;
}
