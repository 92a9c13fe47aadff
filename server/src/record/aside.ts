/// Lines that go off beside the main line: which of them are alternatives to what. Those that stand at one place belong
/// together with the main line there, which comes first: it is what they are an alternative to.

import {
  backward,
  eventAt,
  type Frame,
  isMove,
  isStop,
  lineIn,
  mainWay,
  moveUpTo,
  onward,
  type Stop,
  type Waypoint,
} from './frame';
import type { Course, State } from './line';

type AnyCourse = Course<State>;

/// A way to go on: an event, or a line, before all of it.
export type Way = Stop | { readonly line: Frame };

type Ends = (course: AnyCourse, stop: Stop) => boolean;

/// The move that asides at a place stand behind as alternatives to it. Without one they go on from where they stand.
export const moveBehind = (course: AnyCourse, place: Frame): Stop | undefined =>
  course.asides === 'after' ? moveUpTo(course, place) : undefined;

/// Asides are together up to the next event; those behind a move up to the next move.
const endOf = (behind: Stop | undefined): Ends => (behind ? isMove : isStop);

/// The asides from a place on, as frames turned to them.
function* asidesFrom(course: AnyCourse, from: Frame, ends: Ends): Generator<Frame> {
  for (let next = onward(course, from); next; next = onward(course, next.frame)) {
    if (next.as === 'aside') yield next.frame;
    else if (next.as !== 'event' || ends(course, next)) return;
  }
}

/// The asides before a place, from the last.
function* asidesBefore(course: AnyCourse, from: Frame, ends: Ends): Generator<Frame> {
  for (let next = backward(course, from); next; next = backward(course, next.frame)) {
    if (next.as === 'aside') yield next.frame;
    else if (next.as !== 'event' || ends(course, next)) return;
  }
}

/// The asides that are alternatives to what the line goes on with: those that go on from here, and those that stand behind
/// the next move.
export function* asidesOf(course: AnyCourse, from: Frame, main: Waypoint | undefined): Generator<Frame> {
  if (!moveBehind(course, from)) yield* asidesFrom(course, from, isStop);
  if (course.asides === 'after' && main?.as === 'event' && isMove(course, main)) {
    yield* asidesFrom(course, main.frame, isMove);
  }
}

/// The first aside that is an alternative to the event of a place.
export function firstBeside(course: AnyCourse, place: Frame): Frame | undefined {
  if (!eventAt(course, place)) return undefined;
  let first: Frame | undefined;
  for (const aside of asidesBefore(course, place, isStop)) first = aside;
  if (first && !moveBehind(course, first)) return first;
  const behind = moveBehind(course, place);
  return behind && asidesFrom(course, behind.frame, isMove).next().value;
}

/// Which of those that are together an aside is, from 1. The frame is turned to it.
export function numberOf(course: AnyCourse, aside: Frame): number {
  let number = 1;
  for (const _ of asidesBefore(course, aside, endOf(moveBehind(course, aside)))) number++;
  return number;
}

/// What stands beside an aside: another one or, before the first, what they are an alternative to.
export function besideAside(course: AnyCourse, aside: Frame, side: 'next' | 'previous'): Way | undefined {
  const behind = moveBehind(course, aside);
  const others = (side === 'next' ? asidesFrom : asidesBefore)(course, aside, endOf(behind));
  const other: Frame | undefined = others.next().value;
  if (other) return wayInto(course, other);
  if (side === 'next') return undefined;
  const main = behind ? undefined : mainWay(course, aside);
  return main?.as === 'forks' ? wayInto(course, main.frame) : (behind ?? (main?.as === 'event' ? main : undefined));
}

/// The line that a frame is turned to, as a way to go.
export function wayInto(course: AnyCourse, frame: Frame): Way | undefined {
  const line = lineIn(course, frame);
  return line && { line };
}
