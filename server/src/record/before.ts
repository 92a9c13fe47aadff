/// Where play stands before what is written at a place, finished or not: that is what a next move has to fit.

import { type Node, Pair } from '../text/node';
import { type Frame, frameOf, lineIn, partOf, placed, stretchIn } from './frame';
import type { Course, LinePart, Occurrence, State } from './line';
import { located, locatedUpTo, type Spot } from './locate';
import { isStart, lastIn } from './stretch';

/// The spot before the element that holds the offset; where none does, the spot just before the offset.
export function* locatedBefore<S extends State>(
  course: Course<S>,
  offset: number,
): Generator<void, Spot<S> | undefined> {
  const element = elementHolding(course, offset);
  if (!element || !isStart(course, element)) return yield* locatedUpTo(course, element?.at ?? offset);
  const spot = yield* located(course, element.at);
  return spot && { ...spot, state: course.start(), event: undefined };
}

/// The innermost element of a run that the offset stands in. A pair that is not closed goes on up to the next.
function elementHolding<S extends State>(course: Course<S>, offset: number): Occurrence | undefined {
  let found: Occurrence | undefined;
  const root = course.root();
  let frame = root && frameOf(course, root);
  while (frame) {
    const turned: Frame | undefined = turnedTo(frame, offset);
    const part = turned && partOf(turned);
    if (!turned || !part || part.as === 'event') break;
    if (part.as === 'aside') {
      found = undefined;
      frame = lineIn(course, turned);
      continue;
    }
    const child: Occurrence | undefined = lastIn(course, stretchIn(frame, part), offset);
    if (!child || !holds(child.node, child.at, offset)) break;
    found = part.as === 'run' ? child : undefined;
    if (found && course.isSimple(part.role, child.node)) break;
    frame = frameOf(course, child, { ...turned, child });
  }
  return found;
}

/// The frame turned to the part that starts last of those that hold the offset.
function turnedTo(frame: Frame, offset: number): Frame | undefined {
  let found: Frame | undefined;
  for (const [index, part] of frame.parts.entries()) {
    const start = found && (frame.parts[found.index] as LinePart).at;
    if (holdsIn(frame, part, offset) && (start === undefined || part.at > start)) found = { ...frame, index };
  }
  return found;
}

/// What stands without brackets goes up to its end.
function holdsIn(frame: Frame, part: LinePart, offset: number): boolean {
  const { node, at } = placed(frame, part);
  const bare = part.as === 'run' || part.as === 'forks' ? part.bare : undefined;
  return bare ? offset >= at && offset <= at + node.width : holds(node, at, offset);
}

/// Between the brackets, or in the token. What is not closed may go on after a comma that the tree has put outside it.
function holds(node: Node, at: number, offset: number): boolean {
  if (offset <= at) return false;
  if (!(node instanceof Pair)) return offset <= at + ('size' in node ? node.size : node.width);
  const { width, close } = node;
  return !close || offset < at + width - close.width + close.size;
}
