/// From event to event along the lines of a record, by their order alone: nothing is played for it. A place is a chain of
/// frames, each a line, or an element with lines in it, and how far along it; frames never change, so a place can be kept.

import { List, type Node, Pair } from '../text/node';
import type { Course, LinePart, State } from './line';
import { elementAt, type Occurrence } from './locate';

interface Child {
  readonly node: Pair;
  readonly at: number;
}

export interface Frame {
  readonly around: Frame | undefined;
  readonly occurrence: Occurrence;
  readonly parts: readonly LinePart[];
  /// The part that play has come to; -1 before all of them.
  readonly index: number;
  /// The element of that part.
  readonly child?: Child | undefined;
}

/// An event as somewhere to stop.
export interface Stop {
  readonly frame: Frame;
  readonly event: Occurrence;
}

type AnyCourse = Course<State>;

const frameOf = (course: AnyCourse, occurrence: Occurrence, around?: Frame): Frame => {
  const parts = course.parts(occurrence.node, occurrence.role);
  return { around, occurrence, parts, index: -1 };
};

const partOf = (frame: Frame): LinePart | undefined => frame.parts[frame.index];

const arrayAt = ({ occurrence }: Frame, part: LinePart): Child => ({
  node: part.node as Pair,
  at: occurrence.at + part.at,
});

/// The event or the line as a place, found from the root down.
export function frameAt(course: AnyCourse, target: Occurrence): Frame | undefined {
  const root = course.root();
  let frame = root && frameOf(course, root);
  while (frame) {
    const { node, at, role } = frame.occurrence;
    if (node === target.node && at === target.at && role === target.role) {
      const index = frame.parts.findIndex((part) => isEvent(frame as Frame, part, target));
      return { ...frame, index };
    }
    const found: Frame | undefined = towards(frame, target);
    if (!found) return undefined;
    const part = partOf(found);
    const { child } = found;
    if (part?.as === 'event') return found;
    if (!child || !part) return undefined;
    if (part.as === 'run' && course.isSimple(part.role, child.node)) return found;
    frame = frameOf(course, { ...child, role: part.role }, found);
  }
  return undefined;
}

const isEvent = ({ occurrence }: Frame, part: LinePart, { node, at }: Occurrence): boolean =>
  part.as === 'event' && part.node === node && occurrence.at + part.at === at;

/// The frame turned to the part that is the target, or else holds it.
function towards(frame: Frame, target: Occurrence): Frame | undefined {
  for (const [index, part] of frame.parts.entries()) {
    if (isEvent(frame, part, target)) return { ...frame, index };
    const array = arrayAt(frame, part);
    if (part.as === 'event' || target.at < array.at || target.at >= array.at + array.node.width) continue;
    const child = elementAt(array.node, array.at, target.at);
    if (child) return { ...frame, index, child };
  }
  return undefined;
}

/// What comes next: an event, or several lines to choose from, in a frame that is turned to them.
export function following(course: AnyCourse, from: Frame): Stop | { readonly forks: Frame } | undefined {
  let frame: Frame | undefined = from;
  while (frame) {
    const part = partOf(frame);
    const sibling: Child | undefined = part?.as === 'run' && frame.child ? childAfter(frame, part) : undefined;
    if (part && sibling) {
      const stop = intoRun(course, frame, part, sibling);
      if ('event' in stop) return stop;
      frame = stop.frame;
      continue;
    }
    const index: number = frame.index + 1;
    const next: LinePart | undefined = frame.parts[index];
    if (!next) {
      const { around }: Frame = frame;
      if (!around || partOf(around)?.as === 'forks') return undefined;
      frame = around;
      continue;
    }
    const turned: Frame = { ...frame, index, child: undefined };
    if (next.as === 'event' && isStop(course, turned)) return { frame: turned, event: eventOf(turned, next) };
    const first: Child | undefined =
      next.as === 'event' ? undefined : elementAt(next.node as Pair, arrayAt(frame, next).at, undefined);
    if (!first) frame = turned;
    else if (next.as === 'forks') return { forks: { ...turned, child: first } };
    else {
      const stop = intoRun(course, turned, next, first);
      if ('event' in stop) return stop;
      frame = stop.frame;
    }
  }
  return undefined;
}

/// An element of a run: the event that it is, or a frame in front of what it holds.
function intoRun(course: AnyCourse, frame: Frame, part: LinePart, child: Child): Stop | { readonly frame: Frame } {
  const turned: Frame = { ...frame, child };
  const occurrence: Occurrence = { ...child, role: part.role };
  if (course.isSimple(part.role, child.node)) return { frame: turned, event: occurrence };
  return { frame: frameOf(course, occurrence, turned) };
}

const eventOf = (frame: Frame, part: LinePart): Occurrence => ({ ...arrayAt(frame, part), role: part.role });

/// An element that only holds lines is nothing to stop at.
function isStop(course: AnyCourse, frame: Frame): boolean {
  const part = partOf(frame) as LinePart;
  const { node, role } = frame.occurrence;
  if (course.isLine(role) || course.isMove(node, part.role)) return true;
  return !frame.parts.some((other) => other.as === 'forks' && elementAt(other.node as Pair, 0, undefined));
}

/// The next event; where lines part, that of the first one.
export function nextStop(course: AnyCourse, from: Frame): Stop | undefined {
  let next = following(course, from);
  while (next && 'forks' in next) {
    const line = lineIn(course, next.forks);
    next = line && following(course, line);
  }
  return next;
}

/// The line that a frame of forks is turned to, before all of it.
export function lineIn(course: AnyCourse, forks: Frame): Frame | undefined {
  const part = partOf(forks);
  const { child } = forks;
  return part && child ? frameOf(course, { ...child, role: part.role }, forks) : undefined;
}

/// The event before: on the same line, or on the one that it parts from.
export function previousStop(course: AnyCourse, from: Frame): Stop | undefined {
  let frame: Frame | undefined = from;
  while (frame) {
    const part = partOf(frame);
    const before: Child | undefined = part?.as === 'run' && frame.child ? childBefore(frame, part) : undefined;
    if (part && before) {
      const stop = intoRun(course, frame, part, before);
      if ('event' in stop) return stop;
      frame = atEnd(stop.frame);
      continue;
    }
    const index: number = frame.index - 1;
    if (index < 0) {
      frame = frame.around;
      continue;
    }
    const turned: Frame = { ...frame, index, child: undefined };
    const last = turned.parts[index] as LinePart;
    if (last.as === 'event' && isStop(course, turned)) return { frame: turned, event: eventOf(turned, last) };
    const child = last.as === 'run' ? lastOf(turned, last) : undefined;
    if (!child) frame = turned;
    else {
      const stop = intoRun(course, turned, last, child);
      if ('event' in stop) return stop;
      frame = atEnd(stop.frame);
    }
  }
  return undefined;
}

const atEnd = (frame: Frame): Frame => ({ ...frame, index: frame.parts.length, child: undefined });

const PAUSE = 64;

/// The last event of the line, following the first one wherever lines part.
export function* lastStop(course: AnyCourse, from: Frame): Generator<void, Stop | undefined> {
  let frame = from;
  while (frame.around && !course.isLine(frame.occurrence.role)) frame = frame.around;
  for (let count = 1; ; count++) {
    const inner = endOf(course, frame);
    if (!inner) return previousStop(course, atEnd(frame));
    frame = inner;
    if (count % PAUSE === 0) yield;
  }
}

/// The first of the lines that a line ends in, or an element at its end that may hold some.
function endOf(course: AnyCourse, frame: Frame): Frame | undefined {
  for (let index = frame.parts.length - 1; index >= 0; index--) {
    const part = frame.parts[index] as LinePart;
    if (part.as === 'event') continue;
    const child =
      part.as === 'forks' ? elementAt(part.node as Pair, arrayAt(frame, part).at, undefined) : lastOf(frame, part);
    if (!child) continue;
    if (part.as === 'run' && course.isSimple(part.role, child.node)) return undefined;
    return frameOf(course, { ...child, role: part.role }, { ...frame, index, child });
  }
  return undefined;
}

/// The forks around a place in which there is a line on this side of its own, turned to that line.
export function besides(from: Frame, side: 'next' | 'previous'): Frame | undefined {
  for (let frame: Frame | undefined = from; frame; frame = frame.around) {
    const part = partOf(frame);
    if (part?.as !== 'forks' || !frame.child) continue;
    const child = side === 'next' ? childAfter(frame, part) : childBefore(frame, part);
    if (child) return { ...frame, child };
  }
  return undefined;
}

/// The lines that part at a frame of forks, from the first.
export function* linesIn(course: AnyCourse, forks: Frame): Generator<Frame> {
  const part = partOf(forks);
  let child = forks.child;
  while (part && child) {
    const turned: Frame = { ...forks, child };
    yield frameOf(course, { ...child, role: part.role }, turned);
    child = childAfter(turned, part);
  }
}

function childBefore(frame: Frame, part: LinePart): Child | undefined {
  const { node, at } = arrayAt(frame, part);
  return elementAt(node, at, (frame.child as Child).at - 1);
}

const lastOf = (frame: Frame, part: LinePart): Child | undefined => {
  const { node, at } = arrayAt(frame, part);
  return elementAt(node, at, undefined, true);
};

function childAfter(frame: Frame, part: LinePart): Child | undefined {
  const { node, at } = arrayAt(frame, part);
  return node.run ? firstAfter(node.run, at + node.open.width, (frame.child as Child).at) : undefined;
}

/// The first pair that starts after an offset. Pieces that end before it are passed over whole.
function firstAfter(node: Node, at: number, after: number): Child | undefined {
  if (node instanceof Pair) return at > after ? { node, at } : undefined;
  if (!(node instanceof List)) return undefined;
  let start = at;
  for (const kid of node.kids) {
    const found = start + kid.width > after ? firstAfter(kid, start, after) : undefined;
    if (found) return found;
    start += kid.width;
  }
  return undefined;
}
