/// Where play stands before what is written at a place, finished or not: that is what a next move has to fit.

import { Pair } from '../text/node';
import type { Course, LinePart, State } from './line';
import { elementAt, located, type Occurrence, type Spot } from './locate';

/// The spot before the element that holds the offset; where none does, the spot just before the offset.
export function* locatedBefore<S extends State>(
  course: Course<S>,
  offset: number,
): Generator<void, Spot<S> | undefined> {
  const element = elementHolding(course, offset);
  return yield* located(course, (element?.at ?? offset) - 1);
}

/// The innermost element of a run that the offset stands in. One that is not closed goes on up to the next.
export function elementHolding<S extends State>(course: Course<S>, offset: number): Occurrence | undefined {
  let found: Occurrence | undefined;
  let next: Occurrence | undefined = course.root();
  while (next) {
    const part = partHolding(course, next, offset);
    if (!part || part.as === 'event') break;
    const element: { node: Pair; at: number } | undefined = elementAt(part.node as Pair, next.at + part.at, offset);
    if (!element || !holds(element.node, element.at, offset)) break;
    next = { ...element, role: part.role };
    if (part.as === 'run') found = next;
    else found = undefined;
    if (part.as === 'run' && course.isSimple(part.role)) break;
  }
  return found;
}

/// The part that starts last of those that hold the offset.
function partHolding<S extends State>(course: Course<S>, around: Occurrence, offset: number): LinePart | undefined {
  let found: LinePart | undefined;
  for (const part of course.parts(around.node, around.role)) {
    const inside = part.node instanceof Pair && holds(part.node, around.at + part.at, offset);
    if (inside && (!found || part.at > found.at)) found = part;
  }
  return found;
}

/// Between the brackets. What is not closed may go on after a comma that the tree has put outside it.
function holds({ width, close }: Pair, at: number, offset: number): boolean {
  return offset > at && (!close || offset < at + width - close.width + close.size);
}
