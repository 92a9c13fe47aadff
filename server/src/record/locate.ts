/// From a place in the text to the place in the game: the line that stands there, and how far along it. And back: where a
/// move of the line stands in the text. Only one line is played, and of that only what is not remembered.

import { items } from '../text/list';
import { List, type Node, Pair } from '../text/node';
import { Report } from './finding';
import type { Course, LinePart, State } from './line';
import { playedRun } from './replay';

export interface Spot<S> {
  readonly state: S;
  /// Which fork at every fork on the way.
  readonly path: readonly number[];
  /// The event played last, if any, and what the line ends in.
  readonly event: Occurrence | undefined;
  /// The lines on the way, outermost first.
  readonly lines: readonly Occurrence[];
}

export interface Occurrence {
  readonly node: Pair;
  readonly at: number;
  readonly role: number;
}

const PAUSE = 32;

/// The spot of an offset: the last event at or before it on its own line; without an offset, the end of the main line.
export function* located<S extends State>(course: Course<S>, offset?: number): Generator<void, Spot<S> | undefined> {
  const root = course.root();
  if (!root) return undefined;
  const walk = new Walk(course, offset);
  let line: Occurrence | undefined = { ...root };
  for (let count = 1; line; count++) {
    line = walk.along(line);
    if (count % PAUSE === 0) yield;
  }
  return walk.spot;
}

class Walk<S extends State> {
  #state: S;
  #event: Occurrence | undefined;
  /// The pieces that were not played but remembered, after the last event that was played.
  #skipped: { readonly node: List; readonly at: number; readonly role: number }[] = [];
  readonly #path: number[] = [];
  readonly #lines: Occurrence[] = [];

  constructor(
    readonly course: Course<S>,
    readonly offset: number | undefined,
  ) {
    this.#state = course.start();
  }

  get spot(): Spot<S> {
    return { state: this.#state, path: this.#path, event: this.#lastEvent(), lines: this.#lines };
  }

  #lastEvent(): Occurrence | undefined {
    for (const { node, at, role } of this.#skipped.toReversed()) {
      const found = lastEvent(this.course, node, at, role);
      if (found) return found;
    }
    return this.#event;
  }

  /// Plays a line up to the offset; returns the line to go on with, if the offset lies in a fork or is not given.
  along(line: Occurrence): Occurrence | undefined {
    if (this.course.isLine(line.role)) this.#lines.push(line);
    const parts = this.course.parts(line.node, line.role);
    const target = this.#targetOf(parts, line.at);
    let on: Occurrence | undefined;
    for (const part of parts) {
      const at = line.at + part.at;
      if (part.as === 'event') this.#play(part.node as Pair, at, part.role);
      else if (part.as === 'forks' && !on && (part === target || this.offset === undefined)) on = this.#fork(part, at);
      else if (part.as === 'run' && this.#reaches(at, part, target)) on = this.#run(part, at, part === target);
      if (part === target) break;
    }
    return on;
  }

  /// Is this run played, when the offset lies in another part or in none?
  #reaches(at: number, part: LinePart, target: LinePart | undefined): boolean {
    return this.offset === undefined || target !== undefined || at + part.node.width <= this.offset;
  }

  /// The part that holds the offset.
  #targetOf(parts: readonly LinePart[], start: number): LinePart | undefined {
    const { offset } = this;
    if (offset === undefined) return undefined;
    let found: LinePart | undefined;
    for (const part of parts) {
      const from = start + part.at;
      const inside = offset >= from && offset < from + part.node.width;
      if (inside && (!found || part.node.width < found.node.width)) found = part;
    }
    return found;
  }

  #fork(part: LinePart, at: number): Occurrence | undefined {
    const found = elementAt(part.node as Pair, at, this.offset);
    if (!found) return undefined;
    this.#path.push(countBefore(part.node as Pair, found.node, at, found.at));
    return { node: found.node, at: found.at, role: part.role };
  }

  /// Plays the elements of an array, up to the one that holds the offset if that is in here.
  #run(part: LinePart, at: number, upTo: boolean): Occurrence | undefined {
    const array = part.node as Pair;
    const found = upTo ? elementAt(array, at, this.offset) : undefined;
    if (upTo && !found) return undefined;
    const last = found ?? elementAt(array, at, undefined, true);
    if (!last) return undefined;
    const before = this.#before(array.run as Node, at + array.open.width, last.at, part.role);
    if (before) return before;
    if (!this.course.isSimple(part.role, last.node)) return { node: last.node, at: last.at, role: part.role };
    this.#play(last.node, last.at, part.role);
    return undefined;
  }

  /// Plays all elements that end before `end`. On the way to the end of the main line the first fork met is taken.
  #before(node: Node, at: number, end: number, role: number): Occurrence | undefined {
    if (at >= end) return undefined;
    if (node instanceof List) {
      const played = playedRun<S>(node, role);
      const whole = at + node.width <= end && played?.course === this.course;
      const passed = this.offset !== undefined || !played?.forked;
      if (whole && passed && (played.from === this.#state || this.course.same(played.from, this.#state))) {
        this.#state = played.to;
        this.#skipped.push({ node, at, role });
        return undefined;
      }
      let start = at;
      for (const kid of node.kids) {
        const fork = this.#before(kid, start, end, role);
        if (fork) return fork;
        start += kid.width;
      }
    } else if (node instanceof Pair) return this.#element(node, at, role);
    return undefined;
  }

  #element(node: Pair, at: number, role: number): Occurrence | undefined {
    if (this.course.isSimple(role, node)) {
      this.#play(node, at, role);
      return undefined;
    }
    const parts = this.course.parts(node, role);
    const forks = parts.some((part) => part.as === 'forks' && elementAt(part.node as Pair, 0, undefined));
    if (forks && this.offset === undefined) return { node, at, role };
    for (const part of parts) if (part.as === 'event') this.#play(part.node as Pair, at + part.at, part.role);
    return undefined;
  }

  #play(node: Pair, at: number, role: number): void {
    this.#state = this.course.advance(this.#state, node, role, 0, new Report());
    this.#event = { node, at, role };
    this.#skipped = [];
  }
}

/// The last event in a piece of a line.
function lastEvent<S extends State>(course: Course<S>, node: Node, at: number, role: number): Occurrence | undefined {
  if (node instanceof List) {
    let end = at + node.width;
    for (let i = node.kids.length - 1; i >= 0; i--) {
      const kid = node.kids[i] as Node;
      end -= kid.width;
      const found = lastEvent(course, kid, end, role);
      if (found) return found;
    }
  }
  if (!(node instanceof Pair)) return undefined;
  if (course.isSimple(role, node)) return { node, at, role };
  const event = course.parts(node, role).find((part) => part.as === 'event');
  return event && { node: event.node as Pair, at: at + event.at, role: event.role };
}

interface Element {
  readonly node: Pair;
  readonly at: number;
}

/// The element of an array that holds the offset, or the last one before it; without an offset the first or the last.
export function elementAt(array: Pair, at: number, offset: number | undefined, last = false): Element | undefined {
  if (!array.run) return undefined;
  const start = at + array.open.width;
  if (offset === undefined && !last) return firstPair(array.run, start);
  return lastPair(array.run, start, offset ?? Number.POSITIVE_INFINITY);
}

function firstPair(node: Node, at: number): Element | undefined {
  if (node instanceof Pair) return { node, at };
  if (!(node instanceof List)) return undefined;
  let start = at;
  for (const kid of node.kids) {
    const found = firstPair(kid, start);
    if (found) return found;
    start += kid.width;
  }
  return undefined;
}

function lastPair(node: Node, at: number, upTo: number): Element | undefined {
  if (at > upTo) return undefined;
  if (node instanceof Pair) return { node, at };
  if (!(node instanceof List)) return undefined;
  let end = at + node.width;
  for (let i = node.kids.length - 1; i >= 0; i--) {
    const kid = node.kids[i] as Node;
    end -= kid.width;
    const found = lastPair(kid, end, upTo);
    if (found) return found;
  }
  return undefined;
}

function countBefore(array: Pair, element: Pair, at: number, elementStart: number): number {
  let count = 0;
  let start = at + array.open.width;
  for (const item of items(array.run)) {
    if (item === element && start === elementStart) break;
    if (item instanceof Pair) count++;
    start += item.width;
  }
  return count;
}
