/// The moves of a line by their number, found by counting, not by playing.

import { List, type Node, Pair } from '../text/node';
import type { Course, LinePart, State } from './line';
import { elementAt, type Occurrence } from './locate';
import { playedRun } from './replay';

/// The lines around an offset, outermost first.
export function linesAround<S extends State>(course: Course<S>, offset: number): Occurrence[] {
  const lines: Occurrence[] = [];
  let next: Occurrence | undefined = course.root();
  while (next) {
    const here: Occurrence = next;
    if (course.isLine(here.role)) lines.push(here);
    next = inside(course, here, offset);
  }
  return lines;
}

/// The line, or the element with lines in it, that holds the offset.
function inside<S extends State>(
  course: Course<S>,
  { node, at, role }: Occurrence,
  offset: number,
): Occurrence | undefined {
  let innermost: LinePart | undefined;
  for (const part of course.parts(node, role)) {
    const holds = offset >= at + part.at && offset < at + part.at + part.node.width;
    if (holds && (!innermost || part.node.width < innermost.node.width)) innermost = part;
  }
  if (!innermost || innermost.as === 'event') return undefined;
  if (innermost.as === 'run' && course.isSimple(innermost.role)) return undefined;
  const element = elementAt(innermost.node as Pair, at + innermost.at, offset);
  const holds = element && offset < element.at + element.node.width;
  return holds ? { ...element, role: innermost.role } : undefined;
}

/// The move of this number on the line that ends in the last of these lines.
export function moveOf<S extends State>(
  course: Course<S>,
  lines: readonly Occurrence[],
  number: number,
): Occurrence | undefined {
  const count = new Count(course, number);
  for (let i = 0; i < lines.length && !count.found; i++) {
    count.line(lines[i] as Occurrence, lines[i + 1]?.at ?? Number.POSITIVE_INFINITY);
  }
  return count.found;
}

class Count<S extends State> {
  found: Occurrence | undefined;

  constructor(
    readonly course: Course<S>,
    /// Moves still to come.
    public left: number,
  ) {}

  line({ node, at, role }: Occurrence, end: number): void {
    for (const part of this.course.parts(node, role)) {
      const array = part.node as Pair;
      if (part.as === 'event') this.#event(array, at + part.at, part.role);
      else if (part.as === 'run' && array.run) this.#run(array.run, at + part.at + array.open.width, end, part.role);
      if (this.found) return;
    }
  }

  #run(node: Node, at: number, end: number, role: number): void {
    if (at >= end || this.found) return;
    if (node instanceof Pair) this.#element(node, at, role);
    if (!(node instanceof List)) return;
    const moves = at + node.width <= end ? this.#known(node, role) : undefined;
    if (moves !== undefined && moves < this.left) {
      this.left -= moves;
      return;
    }
    let start = at;
    for (const kid of node.kids) {
      this.#run(kid, start, end, role);
      if (this.found) return;
      start += kid.width;
    }
  }

  /// How many moves a piece holds, if it has been played.
  #known(node: List, role: number): number | undefined {
    const played = playedRun(node, role);
    return played && played.to.moves - played.from.moves;
  }

  #element(node: Pair, at: number, role: number): void {
    if (this.course.isSimple(role, node)) this.#event(node, at, role);
    else
      for (const part of this.course.parts(node, role))
        if (part.as === 'event') this.#event(part.node as Pair, at + part.at, part.role);
  }

  #event(node: Pair, at: number, role: number): void {
    if (this.found || !this.course.isMove(node, role)) return;
    if (--this.left === 0) this.found = { node, at, role };
  }
}
