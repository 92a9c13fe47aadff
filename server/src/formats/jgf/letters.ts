/// The spelling of the first demos of JGF: a point is two letters ("dd", counted from the top left), a move or a setup is an
/// object with the colour as a letter (`{"B": "dd"}`, `{"W": ["aa", "ab"], "E": ["ba"]}`), markup an object with the types as
/// its names. Slips of the pen are something else; the first member alone decides which it is, so that finding out costs nothing.

import { type At, elementsOf, isArray, isObject } from '../../syntax/json/access';
import { Kind } from '../../syntax/json/lexer';
import { membersOf } from '../../syntax/json/members';
import { kindOf, nameOf, stringOf } from '../../syntax/json/value';
import { items } from '../../text/list';
import { Leaf, List, type Node, type Pair } from '../../text/node';
import { textAt } from './values';

const COLORS: Readonly<Record<string, string>> = { B: 'black', W: 'white' };
const SETUP_TYPES: Readonly<Record<string, string>> = { ...COLORS, E: 'clear' };
const POINT = /^[a-z]{2}$/;
const PASS = /^(?:pass)?$/;

interface LetterPoint {
  readonly x: number;
  readonly y: number;
}

export const letterColor = (letter: string): string | undefined => own(COLORS, letter);

export function isLetterMove(node: Node): boolean {
  const first = isObject(node) ? firstMember(node) : undefined;
  return first !== undefined && own(COLORS, first.name) !== undefined && isPointOrPass(first.value);
}

export function isLetterSetup(node: Node): boolean {
  const first = isObject(node) ? firstMember(node) : undefined;
  return first !== undefined && own(SETUP_TYPES, first.name) !== undefined && startsWithPoint(first.value);
}

export function isLetterMarkup(node: Node): boolean {
  const first = isObject(node) ? firstMember(node) : undefined;
  if (!first || !isArray(first.value)) return false;
  const inner = firstItem(first.value);
  return startsWithPoint(inner) || startsWithPoint(first.value);
}

/// Variations without a node around them: an array of arrays in place of a node.
export const isInlineVariations = (node: Node): node is Pair => isArray(node) && isArray(firstItem(node));

interface LetterMove {
  readonly color: string;
  /// Undefined for a pass.
  readonly point: LetterPoint | undefined;
}

export function letterMove(node: Pair): LetterMove | undefined {
  const first = firstMember(node);
  const color = first && own(COLORS, first.name);
  if (!first || !color || !isPointOrPass(first.value)) return undefined;
  return { color, point: pointOf(stringOf(first.value)) };
}

/// The points of an object by its names: colours of a setup, types of markup. A label is a point with its text.
export function* letterPoints(object: At): Generator<LetterPoint & { readonly name: string; readonly text?: string }> {
  for (const { name, value, valueAt } of membersOf(object.node as Pair).list) {
    if (!value) continue;
    for (const element of elementsOf({ node: value, at: object.at + valueAt })) {
      const [where, text] = isArray(element.node) ? [...elementsOf(element)].map(textAt) : [textAt(element)];
      const point = where === undefined ? undefined : pointOf(where);
      if (point) yield { ...point, name, ...(text === undefined ? {} : { text }) };
    }
  }
}

export const setupType = (letter: string): string | undefined => own(SETUP_TYPES, letter);

function pointOf(letters: string): LetterPoint | undefined {
  if (!POINT.test(letters)) return undefined;
  return { x: letters.charCodeAt(0) - 0x61, y: letters.charCodeAt(1) - 0x61 };
}

function isPointOrPass(node: Node | undefined): node is Leaf {
  return isString(node) && (POINT.test(stringOf(node)) || PASS.test(stringOf(node)));
}

function startsWithPoint(node: Node | undefined): boolean {
  const first = isArray(node) ? firstItem(node) : undefined;
  return isString(first) && POINT.test(stringOf(first));
}

const isString = (node: Node | undefined): node is Leaf => node instanceof Leaf && kindOf(node) === 'string';

function own(record: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

const firstItem = (array: Pair): Node | undefined => (array.run ? firstFew(array.run, 1)[0] : undefined);

function firstMember(object: Pair): { name: string; value: Node } | undefined {
  const [key, colon, value] = object.run ? firstFew(object.run, 3) : [];
  if (!isString(key) || !value || !(colon instanceof Leaf) || colon.kind !== Kind.colon) return undefined;
  return { name: nameOf(key), value };
}

function firstFew(run: Node, count: number): readonly Node[] {
  if (run instanceof List && run.height === 1 && run.kids.length >= count) return run.kids;
  const few: Node[] = [];
  for (const item of items(run)) if (few.push(item) === count) break;
  return few;
}
