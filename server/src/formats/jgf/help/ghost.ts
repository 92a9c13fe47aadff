/// The point that is being written in a JGF record, as numbers or in the letters of the first demos.

import type { Scene } from '../../../record/help';
import { type Ghost, ghostOf } from '../../../record/view';
import { type At, isArray, isObject, valueAt } from '../../../syntax/json/access';
import { FREE } from '../../../syntax/json/schema';
import { kindOf, stringOf } from '../../../syntax/json/value';
import { type Where, whereAt } from '../../../syntax/json/where';
import { letterColor } from '../letters';
import type { JgfCourse } from '../play/course';
import { colorAt, wholeAt } from '../values';

type Place = Where<unknown>;

export function* ghostAt({ root, offset }: Scene<JgfCourse>): Generator<void, Ghost | undefined> {
  const where: Place = yield* whereAt(root, offset, FREE);
  return inLetters(where) ?? inNumbers(where);
}

/// One coordinate while there is only one; both while the move cannot be played for want of a colour.
function inNumbers({ around }: Place): Ghost | undefined {
  const last = around.length - 1;
  const place = around[last - 1]?.name === 'coords' ? around[last] : moveAround(around);
  const [x, y] = [wholeAt(valueAt(place, 'x')), wholeAt(valueAt(place, 'y'))];
  const isMove = around[last - 1]?.name !== 'coords';
  const lacks = isMove && colorAt(valueAt(place, 'color')) === undefined;
  return x !== undefined && y !== undefined && !lacks ? undefined : ghostOf(x, y);
}

/// The move of the innermost node that has one.
function moveAround(around: Place['around']): At | undefined {
  const node = around.findLast((one) => valueAt(one, 'move'));
  return valueAt(node, 'move');
}

const LETTERS = /^([a-z])([a-z])?$/;

/// The string at the cursor, if it stands where the letters of a point do; the first letter is the column.
function inLetters(where: Place): Ghost | undefined {
  const { token } = where;
  if (!token || !isPlaceOfPoint(where)) return undefined;
  const [, column, row] = LETTERS.exec(stringOf(token.node)) ?? [];
  if (column === undefined || (row !== undefined && kindOf(token.node) === 'string')) return undefined;
  return ghostOf(numberOf(column), row === undefined ? undefined : numberOf(row));
}

const numberOf = (letter: string): number => letter.charCodeAt(0) - 0x61;

/// `{"B": "dd"}` as a move; `{"W": ["aa"]}` as a set-up, and markup by its types; a label is `["dd", "A"]`.
function isPlaceOfPoint({ place, around, name, prev }: Place): boolean {
  const depth = around.findLastIndex(({ name: part, node }) => part !== undefined && PARTS.has(part) && isObject(node));
  const part = around[depth];
  const inner = around.slice(depth + 1);
  if (part?.name === 'move') return place === 'value' && inner.length === 0 && letterColor(name ?? '') !== undefined;
  if (!part || place !== 'element' || !inner.every(({ node }) => isArray(node))) return false;
  return inner.length < 2 || prev === undefined;
}

const PARTS: ReadonlySet<string> = new Set(['move', 'setup', 'markup']);
