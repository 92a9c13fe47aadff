/// Where the cursor has to go for a step through the record: to the event before or after, along the lines, to a comment, to
/// the move that put a stone.

import type { Course, State } from '../record/line';
import { located, type Occurrence, type Spot } from '../record/locate';
import { moveOf } from '../record/moves';
import { type Ply, samePlies, whoPut } from '../record/ply';
import { besides, type Frame, frameAt, lastStop, lineIn, nextStop, previousStop, type Stop } from '../record/steps';
import type { Cell, RecordView } from '../record/view';
import type { RecordDocument } from './document';
import { finite, type Go } from './go';

const PAUSE = 64;

/// The offset to go to; undefined when there is nowhere to go.
export function* stepFrom(document: RecordDocument, offset: number, go: Go): Generator<void, number | undefined> {
  const view = document.record;
  const spot: Spot<State> | undefined = view && (yield* located(view.course, offset));
  if (!view || !spot) return undefined;
  const { course } = view;
  const here = placeOf(course, spot);
  const { event } = spot;
  if (go === 'start') return startOf(course);
  if (go === 'previous' || go === 'previous10') return backwards(course, event, finite(go));
  if (!here) return undefined;
  switch (go) {
    case 'next':
    case 'next10':
      return repeated(here, finite(go), (from) => nextStop(course, from))?.event.at;
    case 'end': {
      const last: Stop | undefined = yield* lastStop(course, here);
      return last?.event.at;
    }
    case 'nextVariation':
      return lineBeside(course, here, 'next');
    case 'previousVariation':
      return lineBeside(course, here, 'previous');
    case 'nextComment':
      return yield* nextComment(view, here);
    default:
      return undefined;
  }
}

/// The event at the spot; where the line is yet to begin, the line.
export function placeOf(course: Course<State>, { event, lines }: Spot<State>): Frame | undefined {
  const line = lines[lines.length - 1];
  const inLine = line && event && event.at >= line.at && event.at < line.at + line.node.width;
  const target = line && !inLine ? line : event;
  return target && frameAt(course, target);
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
      const start = startOf(course);
      return start !== undefined && start < event.at ? start : undefined;
    }
    last = before;
  }
  return last.event.at;
}

/// In front of the first move: at what is set up before it, or at the line itself.
function startOf(course: Course<State>): number | undefined {
  const root = course.root();
  if (!root) return undefined;
  const line = frameAt(course, root);
  const first = line && nextStop(course, line)?.event;
  return first && !course.isMove(first.node, first.role) ? first.at : root.at;
}

function lineBeside(course: Course<State>, here: Frame, side: 'next' | 'previous'): number | undefined {
  const forks = besides(here, side);
  const line = forks && lineIn(course, forks);
  if (!line) return undefined;
  return nextStop(course, line)?.event.at ?? line.occurrence.at;
}

function* nextComment({ course, comment }: RecordView, here: Frame): Generator<void, number | undefined> {
  let stop = nextStop(course, here);
  for (let count = 1; stop; count++) {
    if (comment?.(stop.event)) return stop.event.at;
    stop = nextStop(course, stop.frame);
    if (count % PAUSE === 0) yield;
  }
  return undefined;
}

/// Where what stands on a cell was put there.
export function* stoneFrom(document: RecordDocument, offset: number, cell: Cell): Generator<void, number | undefined> {
  const view = document.record;
  const spot: Spot<State> | undefined = view && (yield* located(view.course, offset));
  if (!view || !spot) return undefined;
  const put = whoPut(spot.state.ply, cell.y * view.columns + cell.x);
  if (!put) return undefined;
  if (put.isMove) return moveOf(view.course, spot.lines, put.ordinal)?.at;
  return yield* setUpFrom(view, spot, put);
}

const FAR = 64;

/// Set-up has no number: it is looked for before the first move that came after it.
function* setUpFrom({ course }: RecordView, spot: Spot<State>, put: Ply): Generator<void, number | undefined> {
  let after: Ply | undefined;
  for (let ply = spot.state.ply; ply && ply !== put; ply = ply.prev) if (ply.isMove) after = ply;
  const from = after ? moveOf(course, spot.lines, after.ordinal) : spot.event;
  const frame = from && frameAt(course, from);
  let stop: Stop | undefined = frame && { frame, event: from };
  let found: number | undefined;
  for (let count = 0; stop && count < FAR; count++) {
    const there: Spot<State> | undefined = yield* located(course, stop.event.at);
    if (samePlies(there?.state.ply, put)) found = stop.event.at;
    else if (found !== undefined) break;
    stop = previousStop(course, stop.frame);
  }
  return found;
}
