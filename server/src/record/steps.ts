/// From event to event along the lines of a record, by their order alone: nothing is played for it.

import { asidesOf, besideAside, firstBeside, moveBehind, type Way, wayInto } from './aside';
import {
  atEnd,
  backward,
  entered,
  type Frame,
  frameOf,
  isStop,
  lineIn,
  mainWay,
  partOf,
  placed,
  type Stop,
  stretchIn,
  type Waypoint,
} from './frame';
import type { Course, Line, LinePart, Occurrence, RunPart, State } from './line';
import { firstIn, isStart, lastIn, lastOfGame, startUpTo } from './stretch';

export type { Way } from './aside';
export type { Frame, Stop } from './frame';

type AnyCourse = Course<State>;

/// The event or the line as a place, found from the root down.
export function frameAt(course: AnyCourse, target: Line): Frame | undefined {
  const root = course.root();
  let frame = root && frameOf(course, root);
  while (frame) {
    if (isSame(frame.occurrence, target)) return startOn(course, frame, target);
    const found: Stop | Frame | undefined = towards(course, frame, target);
    if (found && 'event' in found) return found.frame;
    frame = found;
  }
  return undefined;
}

const isSame = (a: Line, b: Line): boolean => a.node === b.node && a.at === b.at && a.role === b.role;

/// A line before all of it, or before the game that is meant; an element that is an event, at that.
function startOn(course: AnyCourse, frame: Frame, { node, at, role, since }: Line): Frame | undefined {
  const inside = since === undefined ? undefined : towards(course, frame, { node, at: since, role });
  if (inside) return 'event' in inside ? inside.frame : inside;
  const index = frame.parts.findIndex((part) => part.as === 'event' && isSame(placed(frame, part), { node, at, role }));
  return { ...frame, index };
}

/// The event that is the target, or what holds it.
function towards(course: AnyCourse, frame: Frame, target: Line): Stop | Frame | undefined {
  for (const [index, part] of frame.parts.entries()) {
    const turned: Frame = { ...frame, index };
    if (part.as === 'event') {
      const event = placed(frame, part);
      if (isSame(event, target)) return { frame: turned, event };
      continue;
    }
    const { at, node } = placed(frame, part);
    if (target.at < at || target.at >= at + node.width) continue;
    if (part.as === 'aside') return lineIn(course, turned);
    const child = lastIn(course, stretchIn(frame, part), target.at);
    if (child) return part.as === 'run' ? entered(course, turned, child) : frameOf(course, child, { ...turned, child });
  }
  return undefined;
}

/// All ways to go on, the main line first.
export function* following(course: AnyCourse, from: Frame): Generator<Way> {
  const main = mainWay(course, from);
  if (main?.as === 'event') yield main;
  else if (main) yield* linesIn(course, main.frame);
  for (const aside of asidesOf(course, from, main)) {
    const way = wayInto(course, aside);
    if (way) yield way;
  }
}

/// The lines that part at a frame of forks, from the first.
function* linesIn(course: AnyCourse, forks: Frame): Generator<Way> {
  const part = partOf(forks);
  let { child } = forks;
  while (part?.as === 'forks' && child) {
    const turned: Frame = { ...forks, child };
    yield { line: frameOf(course, child, turned) };
    child = firstIn(course, stretchIn(turned, part), child.at);
  }
}

/// The next event; where lines part, that of the first one. Where the line ends, that of the first aside that goes on from
/// there.
export function nextStop(course: AnyCourse, from: Frame): Stop | undefined {
  let frame: Frame | undefined = from;
  while (frame) {
    const main: Waypoint | undefined = mainWay(course, frame);
    if (main?.as === 'event') return main;
    const turned: Frame | undefined = main ? main.frame : asidesOf(course, frame, main).next().value;
    frame = turned && lineIn(course, turned);
  }
  return undefined;
}

/// The event before: on the same line, or on the one that it parts from.
export function previousStop(course: AnyCourse, from: Frame): Stop | undefined {
  let before = backward(course, from);
  while (before) {
    if (before.as === 'event' && isStop(course, before)) return before;
    // A line that stands behind the move it is an alternative to goes on from before that.
    const behind: Stop | undefined = before.as === 'parting' ? partingOf(course, before.frame) : undefined;
    before = backward(course, (behind ?? before).frame);
  }
  return undefined;
}

const partingOf = (course: AnyCourse, frame: Frame): Stop | undefined =>
  partOf(frame)?.as === 'aside' ? moveBehind(course, frame) : undefined;

const PAUSE = 64;

/// The last event of the line, following the first one wherever lines part.
export function* lastStop(course: AnyCourse, from: Frame): Generator<void, Stop | undefined> {
  let frame = from;
  while (frame.around && !course.isLine(frame.occurrence.role)) frame = frame.around;
  for (let count = 1; ; count++) {
    const end = endOf(course, frame);
    if ('as' in end) return end.as === 'event' && isStop(course, end) ? end : previousStop(course, end.frame);
    if (end === frame) return previousStop(course, atEnd(frame));
    frame = end;
    if (count % PAUSE === 0) yield;
  }
}

/// What a line ends in: an event, the first of several lines, or an element at its end that may hold some.
function endOf(course: AnyCourse, frame: Frame): Waypoint | Frame {
  for (let index = frame.parts.length - 1; index >= 0; index--) {
    const part = frame.parts[index] as LinePart;
    const turned = index === frame.index ? frame : { ...frame, index, child: undefined };
    const first = part.as === 'forks' ? firstIn(course, stretchIn(turned, part)) : undefined;
    if (first) return frameOf(course, first, { ...turned, child: first });
    const end = part.as === 'run' ? endOfRun(course, turned, part) : undefined;
    if (end) return end;
  }
  return frame;
}

/// The last element of the game that the frame is turned to, asides passed by.
function endOfRun(course: AnyCourse, frame: Frame, part: RunPart): Waypoint | Frame | undefined {
  const stretch = stretchIn(frame, part);
  const last = lastOfGame(course, stretch, frame.child);
  let element = last;
  while (element && isAside(course, element) && !isStart(course, element)) {
    element = lastIn(course, stretch, element.at - 1);
  }
  if (element) return entered(course, frame, element);
  return last && { as: 'aside', frame: { ...frame, child: last } };
}

const isAside = (course: AnyCourse, { node, role }: Occurrence): boolean =>
  !course.isSimple(role, node) && course.parts(node, role).every(({ as }) => as === 'aside');

/// The first event of the game that a place is in, and where the game starts.
export function gameAround(course: AnyCourse, place: Frame): { readonly at: number; readonly first: Stop | undefined } {
  let line = place;
  while (line.around) line = line.around;
  const part = partOf(line);
  const start = part?.as === 'run' && line.child ? startUpTo(course, stretchIn(line, part), line.child.at) : undefined;
  if (!start) return { at: line.occurrence.at, first: nextStop(course, frameOf(course, line.occurrence)) };
  const inside = entered(course, line, start);
  if (!('as' in inside)) return { at: start.at, first: nextStop(course, inside) };
  const stops = inside.as === 'event' && isStop(course, inside);
  return { at: start.at, first: stops ? inside : nextStop(course, inside.frame) };
}

/// What stands beside a place: the lines beside its own, outwards where there is none on the innermost; and first of all the
/// alternatives to where it is itself.
export function besides(course: AnyCourse, from: Frame, side: 'next' | 'previous'): Way | undefined {
  const own = side === 'next' ? firstBeside(course, from) : undefined;
  if (own) return wayInto(course, own);
  for (let frame: Frame | undefined = from; frame; frame = frame.around) {
    const part = partOf(frame);
    const found = part?.as === 'aside' ? besideAside(course, frame, side) : besideInForks(course, frame, side);
    if (found) return found;
  }
  return undefined;
}

function besideInForks(course: AnyCourse, frame: Frame, side: 'next' | 'previous'): Way | undefined {
  const part = partOf(frame);
  if (part?.as !== 'forks' || !frame.child) return undefined;
  const { at } = frame.child;
  const forks = stretchIn(frame, part);
  const child = side === 'next' ? firstIn(course, forks, at) : lastIn(course, forks, at - 1);
  return child && wayInto(course, { ...frame, child });
}
