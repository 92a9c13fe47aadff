/// Places in a record: a chain of frames, each a line, or an element with lines in it, and how far along it. Frames never
/// change, so a place can be kept. From a place one can walk along its line, by the order of play alone.

import type { Course, Line, LinePart, Occurrence, RunPart, State } from './line';
import { firstIn, isStart, lastIn, type Stretch, stretchOf } from './stretch';

export interface Frame {
  readonly around: Frame | undefined;
  readonly occurrence: Line;
  readonly parts: readonly LinePart[];
  /// The part that play has come to; -1 before all of them.
  readonly index: number;
  /// The element of that part.
  readonly child?: Occurrence | undefined;
}

/// An event as somewhere to stop.
export interface Stop {
  readonly frame: Frame;
  readonly event: Occurrence;
}

/// Something that one comes to along a line; the frame is turned to it.
export type Waypoint =
  | Event
  /// Lines that the line ends in; the frame is turned to the first of them.
  | { readonly as: 'forks'; readonly frame: Frame }
  | { readonly as: 'aside'; readonly frame: Frame }
  /// Going back: where the line begins. The frame, that of the line around, is turned to where it parts from that.
  | { readonly as: 'parting'; readonly frame: Frame };

type Event = Stop & { readonly as: 'event' };
type AnyCourse = Course<State>;

export const frameOf = (course: AnyCourse, occurrence: Line, around?: Frame): Frame => {
  const parts = course.parts(occurrence.node, occurrence.role);
  return { around, occurrence, parts, index: -1 };
};

export const partOf = (frame: Frame): LinePart | undefined => frame.parts[frame.index];

/// The node of a part, as what it is in the course of play, at its place in the text.
export const placed = <P extends LinePart>({ occurrence }: Frame, { node, at, role }: P) => ({
  node: node as P['node'],
  at: occurrence.at + at,
  role,
});

export const stretchIn = ({ occurrence }: Frame, part: RunPart): Stretch => stretchOf(part, occurrence.at);

export const atEnd = (frame: Frame): Frame => ({ ...frame, index: frame.parts.length, child: undefined });

/// An element of a run: the event that it is, or a frame for what it holds.
export function entered(course: AnyCourse, frame: Frame, child: Occurrence): Event | Frame {
  const turned: Frame = { ...frame, child };
  return course.isSimple(child.role, child.node)
    ? { as: 'event', frame: turned, event: child }
    : frameOf(course, child, turned);
}

/// What comes next on the line.
export function onward(course: AnyCourse, from: Frame): Waypoint | undefined {
  let frame: Frame | undefined = from;
  while (frame) {
    const part = partOf(frame);
    const sibling: Occurrence | undefined =
      part?.as === 'run' && frame.child ? firstIn(course, stretchIn(frame, part), frame.child.at) : undefined;
    if (sibling && isStart(course, sibling)) return undefined;
    const next: Waypoint | Frame | undefined = sibling ? entered(course, frame, sibling) : nextPart(course, frame);
    if (next && 'as' in next) return next;
    frame = next ?? outside(frame);
  }
  return undefined;
}

/// The frame around, as long as that is on the same line.
function outside({ around }: Frame): Frame | undefined {
  return around && partOf(around)?.as === 'run' ? around : undefined;
}

/// The next part in which there is anything.
function nextPart(course: AnyCourse, frame: Frame): Waypoint | Frame | undefined {
  for (let index = frame.index + 1; index < frame.parts.length; index++) {
    const part = frame.parts[index] as LinePart;
    const turned: Frame = { ...frame, index, child: undefined };
    if (part.as === 'event') return { as: 'event', frame: turned, event: placed(turned, part) };
    if (part.as === 'aside') return { as: 'aside', frame: turned };
    const child = firstIn(course, stretchIn(turned, part));
    if (child && part.as === 'forks') return { as: 'forks', frame: { ...turned, child } };
    if (child) return entered(course, turned, child);
  }
  return undefined;
}

/// What came before on the line, or where it parts from another.
export function backward(course: AnyCourse, from: Frame): Waypoint | undefined {
  let frame: Frame | undefined = from;
  while (frame) {
    const part = partOf(frame);
    if (part?.as === 'run' && frame.child && isStart(course, frame.child)) return undefined;
    const sibling: Occurrence | undefined =
      part?.as === 'run' && frame.child ? lastIn(course, stretchIn(frame, part), frame.child.at - 1) : undefined;
    const before: Waypoint | Frame | undefined = sibling
      ? fromBehind(entered(course, frame, sibling))
      : partBefore(course, frame);
    if (before && 'as' in before) return before;
    const { around }: Frame = frame;
    if (!before && around && !outside(frame)) return { as: 'parting', frame: around };
    frame = before ?? around;
  }
  return undefined;
}

const fromBehind = (found: Waypoint | Frame): Waypoint | Frame => ('as' in found ? found : atEnd(found));

/// The part before in which there is anything. Forks do not come before anything.
function partBefore(course: AnyCourse, frame: Frame): Waypoint | Frame | undefined {
  for (let index = Math.min(frame.index, frame.parts.length) - 1; index >= 0; index--) {
    const part = frame.parts[index] as LinePart;
    const turned: Frame = { ...frame, index, child: undefined };
    if (part.as === 'event') return { as: 'event', frame: turned, event: placed(turned, part) };
    if (part.as === 'aside') return { as: 'aside', frame: turned };
    const child = part.as === 'run' ? lastIn(course, stretchIn(turned, part)) : undefined;
    if (child) return fromBehind(entered(course, turned, child));
  }
  return undefined;
}

/// The event that a place is at.
export function eventAt(course: AnyCourse, frame: Frame): Occurrence | undefined {
  const part = partOf(frame);
  if (part?.as === 'event') return placed(frame, part);
  const { child } = frame;
  return part?.as === 'run' && child && course.isSimple(child.role, child.node) ? child : undefined;
}

export const isMove = (course: AnyCourse, { event }: Stop): boolean => course.isMove(event.node, event.role);

/// Is the event somewhere to stop? An element that only holds lines is not.
export function isStop(course: AnyCourse, { frame, event }: Stop): boolean {
  if (course.isStop?.(event.node, event.role) === false) return false;
  if (frame.child || course.isLine(frame.occurrence.role) || course.isMove(event.node, event.role)) return true;
  return !frame.parts.some((part) => part.as === 'forks' && firstIn(course, stretchIn(frame, part)));
}

/// The last move at or before a place on its line.
export function moveUpTo(course: AnyCourse, from: Frame): Stop | undefined {
  const event = eventAt(course, from);
  let here: Waypoint | undefined = event ? { as: 'event', frame: from, event } : backward(course, from);
  while (here && here.as !== 'parting') {
    if (here.as === 'event' && isMove(course, here)) return here;
    here = backward(course, here.frame);
  }
  return undefined;
}

/// What the line itself goes on with: the next event, or the lines that it ends in.
export function mainWay(course: AnyCourse, from: Frame): Waypoint | undefined {
  let next = onward(course, from);
  while (next && next.as !== 'forks' && !(next.as === 'event' && isStop(course, next)))
    next = onward(course, next.frame);
  return next;
}

/// The line that a frame is turned to, before all of it.
export function lineIn(course: AnyCourse, frame: Frame): Frame | undefined {
  const part = partOf(frame);
  const line = part?.as === 'aside' ? placed(frame, part) : frame.child;
  return line && frameOf(course, line, frame);
}
