/// Where the cursor has to go for a step through the record: to the event before or after, along the lines, to a comment, to
/// the move that put a stone.

import type { Go } from '../protocol/steps';
import { placeOf } from '../record/ahead';
import type { Course, State } from '../record/line';
import { located, type Occurrence, type Spot } from '../record/locate';
import { moveOf } from '../record/moves';
import { happenings } from '../record/passage';
import { areOne, type Ply, whoPut } from '../record/ply';
import { samePlies } from '../record/same-plies';
import { besides, type Frame, frameAt, gameAround, lastStop, nextStop, previousStop, type Stop } from '../record/steps';
import { type Cell, type RecordView, viewAt } from '../record/view';
import type { RecordDocument } from './document';
import { Counted, type Way } from './way';

const PAUSE = 64;

/// How many events are passed.
const stepsOf = (go: Go): number => (go.endsWith('10') ? 10 : 1);

/// The offset to go to; undefined when there is nowhere to go.
export function* stepFrom(document: RecordDocument, offset: number, go: Go): Generator<void, number | undefined> {
  const view = document.record;
  const spot: Spot<State> | undefined = view && (yield* located(view.course, offset));
  if (!view || !spot) return undefined;
  const { course } = view;
  const here = placeOf(course, spot);
  const { event } = spot;
  if (!here) return undefined;
  switch (go) {
    case 'start':
      return startOf(course, here);
    case 'previous':
    case 'previous10':
      return backwards(course, event, stepsOf(go));
    case 'next':
    case 'next10':
      return repeated(here, stepsOf(go), (from) => nextStop(course, from))?.event.at;
    case 'end': {
      const last: Stop | undefined = yield* lastStop(course, here);
      return last?.event.at;
    }
    case 'nextVariation':
      return lineBeside(course, here, 'next');
    case 'previousVariation':
      return lineBeside(course, here, 'previous');
    case 'nextComment':
      return yield* comment(view, here, nextStop);
    case 'previousComment':
      return event && (yield* comment(view, frameAt(course, event), previousStop));
    default:
      return undefined;
  }
}

function repeated(from: Frame, times: number, step: (frame: Frame) => Stop | undefined): Stop | undefined {
  let found: Stop | undefined;
  for (let i = 0; i < times; i++) {
    const next = step(found?.frame ?? from);
    if (!next) break;
    found = next;
  }
  return found;
}

function backwards(course: Course<State>, event: Occurrence | undefined, times: number): number | undefined {
  const from = event && frameAt(course, event);
  if (!from) return undefined;
  let last: Stop = { frame: from, event };
  for (let i = 0; i < times; i++) {
    const before = previousStop(course, last.frame);
    if (!before) {
      const start = startOf(course, from);
      return start !== undefined && start < event.at ? start : undefined;
    }
    last = before;
  }
  return last.event.at;
}

/// In front of the first move: at what is set up before it, or at the line itself.
function startOf(course: Course<State>, place: Frame): number {
  const { at, first } = gameAround(course, place);
  const event = first?.event;
  return event && !course.isMove(event.node, event.role) ? event.at : at;
}

function lineBeside(course: Course<State>, here: Frame, side: 'next' | 'previous'): number | undefined {
  const way = besides(course, here, side);
  if (!way || 'event' in way) return way?.event.at;
  return nextStop(course, way.line)?.event.at ?? way.line.occurrence.at;
}

/// The first event with a comment that steps lead to.
function* comment(
  view: RecordView,
  from: Frame | undefined,
  step: typeof nextStop,
): Generator<void, number | undefined> {
  let stop = from && step(view.course, from);
  for (let count = 1; stop; count++) {
    if (view.comment?.(stop.event)) return stop.event.at;
    stop = step(view.course, stop.frame);
    if (count % PAUSE === 0) yield;
  }
  return undefined;
}

/// The event that comes at a place of the current line, counted from the start; the end of the line, if it has not so many.
export function* columnFrom(
  document: RecordDocument,
  offset: number,
  column: number,
): Generator<void, number | undefined> {
  const view = document.record;
  const spot: Spot<State> | undefined = view && (yield* located(view.course, offset));
  const counted = view && Counted.of(view);
  const way: Way | undefined = spot && (yield* (counted as Counted).wayTo(spot));
  if (!counted || !way) return undefined;
  const length: number = yield* counted.length(way);
  return yield* counted.offsetOf(way, Math.max(0, Math.min(column, length)));
}

/// Where what stands on a cell was put there.
export function* stoneFrom(document: RecordDocument, offset: number, cell: Cell): Generator<void, number | undefined> {
  const view = document.record;
  const spot: Spot<State> | undefined = view && (yield* located(view.course, offset));
  if (!view || !spot) return undefined;
  const put = stoneAt(view, spot, cell);
  if (typeof put !== 'object') return put;
  if (put.isMove) return moveOf(view.course, spot.lines, put.ordinal)?.at;
  return yield* setUpFrom(view, spot, put);
}

export const stoneAt = (view: RecordView, spot: Spot<State>, cell: Cell): Ply | number | undefined =>
  view.stone ? view.stone(spot, cell) : whoPut(spot.state.ply, cell.y * viewAt(view, spot).columns + cell.x);

/// Set-up has no number: it is looked for between the moves before and behind it.
export function* setUpFrom({ course }: RecordView, spot: Spot<State>, put: Ply): Generator<void, number | undefined> {
  const { lines, event } = spot;
  let next: Ply | undefined;
  for (let ply = spot.state.ply; ply && !areOne(ply, put); ply = ply.prev) if (ply.isMove) next = ply;
  let last: Ply | undefined = put;
  while (last && !last.isMove) last = last.prev;
  const start = lines[0]?.since ?? lines[0]?.at ?? 0;
  const from = (last && moveOf(course, lines, last.ordinal)?.at) ?? start;
  const to = (next && moveOf(course, lines, next.ordinal)?.at) ?? (event?.at ?? start) + 1;
  let found: number | undefined;
  yield* happenings(course, { from, to }, ({ event: { at }, before, after }) => {
    if (samePlies(after.ply, put) && !samePlies(before.ply, put)) found = at;
    return found !== undefined;
  });
  return found;
}
