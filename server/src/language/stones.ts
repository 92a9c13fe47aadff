/// A stone, or a piece, through a game: the move that put it where it is, those before that brought it, and what becomes of it
/// on the line.

import { placeOf } from '../record/ahead';
import type { State } from '../record/line';
import { located, type Occurrence, type Spot } from '../record/locate';
import { moveOf } from '../record/moves';
import type { Ply } from '../record/ply';
import { lastStop, type Stop } from '../record/steps';
import { type RecordView, viewAt } from '../record/view';
import { setUpFrom, stoneAt } from './steps';

/// More moves are not gone back through.
const FAR = 5000;
const PAUSE = 512;
/// Nobody goes to more places.
const MOST = 1000;

/// A move, with where it goes and where play stands after it.
interface Moved {
  readonly spot: Spot<State>;
  readonly event: Occurrence;
  /// Where it goes, as a cell of the board.
  readonly cell: number;
  /// That of a piece which moves: where it came from.
  readonly from: number | undefined;
}

/// The move that an offset is in, if it goes somewhere.
export function* movedAt(record: RecordView, offset: number): Generator<void, Moved | undefined> {
  const spot: Spot<State> | undefined = yield* located(record.course, offset);
  const { event, state } = spot ?? {};
  if (!spot || !event || !state || offset > event.at + event.node.width) return undefined;
  const view = viewAt(record, spot);
  const move = view.move(event, state);
  if (!move?.cell) return undefined;
  const cell = move.cell.y * view.columns + move.cell.x;
  const { from } = move;
  const own = state.ply?.isMove && state.ply.cell === cell ? state.ply : undefined;
  return { spot, event, cell, from: from ? from.y * view.columns + from.x : own && cameFrom(own, cell) };
}

/// Where what now stands on a cell stood before a ply.
function cameFrom({ changes }: Ply, cell: number): number | undefined {
  const now = after(changes, cell);
  for (let i = 0; now && i < changes.length; i += 3) {
    if (changes[i + 1] === now && changes[i + 2] !== now) return changes[i];
  }
  return undefined;
}

/// Where what stood on a cell before a ply stands after it; undefined if it is gone.
function wentTo({ changes }: Ply, cell: number): number | undefined {
  const i = indexOf(changes, cell);
  const what = changes[i + 1];
  if (what === changes[i + 2]) return cell;
  for (let k = 0; what && k < changes.length; k += 3) {
    if (changes[k + 2] === what && changes[k + 1] !== what) return changes[k];
  }
  return undefined;
}

function indexOf(changes: readonly number[], cell: number): number {
  for (let i = 0; i < changes.length; i += 3) if (changes[i] === cell) return i;
  return -1;
}

const after = (changes: readonly number[], cell: number): number => changes[indexOf(changes, cell) + 2] ?? 0;

/// Where the stone was put that stands where a move goes, or the piece that it moves: the offset of the move, or of the set-up. A
/// move to a free point is its own.
export function* originOf(record: RecordView, { spot, cell, from, event }: Moved): Generator<void, number | undefined> {
  const before = beforeMove(spot, cell);
  const place = from ?? cell;
  if (from === undefined && !standing(before.state.ply, cell)) return event.at;
  return (yield* putAt(record, before, place)) ?? event.at;
}

/// Play as it was before the move, if the board has let it be made.
function beforeMove(spot: Spot<State>, cell: number): Spot<State> {
  const { ply } = spot.state;
  return ply?.isMove && ply.cell === cell ? withPly(spot, ply.prev) : spot;
}

const withPly = ({ state, event, lines }: Spot<State>, ply: Ply | undefined): Spot<State> => ({
  state: { ...state, ply },
  path: [],
  event,
  lines,
});

/// The ply that put what stands on a cell, if anything does.
function standing(last: Ply | undefined, cell: number): Ply | undefined {
  let ply = last?.changed;
  for (let i = 0; ply && i < FAR; i++, ply = ply.prev?.changed) {
    if (indexOf(ply.changes, cell) >= 0) return after(ply.changes, cell) === 0 ? undefined : ply;
  }
  return undefined;
}

function* putAt(record: RecordView, spot: Spot<State>, cell: number): Generator<void, number | undefined> {
  const { columns } = viewAt(record, spot);
  const put = stoneAt(record, spot, { x: cell % columns, y: Math.floor(cell / columns) });
  if (typeof put !== 'object') return put;
  if (put.isMove) return moveOf(record.course, spot.lines, put.ordinal)?.at;
  return yield* setUpFrom(record, spot, put);
}

/// All moves that concern the stone: those that brought it to where it is, and on the line those that move it, take it, or try its point.
/// The first is where it comes from.
export function* lifeOf(record: RecordView, moved: Moved): Generator<void, number[]> {
  const { spot, cell } = moved;
  const put = standing(beforeMove(spot, cell).state.ply, moved.from ?? cell) ?? standing(spot.state.ply, cell);
  if (!put) return [moved.event.at];
  const found: number[] = [];
  let first: Ply = put;
  let place = moved.from ?? cell;
  for (let i = 0; i < FAR; i++) {
    const from = cameFrom(first, place);
    const before = from === undefined ? undefined : standing(first.prev, from);
    if (from === undefined || !before) break;
    if (first.isMove) found.push(...at(record, spot, first));
    [first, place] = [before, from];
  }
  const origin: number | undefined = yield* putAt(record, withPly(spot, first), place);
  if (origin !== undefined) found.push(origin);
  found.reverse();
  yield* later(record, moved, put, found);
  return [...new Set(found)];
}

const at = ({ course }: RecordView, { lines }: Spot<State>, { ordinal }: Ply): number[] => {
  const event = moveOf(course, lines, ordinal);
  return event ? [event.at] : [];
};

/// What becomes of it to the end of the line.
function* later(
  record: RecordView,
  { spot, cell, from = cell }: Moved,
  put: Ply,
  found: number[],
): Generator<void, void> {
  const here = placeOf(record.course, spot);
  const last: Stop | undefined = here && (yield* lastStop(record.course, here));
  const end: Spot<State> | undefined = last && (yield* located(record.course, last.event.at));
  const plies: Ply[] = [];
  let place: number | undefined = from;
  let count = 0;
  for (let ply = end?.state.ply; ply && ply.depth > put.depth; ply = ply.prev) {
    plies.push(ply);
    if (++count % PAUSE === 0) yield;
  }
  for (const ply of plies.reverse()) {
    if (++count % PAUSE === 0) yield;
    if (!end || place === undefined || found.length >= MOST) return;
    const changes = indexOf(ply.changes, place) >= 0;
    if (!changes && !tries(record, end, ply, place)) continue;
    found.push(...at(record, end, ply));
    if (changes) place = wentTo(ply, place);
  }
}

/// Does a move go to a taken cell?
function tries(record: RecordView, spot: Spot<State>, ply: Ply, cell: number): boolean {
  if (!ply.isMove || ply.cell === null) return false;
  if (ply.cell !== undefined) return ply.cell === cell;
  const event = moveOf(record.course, spot.lines, ply.ordinal);
  const view = viewAt(record, spot);
  const to = event && view.move(event, spot.state)?.cell;
  return to !== undefined && to !== null && to.y * view.columns + to.x === cell;
}
