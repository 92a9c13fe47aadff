/// How many nodes of a record stand in a piece of it. With a stack of its own: records nest as deep as they like.

import { items } from '../text/list';
import { Pair } from '../text/node';
import type { Course, State } from './line';

/// The events in a line or an element. What only holds forks together does not count.
export function countEvents<S extends State>(course: Course<S>, node: Pair, role: number): number {
  let count = 0;
  const stack: { node: Pair; role: number }[] = [{ node, role }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (!course.isLine(next.role) && course.isSimple(next.role, next.node)) {
      count++;
      continue;
    }
    const parts = course.parts(next.node, next.role);
    const forks = !course.isLine(next.role) && parts.some(({ as }) => as === 'forks');
    for (const part of parts) {
      if (part.as !== 'event') for (const one of pairsIn(part.node as Pair, part.role)) stack.push(one);
      else if (!forks || course.isMove(part.node as Pair, part.role)) count++;
    }
  }
  return count;
}

function* pairsIn(array: Pair, role: number): Generator<{ node: Pair; role: number }> {
  for (const node of items(array.run)) if (node instanceof Pair) yield { node, role };
}
