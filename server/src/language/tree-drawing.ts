/// Where the events around the cursor are drawn: the line that it is on first, then what parts from that, nearest first.

import type { Outline } from '../record/help';
import type { Line } from '../record/line';
import type { Content, Parting } from './content';
import { type Shape, within } from './lanes';
import type { AnyCourse, EventUnit } from './pieces';
import { type Counted, type Leg, legOf, lengthOf, type Way } from './way';

/// More are not drawn.
export const MOST_NODES = 2000;

/// An event that is drawn; or the start, which is none.
export interface Drawn {
  readonly event: EventUnit | undefined;
  readonly at: number;
  readonly column: number;
  readonly lane: number;
  readonly on: boolean;
  readonly parent: Drawn | undefined;
  /// The line that begins with it.
  readonly begins: Line | undefined;
  /// How many moves stand, counted from where the window begins.
  readonly moves: number;
}

/// A line to be drawn.
interface Task {
  readonly line: Line;
  /// The column before its first event, and its lane.
  readonly before: number;
  readonly lane: number;
  readonly parent: Drawn | undefined;
  /// As part of the line that the cursor is on.
  readonly leg: Leg | undefined;
}

/// The first and the last column.
interface Window {
  readonly from: number;
  readonly to: number;
}

const PAUSE = 16;

export class Drawing {
  readonly #nodes: Drawn[] = [];
  /// What is drawn after the line that the cursor is on.
  readonly #others: Task[] = [];

  constructor(
    readonly course: AnyCourse,
    readonly outline: Outline | undefined,
    readonly counted: Counted,
    readonly way: Way,
    readonly window: Window,
  ) {}

  /// From column to column, and from lane to lane.
  *all(): Generator<void, Drawn[]> {
    for (let task: Task | undefined = this.#first(); task; task = yield* this.#line(task)) yield;
    const { column } = this.way;
    const distance = ({ before }: Task): number => Math.abs(before - column);
    this.#others.sort((a, b) => distance(a) - distance(b));
    for (let next = 0; next < this.#others.length && this.#nodes.length < MOST_NODES; next++) {
      yield* this.#line(this.#others[next] as Task);
      if (next % PAUSE === 0) yield;
    }
    return this.#nodes.sort((a, b) => a.column - b.column || a.lane - b.lane);
  }

  /// The line that the window begins on.
  #first(): Task {
    const { from } = this.window;
    const leg = legOf(this.way, from);
    const { line, before } = leg;
    return { line, before, lane: 0, parent: from === 0 ? this.#start(line) : undefined, leg };
  }

  #start({ at, since = at }: Line): Drawn {
    const place = { at: since, column: 0, lane: 0, on: true };
    const start: Drawn = { ...place, event: undefined, parent: undefined, begins: undefined, moves: 0 };
    this.#nodes.push(start);
    return start;
  }

  /// Draws a line as far as it is in the window; what parts from it waits. Answers what goes on the line of the cursor.
  *#line(task: Task): Generator<void, Task | undefined> {
    const { line, before, leg } = task;
    const shape = yield* this.counted.shapes.of(line);
    const own = this.#events(task, shape);
    const next = leg && (yield* this.counted.legAfter(this.way, leg));
    let on: Task | undefined;
    let { lane } = task;
    for (const [index, parting] of shape.content.partings.entries()) {
      const column = before + parting.from;
      const parent = parting.from === 0 ? task.parent : own.get(column);
      for (const [i, one] of parent && column < this.window.to ? parting.lines.entries() : []) {
        const inner = within(line)(one);
        const down = lane + (shape.lanes[index]?.[i] ?? 0);
        const onward = next?.line.at === inner.at ? next : undefined;
        const child: Task = { line: inner, before: column, lane: down, parent, leg: onward };
        if (onward) on = child;
        else this.#others.push(child);
      }
      lane += shape.rest[index] ?? 0;
    }
    return on;
  }

  /// The events of a line that are in the window, by their columns.
  #events(task: Task, { content, rest }: Shape): Map<number, Drawn> {
    const { line, before } = task;
    const { from, to } = this.window;
    const own = new Map<number, Drawn>();
    let index = Math.max(1, from - before);
    const last = Math.min(content.stops, to - before);
    const on = this.#lastOn(task);
    let lane = task.lane;
    let passed = 0;
    for (const event of index > last ? [] : this.counted.contents.stops(line, index)) {
      if (index > last || this.#nodes.length >= MOST_NODES) break;
      for (; isBefore(content, passed, index); passed++) lane += rest[passed] ?? 0;
      const column = before + index;
      const parent = own.get(column - 1) ?? task.parent;
      const moves = this.#moves(event, parent);
      const place = { at: event.at, column, lane, on: index <= on };
      const node: Drawn = { event, ...place, parent, begins: index === 1 ? line : undefined, moves };
      own.set(column, node);
      this.#nodes.push(node);
      index++;
    }
    return own;
  }

  /// How many events of a line are on the line that the cursor is on.
  #lastOn({ leg }: Task): number {
    if (!leg) return 0;
    return this.way.legs[leg.depth + 1] ? leg.stops : lengthOf(leg);
  }

  #moves(event: EventUnit, parent: Drawn | undefined): number {
    const before = parent?.moves ?? 0;
    if (this.course.isMove(event.node, event.role)) return before + 1;
    const left = before - (this.outline?.withdrawn?.(event) ?? 0);
    return this.window.from === 0 ? Math.max(0, left) : left;
  }
}

/// Does a parting of a line, by its number, stand before an event?
const isBefore = ({ partings }: Content, parting: number, event: number): boolean =>
  parting < partings.length && (partings[parting] as Parting).before < event;
