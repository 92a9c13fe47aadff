/// From a place in the text to the place in the game: the line that stands there, and how far along it. Only one line is
/// played, and of that only what is not remembered.

import { finished } from '../text/edit';
import { type Item, List, Pair } from '../text/node';
import { numberOf } from './aside';
import { Report } from './finding';
import { type Frame, frameOf, lineIn, placed, stretchIn } from './frame';
import type { Course, Line, LinePart, Occurrence, RunPart, State } from './line';
import { eventIn, insideOf, type Piece, pieceOf } from './piece';
import { outcome, playedRun } from './played';
import { previousStop } from './steps';
import { countUpTo, firstIn, isElement, lastIn, lastOfGame, startUpTo, stretchOf } from './stretch';

export type { Line, Occurrence } from './line';

export interface Spot<S> {
  readonly state: S;
  /// Which line at every place on the way where lines part: of forks, from 0; of asides that are together, from 1.
  readonly path: readonly number[];
  /// The event played last, if any, and what the line ends in.
  readonly event: Occurrence | undefined;
  /// The lines on the way, outermost first.
  readonly lines: readonly Line[];
}

/// One that was looked for.
interface Located<S> extends Spot<S> {
  /// The path, counted with pauses.
  counted(): Generator<void, readonly number[]>;
}

const PAUSE = 32;

/// The spot of an offset: the last event at or before it on its own line; without an offset, the end of the main line.
export const located = <S extends State>(course: Course<S>, offset?: number): Generator<void, Located<S> | undefined> =>
  walked(course, new Walk(course, offset, offset));

/// The spot just before an offset: without what starts there.
export const locatedUpTo = <S extends State>(course: Course<S>, offset: number): Generator<void, Spot<S> | undefined> =>
  walked(course, new Walk(course, offset, offset - 1));

function* walked<S extends State>(course: Course<S>, walk: Walk<S>): Generator<void, Located<S> | undefined> {
  const root = course.root();
  if (!root) return undefined;
  let frame: Frame | undefined = frameOf(course, root);
  for (let count = 1; frame; count++) {
    frame = walk.along(frame);
    if (count % PAUSE === 0) yield;
  }
  return walk.spot;
}

class Walk<S extends State> {
  #state: S;
  #event: Occurrence | undefined;
  /// The pieces that were not played but remembered, after the last event that was played.
  #skipped: Piece[] = [];
  /// The line that was entered last, if nothing has happened since.
  #entered: Frame | undefined;
  /// Counted when somebody asks: there may be very many lines beside the one that is gone.
  readonly #path: (() => number)[] = [];
  readonly #lines: Line[] = [];

  constructor(
    readonly course: Course<S>,
    readonly offset: number | undefined,
    /// The last place at which an element may start to be gone through.
    readonly upTo: number | undefined,
  ) {
    this.#state = course.start();
  }

  get spot(): Located<S> {
    return spotOf(this.#state, this.#path, this.#lastEvent(), this.#lines);
  }

  #lastEvent(): Occurrence | undefined {
    for (const piece of this.#skipped.toReversed()) {
      const found = lastEvent(this.course, piece);
      if (found) return found;
    }
    return this.#event ?? (this.#entered && previousStop(this.course, this.#entered)?.event);
  }

  /// Plays a line or an element up to the offset; returns what to go on with, if the offset lies in that or is not given.
  along(frame: Frame): Frame | undefined {
    const { occurrence: here, parts } = frame;
    if (this.course.isLine(here.role)) this.#lines.push(here);
    const target = this.#targetOf(parts, here.at);
    let on: Frame | undefined;
    for (const [index, part] of parts.entries()) {
      const turned: Frame = { ...frame, index };
      if (part.as === 'event') this.#play(placed(frame, part));
      else if (part.as === 'run' && this.#reaches(here.at, part, target)) on = this.#run(turned, part, part === target);
      else if (part.as === 'forks' && !on && (part === target || this.offset === undefined))
        on = this.#fork(turned, part);
      else if (part.as === 'aside' && part === target) on = this.#aside(turned);
      if (part === target) break;
    }
    return on;
  }

  /// Is this run played, when the offset lies in another part or in none?
  #reaches(start: number, { at, node }: RunPart, target: LinePart | undefined): boolean {
    return this.offset === undefined || target !== undefined || start + at + node.width <= this.offset;
  }

  /// The part that holds the offset.
  #targetOf(parts: readonly LinePart[], start: number): LinePart | undefined {
    const { offset } = this;
    if (offset === undefined) return undefined;
    let found: LinePart | undefined;
    for (const part of parts) {
      const from = start + part.at;
      const end = from + part.node.width;
      const inside = offset >= from && (offset < end || (offset === end && goesOn(part)));
      if (inside && (!found || part.node.width < found.node.width)) found = part;
    }
    return found;
  }

  #fork(frame: Frame, part: RunPart): Frame | undefined {
    const { course, upTo } = this;
    const forks = stretchIn(frame, part);
    const child = upTo === undefined ? firstIn(course, forks) : lastIn(course, forks, upTo);
    return child && this.#enter({ ...frame, child }, () => countUpTo(course, forks, child.at));
  }

  /// What an aside is an alternative to has not happened on it.
  #aside(frame: Frame): Frame | undefined {
    const line = this.#enter(frame, () => numberOf(this.course, frame));
    if (this.course.asides === 'after') this.#forget(line);
    return line;
  }

  /// The line that the frame is turned to.
  #enter(frame: Frame, number: () => number): Frame | undefined {
    const line = lineIn(this.course, frame);
    if (!line) return undefined;
    const { node, role } = line.occurrence;
    this.#path.push(number);
    this.#state = this.course.enter?.(this.#state, node, role) ?? this.#state;
    return line;
  }

  /// The event before is another one now.
  #forget(entered?: Frame): void {
    this.#event = undefined;
    this.#skipped = [];
    this.#entered = entered;
  }

  /// Plays the elements of a run, up to the one that holds the offset if that is in here.
  #run(frame: Frame, part: RunPart, isTarget: boolean): Frame | undefined {
    const { course, upTo } = this;
    const run = stretchIn(frame, part);
    const last = upTo === undefined ? lastOfGame(course, run) : lastIn(course, run, isTarget ? upTo : undefined);
    if (!last) return undefined;
    const start = startUpTo(course, run, last.at);
    if (start) this.#begin(frame.occurrence, start.at);
    const all = pieceOf(run);
    const open = all && this.#before(all, start?.at ?? run.at, last.at);
    const child = open ?? last;
    if (open || !course.isSimple(child.role, child.node)) return frameOf(course, child, { ...frame, child });
    this.#play(child);
    return undefined;
  }

  /// A game starts on a line.
  #begin(line: Line, since: number): void {
    this.#state = this.course.start();
    this.#forget();
    if (this.course.isLine(line.role)) this.#lines[this.#lines.length - 1] = { ...line, since };
  }

  /// Plays all elements that start and end between two offsets. On the way to the end of the main line the first element with
  /// forks is where to go on.
  #before(run: Piece, from: number, end: number): Occurrence | undefined {
    const { course, offset } = this;
    const stack: Piece[] = [run];
    for (let piece = stack.pop(); piece; piece = stack.pop()) {
      const { node, at, role } = piece;
      if (at >= end || at + node.width <= from) continue;
      const whole = at >= from && at + node.width <= end;
      if (node instanceof List && whole && this.#skips(node, piece)) continue;
      const event = eventIn(course, piece);
      if (event) this.#play(event);
      else if (offset === undefined && !(node instanceof List) && hasForks(course, node, role))
        return { node, at, role };
      else stack.push(...insideOf(course, piece).reverse());
    }
    return undefined;
  }

  /// Nothing has to be played of a piece when it is remembered what came of it.
  #skips(node: List, piece: Piece): boolean {
    const played = playedRun<S>(node, piece.role);
    if (!played || (played.forked && this.offset === undefined)) return false;
    const to = outcome(this.course, played, this.#state);
    if (!to) return false;
    this.#state = to;
    this.#skipped.push(piece);
    return true;
  }

  #play(event: Occurrence): void {
    const { node, role } = event;
    this.#state = this.course.advance(this.#state, node, role, 0, new Report());
    if (this.course.isStop?.(node, role) === false) return;
    this.#forget();
    this.#event = event;
  }
}

function spotOf<S>(
  state: S,
  path: readonly (() => number)[],
  event: Occurrence | undefined,
  lines: readonly Line[],
): Located<S> {
  const numbers: number[] = [];
  function* counted(): Generator<void, readonly number[]> {
    while (numbers.length < path.length) {
      numbers.push((path[numbers.length] as () => number)());
      if (numbers.length % PAUSE === 0) yield;
    }
    return numbers;
  }
  return {
    state,
    get path() {
      return finished(counted());
    },
    counted,
    event,
    lines,
  };
}

/// A line that nothing has ended: what is written behind it still belongs to it.
const goesOn = ({ as, node }: LinePart): boolean => as === 'aside' && node instanceof Pair && !node.closed;

const hasForks = <S extends State>(course: Course<S>, node: Item, role: number): boolean =>
  isElement(course, node, role) &&
  course.parts(node, role).some((part) => part.as === 'forks' && firstIn(course, stretchOf(part, 0)));

/// The last event in a piece of a line.
function lastEvent<S extends State>(course: Course<S>, piece: Piece): Occurrence | undefined {
  const stack: Piece[] = [piece];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const event = eventIn(course, next);
    if (!event) stack.push(...insideOf(course, next));
    else if (course.isStop?.(event.node, event.role) !== false) return event;
  }
  return undefined;
}
