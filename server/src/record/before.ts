/// Where play stands before what is written at a place, finished or not: that is what a next move has to fit.

import { endLeaf } from '../text/walk';
import { Pair } from '../text/node';
import type { Course, LinePart, State } from './line';
import { elementAt, located, type Occurrence, type Spot } from './locate';

/// The spot before the element that holds the offset; where none does, the spot just before the offset.
export function* locatedBefore<S extends State>(course: Course<S>, offset: number): Generator<void, Spot<S> | undefined> {
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

function partHolding<S extends State>(course: Course<S>, around: Occurrence, offset: number): LinePart | undefined {
  let innermost: LinePart | undefined;
  for (const part of course.parts(around.node, around.role)) {
    const inside = part.node instanceof Pair && holds(part.node, around.at + part.at, offset);
    if (inside && (!innermost || part.node.width < innermost.node.width)) innermost = part;
  }
  return innermost;
}

/// Between the brackets. What is not closed may go on after a comma that was put outside it.
function holds(pair: Pair, at: number, offset: number): boolean {
  if (offset <= at) return false;
  return pair.close ? offset < at + pair.width - endLeaf(pair).width + endLeaf(pair).size : true;
}
