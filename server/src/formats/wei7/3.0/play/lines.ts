/// The lines of a wei7 3.0 record as whoever writes sees them: a tree with its steps, and branches after the last of them.

import { type At, elementsOf, isArray, isObject, membersAt, valueAt } from '../../../../syntax/json/access';
import type { Deed, Lines } from '../../../shared/forks';
import { stepEvent } from './event';

export const lines: Lines = {
  elements: (line) => [...elementsOf(valueAt(line, 'steps'))],
  forks: (line, elements, index) => (index === elements.length ? arrayIn(line, 'branches') : undefined),
  branches: (forks) => [...elementsOf(forks)].filter(({ node }) => isObject(node)),
  does: deedOf,
};

function deedOf({ node }: At): Deed {
  if (!isObject(node)) return 'something';
  const { type, color, pass, x, y } = stepEvent(node);
  if (type === 'message' || type === 'mark' || type === 'result') return 'nothing';
  if (type !== 'move' || !color) return 'something';
  if (pass) return { color, cell: null };
  return x === undefined || y === undefined ? 'something' : { color, cell: { x, y } };
}

/// The array of a member, if it is one.
export function arrayIn(object: At, name: string): At | undefined {
  const value = valueAt(object, name);
  return value && isArray(value.node) ? value : undefined;
}

/// There is a member of the name, but not what it should be.
export const isMisplaced = (object: At, name: string, isRight: (node: At['node']) => boolean): boolean => {
  const member = membersAt(object)?.get(name);
  return member !== undefined && !(member.value && isRight(member.value));
};

export const TREE_ORDER = ['title', 'pre', 'steps', 'branches'];
export const PRE_ORDER = ['stones', 'problem', 'marks', 'comment'];
export const STEP_ORDER = ['time', 'action', 'actor', 'marks', 'comment'];
