/// How many nodes of a record stand in a piece of it. With a stack of its own: records nest as deep as they like.

import { items } from '../text/list';
import { List, type Node } from '../text/node';
import type { Course, LinePart, State } from './line';
import { isElement, stretchOf } from './stretch';

interface Counted {
  readonly node: Node;
  readonly role: number;
}

/// The events in a line or an element that are somewhere to stop. What only holds forks together does not count.
export function countEvents<S extends State>(course: Course<S>, node: Node, role: number): number {
  let count = 0;
  const stack: Counted[] = [{ node, role }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (!course.isLine(next.role) && !(next.node instanceof List) && course.isSimple(next.role, next.node)) {
      if (course.isStop?.(next.node, next.role) !== false) count++;
      continue;
    }
    const parts = course.parts(next.node, next.role);
    const forks = !course.isLine(next.role) && parts.some(({ as }) => as === 'forks');
    for (const part of parts) {
      if (part.as !== 'event') for (const one of insidePart(course, part)) stack.push(one);
      else if (forks ? course.isMove(part.node, part.role) : course.isStop?.(part.node, part.role) !== false) count++;
    }
  }
  return count;
}

/// The elements of a run or of forks; a line that the part is.
function* insidePart<S extends State>(course: Course<S>, part: Exclude<LinePart, { as: 'event' }>): Generator<Counted> {
  if (part.as === 'aside') return yield part;
  const { run, role } = stretchOf(part, 0);
  for (const node of items(run)) if (!(node instanceof List) && isElement(course, node, role)) yield { node, role };
}
