/// What stands on a line of play, piece by piece, counted once and remembered: how many events a piece of a run holds, and
/// whether lines part in it. So a place far along a line is found without walking there.

import type { AsidePart, Course, EventPart, Line, LinePart, Occurrence, RunPart, State } from '../record/line';
import { isElement, type Stretch, stretchOf } from '../record/stretch';
import { items } from '../text/list';
import { type Item, List, type Node } from '../text/node';

export type AnyCourse = Course<State>;

/// Something that happens.
export interface EventUnit extends Occurrence {
  readonly as: 'event';
  /// One can stop at it.
  readonly stops: boolean;
  /// Parts of its text that are not its own: lines that stand in it.
  readonly holes: readonly Hole[];
}

interface Hole {
  readonly at: number;
  readonly width: number;
}

/// A piece of a run, or an element with parts of its own.
export interface PieceUnit {
  readonly as: 'piece';
  readonly node: Node;
  readonly at: number;
  readonly role: number;
}

/// Where lines part.
export interface PartingUnit extends Hole {
  readonly as: 'parting';
  readonly part: AsidePart | RunPart;
}

/// Another game starts.
interface StartUnit {
  readonly as: 'start';
  readonly at: number;
}

/// What a line consists of, in the order of play.
export type Unit = EventUnit | PieceUnit | PartingUnit | StartUnit;

export interface Tally {
  /// Events that one can stop at.
  readonly stops: number;
  /// Those from the last move on; 0 if there is no move.
  readonly sinceMove: number;
  /// Events that are messages.
  readonly messages: number;
  readonly parts: boolean;
  readonly starts: boolean;
}

export const NOTHING: Tally = { stops: 0, sinceMove: 0, messages: 0, parts: false, starts: false };

const NO_HOLES: readonly Hole[] = [];

/// The parts of a line, or of an element.
export function unitsOf(course: AnyCourse, { node, at, role }: Line): Unit[] {
  const parts = course.parts(node, role);
  const holes = parts.filter(({ as }) => as !== 'event').map((part) => ({ at: at + part.at, width: part.node.width }));
  return parts.flatMap((part): Unit[] => {
    const place = { at: at + part.at, role: part.role };
    switch (part.as) {
      case 'event':
        return [{ as: 'event', node: part.node, ...place, stops: isStop(course, role, parts, part), holes }];
      case 'run':
        return piecesOf(stretchOf(part, at));
      default:
        return [{ as: 'parting', part, at: place.at, width: part.node.width }];
    }
  });
}

const piecesOf = ({ run, at, role }: Stretch): Unit[] => (run ? [{ as: 'piece', node: run, at, role }] : []);

/// An element that only holds lines is nothing to stop at.
function isStop(course: AnyCourse, around: number, parts: readonly LinePart[], { node, role }: EventPart): boolean {
  if (course.isStop && !course.isStop(node, role)) return false;
  if (course.isLine(around) || course.isMove(node, role)) return true;
  return !parts.some((part) => part.as === 'forks' && linesAt(course, part, 0).next().value);
}

/// What a piece consists of.
function unitsIn(course: AnyCourse, { node, at, role }: PieceUnit): Unit[] {
  if (!(node instanceof List)) return elementUnits(course, node, at, role);
  const units: Unit[] = [];
  let start = at;
  for (const kid of node.kids) {
    if (kid instanceof List) units.push({ as: 'piece', node: kid, at: start, role });
    else units.push(...elementUnits(course, kid, start, role));
    start += kid.width;
  }
  return units;
}

function elementUnits(course: AnyCourse, node: Item, at: number, role: number): Unit[] {
  if (!isElement(course, node, role)) return [];
  const units: Unit[] = course.starts?.(node, role) ? [{ as: 'start', at }] : [];
  if (!course.isSimple(role, node)) return [...units, ...unitsOf(course, { node, at, role })];
  const stops = course.isStop?.(node, role) ?? true;
  return [...units, { as: 'event', node, at, role, stops, holes: NO_HOLES }];
}

/// The lines that part at a place, in their order; of very many only so many.
export function linesOf(course: AnyCourse, { part, at }: PartingUnit, most = Number.POSITIVE_INFINITY): Line[] {
  const lines: Line[] = [];
  for (const line of linesAt(course, part, at - part.at)) if (lines.push(line) >= most) break;
  return lines;
}

function* linesAt(course: AnyCourse, part: AsidePart | RunPart, around: number): Generator<Line, undefined> {
  if (part.as === 'aside') {
    yield { node: part.node, at: around + part.at, role: part.role };
    return undefined;
  }
  const { run, at: start, role } = stretchOf(part, around);
  let at = start;
  for (const node of items(run)) {
    if (isElement(course, node as Item, role)) yield { node, at, role };
    at += node.width;
  }
  return undefined;
}

interface Task {
  readonly piece: PieceUnit;
  readonly units: readonly Unit[];
  next: number;
  tally: Tally;
}

const PAUSE = 64;

/// Tallies of a record's pieces, remembered as long as the pieces are.
export class Tallies {
  /// By role.
  readonly #known: WeakMap<Node, Tally>[] = [];

  constructor(
    readonly course: AnyCourse,
    readonly isMessage: (event: Occurrence) => boolean,
  ) {}

  /// Of a piece that has been counted.
  of({ node, role }: PieceUnit): Tally | undefined {
    return this.#known[role]?.get(node);
  }

  unitsIn(piece: PieceUnit): Unit[] {
    return unitsIn(this.course, piece);
  }

  /// Counts what is new in a line.
  *count(line: Line): Generator<void, void> {
    for (const unit of unitsOf(this.course, line)) if (unit.as === 'piece') yield* this.#count(unit);
  }

  /// With a stack of its own: pieces are in each other like the text.
  *#count(piece: PieceUnit): Generator<void, void> {
    if (this.of(piece)) return;
    const stack: Task[] = [this.#begin(piece)];
    for (let count = 1; ; count++) {
      const task = stack[stack.length - 1];
      if (!task) return;
      const inner = this.#go(task);
      if (inner) stack.push(this.#begin(inner));
      else {
        this.#remember(task);
        stack.pop();
      }
      if (count % PAUSE === 0) yield;
    }
  }

  #begin(piece: PieceUnit): Task {
    return { piece, units: this.unitsIn(piece), next: 0, tally: NOTHING };
  }

  /// Adds up what a piece holds; answers a piece in it that has to be counted first.
  #go(task: Task): PieceUnit | undefined {
    for (; task.next < task.units.length; task.next++) {
      const unit = task.units[task.next] as Unit;
      const tally = unit.as === 'piece' ? this.of(unit) : this.tallyOf(unit);
      if (!tally) return unit as PieceUnit;
      task.tally = sum(task.tally, tally);
    }
    return undefined;
  }

  tallyOf(unit: Exclude<Unit, PieceUnit>): Tally {
    if (unit.as === 'start') return STARTS;
    if (unit.as === 'parting') return PARTS;
    const stops = unit.stops ? 1 : 0;
    const isMove = this.course.isMove(unit.node, unit.role);
    const messages = this.isMessage(unit) ? 1 : 0;
    if (messages === 0 && stops === 1) return isMove ? MOVE : EVENT;
    return { ...NOTHING, stops, sinceMove: isMove ? stops : 0, messages };
  }

  #remember({ piece: { node, role }, tally }: Task): void {
    (this.#known[role] ??= new WeakMap()).set(node, tally);
  }
}

const STARTS: Tally = { ...NOTHING, starts: true };
const PARTS: Tally = { ...NOTHING, parts: true };
const EVENT: Tally = { ...NOTHING, stops: 1 };
const MOVE: Tally = { ...EVENT, sinceMove: 1 };

export const sum = (a: Tally, b: Tally): Tally => ({
  stops: a.stops + b.stops,
  sinceMove: b.sinceMove > 0 ? b.sinceMove : a.sinceMove > 0 ? a.sinceMove + b.stops : 0,
  messages: a.messages + b.messages,
  parts: a.parts || b.parts,
  starts: a.starts || b.starts,
});
