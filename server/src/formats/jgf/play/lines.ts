/// The lines of a JGF record as whoever writes sees them: arrays of nodes, with variations in a node of their own.

import { type At, elementsOf, isArray, isObject, valueAt } from '../../../syntax/json/access';
import type { Deed, Lines } from '../../shared/forks';
import type { JgfCourse } from './course';
import { nodeEvent } from './event';

export const linesOf = ({ sides }: JgfCourse): Lines => ({
  elements: (line) => [...elementsOf(line)],
  forks: (_line, elements, index) => variationsOf(elements[index]),
  branches: (forks) => [...elementsOf(forks)].filter(({ node }) => isArray(node)),
  does: (element) => deedOf(element, (color) => sides.of(color)),
});

/// The array of variations that a node holds.
export function variationsOf(node: At | undefined): At | undefined {
  const variations = node && valueAt(node, 'variations');
  return variations && isArray(variations.node) ? variations : undefined;
}

function deedOf({ node }: At, sideOf: (color: string | undefined) => number): Deed {
  if (!isObject(node)) return 'something';
  const { move, setup } = nodeEvent(node);
  if (setup.length > 0) return 'something';
  if (!move) return 'nothing';
  const { color: name, x, y, pass } = move;
  const color = sideOf(name);
  if (!color) return 'something';
  if (pass) return { color, cell: null };
  return x === undefined || y === undefined ? 'something' : { color, cell: { x, y } };
}
