/// The moves of a line by their number, found by counting, not by playing.

import { finished } from '../text/edit';
import type { Renewal } from '../text/renewal';
import { moveBehind } from './aside';
import { type Frame, frameOf, lineIn, partOf, stretchIn } from './frame';
import type { Course, Line, LinePart, Occurrence, State } from './line';
import { keptIn, roleOfLine } from './played';
import { counted, reachesIn, reachesOn, reachesTo } from './reach';
import { frameAt } from './steps';
import { lastIn, startUpTo } from './stretch';

type AnyCourse = Course<State>;

const PAUSE = 64;

/// The lines around an offset, outermost first.
export function linesAround(course: AnyCourse, offset: number): Line[] {
  const trail = new Trail(course);
  finished(trail.lead(offset));
  return trail.lines;
}

/// The move of this number on the line that ends in the last of these lines.
export function moveOf(course: AnyCourse, lines: readonly Line[], number: number): Occurrence | undefined {
  const line = lines[lines.length - 1];
  const end = line && frameAt(course, { node: line.node, at: line.at, role: line.role });
  const frames: Frame[] = [];
  for (let frame = end; frame; frame = frame.around) frames.push(frame);
  const trail = new Trail(course);
  for (const frame of frames.reverse()) trail.add(frame);
  return trail.move(number, line);
}

/// A line or an element on the way to a place, turned to what comes next on it.
interface Stage {
  readonly frame: Frame;
  /// How many moves there are on the way before it.
  readonly before: number;
}

/// The way from the root to a place. Led to one place after the other, in the order of the text, it keeps what they share.
export class Trail {
  readonly #stages: Stage[] = [];
  /// How many moves there are before the first.
  #before = 0;

  constructor(
    readonly course: AnyCourse,
    /// What is known of the nodes around a place that one is mostly led to.
    readonly near?: Renewal,
  ) {}

  get lines(): Line[] {
    const frames = this.#stages.map(({ frame }) => frame);
    const lines = frames.filter(({ occurrence }) => this.course.isLine(occurrence.role));
    return lines.map((frame) => ({ ...frame.occurrence, since: this.#sinceOf(frame) }));
  }

  /// Leads to the innermost line, or element with lines in it, that holds an offset. Whoever asks for the move of a number is led no further
  /// than that move. Pauses: it may be far.
  *lead(offset: number, number = Number.POSITIVE_INFINITY): Generator<void, void> {
    const { course } = this;
    const stages = this.#stages;
    while (stages.length > 0 && !holds((stages[stages.length - 1] as Stage).frame.occurrence, offset)) stages.pop();
    if (this.#before > 0 && this.#before >= number) stages.length = 0;
    let frame = stages.pop()?.frame ?? this.#first(offset, number);
    for (let count = 1; frame; count++) {
      const turned: Frame = turnedTo(course, frame, offset);
      frame = this.add(turned) < number ? inside(course, turned, offset) : undefined;
      if (count % PAUSE === 0) yield;
    }
  }

  /// The outermost line, or one that holds the offset as well and is known to begin before the move of that number.
  #first(offset: number, number: number): Frame | undefined {
    const { course, near } = this;
    const isNear = near && holds({ node: near.inner.node, at: near.inner.start }, offset);
    const line = isNear && lineAround(course, near, number);
    const first = line ? line.line : course.root();
    this.#before = line ? line.moves : 0;
    return first && frameOf(course, first);
  }

  /// A frame that the one before is turned to. Says how many moves there are on the way before it.
  add(frame: Frame): number {
    const last = this.#stages[this.#stages.length - 1];
    const before = last ? last.before + this.#movesIn(last.frame) : this.#before;
    this.#stages.push({ frame, before });
    return before;
  }

  /// How many moves are made on a line before what its frame is turned to; not the one that this is an alternative to.
  #movesIn(frame: Frame): number {
    const { course } = this;
    const moves = reachesTo(course, frame).reduce((sum, reach) => sum + counted(course, reach).moves, 0);
    return moves - (partOf(frame)?.as === 'aside' && moveBehind(course, frame) ? 1 : 0);
  }

  /// The move of this number on the innermost line, or on the way there: before where it has been led to, or on a line that is known.
  move(number: number, line?: Line): Occurrence | undefined {
    const { course } = this;
    const index = this.#stages.findLastIndex(({ before }) => before < number);
    const stage = this.#stages[index];
    if (!stage) return undefined;
    const { frame } = stage;
    let left = number - stage.before;
    const isLast = index === this.#stages.length - 1;
    const innermost = () => (line ? reachesIn(course, frame, line.since) : reachesOn(course, frame, this.#since));
    for (const reach of isLast ? innermost() : reachesTo(course, frame)) {
      const { moves, found } = counted(course, reach, left);
      if (found) return found;
      left -= moves;
    }
    return undefined;
  }

  get #since(): number | undefined {
    const last = this.#stages[this.#stages.length - 1];
    return last && this.#sinceOf(last.frame);
  }

  /// Where the game starts that stands where a frame is turned to.
  #sinceOf(frame: Frame): number | undefined {
    const part = partOf(frame);
    if (part?.as !== 'run' || !frame.child) return undefined;
    return startUpTo(this.course, stretchIn(frame, part), frame.child.at)?.at;
  }
}

/// The innermost line around a change before which fewer moves have been made.
function lineAround(course: AnyCourse, { before, starts, now, last }: Renewal, number: number) {
  for (let i = last; i >= 0; i--) {
    const role = roleOfLine(before[i], course);
    const played = keptIn<State>(before[i], course);
    if (role === undefined || !played || played.from.moves >= number) continue;
    return { line: { node: now.at(i), at: starts[i] as number, role }, moves: played.from.moves };
  }
  return undefined;
}

const holds = ({ node, at }: Pick<Line, 'node' | 'at'>, offset: number): boolean =>
  offset >= at && offset < at + node.width;

/// The frame turned to the smallest part that holds the offset, and the element there or before.
function turnedTo(course: AnyCourse, frame: Frame, offset: number): Frame {
  const { parts, occurrence } = frame;
  let index = -1;
  let width = Number.POSITIVE_INFINITY;
  for (const [i, part] of parts.entries()) {
    if (part.node.width >= width || !holds({ ...part, at: occurrence.at + part.at }, offset)) continue;
    index = i;
    width = part.node.width;
  }
  const part: LinePart | undefined = parts[index];
  const isRun = part?.as === 'run' || part?.as === 'forks';
  return { ...frame, index, child: isRun ? lastIn(course, stretchIn(frame, part), offset) : undefined };
}

/// The line, or the element with lines in it, that holds the offset.
function inside(course: AnyCourse, frame: Frame, offset: number): Frame | undefined {
  const part = partOf(frame);
  const { child } = frame;
  if (part?.as === 'aside') return lineIn(course, frame);
  if (!child || !holds(child, offset)) return undefined;
  return part?.as === 'run' && course.isSimple(child.role, child.node) ? undefined : frameOf(course, child, frame);
}
