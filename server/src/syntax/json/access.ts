/// Getting at the values inside objects and arrays, with their places.

import { leaves } from '../../text/edit';
import { items } from '../../text/list';
import { meantName } from '../../text/near';
import { Flag, Leaf, type Node, Pair, type Run } from '../../text/node';
import { BRACE, BRACKET, Kind } from './lexer';
import { type Members, membersOf } from './members';
import { sizeOf } from './value';

/// A value and where it starts, counted from wherever the caller counts from.
export interface At {
  readonly node: Node;
  readonly at: number;
}

export const isObject = (node: Node | undefined): node is Pair => node instanceof Pair && node.id === BRACE;
export const isArray = (node: Node | undefined): node is Pair => node instanceof Pair && node.id === BRACKET;

/// The value of a member of an object, if there is one.
export function valueIn(members: Members, at: number, name: string): At | undefined {
  const member = members.get(name);
  return member?.value ? { node: member.value, at: at + member.valueAt } : undefined;
}

/// The members of a value, if it is an object.
export const membersIn = (node: Node | undefined): Members | undefined =>
  isObject(node) ? membersOf(node) : undefined;

export const membersAt = (value: At | undefined): Members | undefined => membersIn(value?.node);

/// The value at the end of a path of names.
export function valueAt(from: At | undefined, ...names: readonly string[]): At | undefined {
  let value = from;
  for (const name of names) {
    const members = membersAt(value);
    value = members && value ? valueIn(members, value.at, name) : undefined;
  }
  return value;
}

/// The elements of an array that are values.
export function* elementsOf(array: At | undefined): Generator<At> {
  if (!array || !isArray(array.node)) return;
  let at = array.at + array.node.open.width;
  for (const node of items(array.node.run)) {
    if (node instanceof Pair || (node instanceof Leaf && isScalar(node))) yield { node, at };
    at += node.width;
  }
}

const isScalar = (leaf: Leaf): boolean => leaf.kind >= Kind.string && leaf.kind <= Kind.badWord;

/// The value that the text is.
export function rootValue(root: Run): At | undefined {
  let at = 0;
  let seen = 0;
  for (const node of items(root)) {
    if (node instanceof Pair || (node instanceof Leaf && isScalar(node))) return { node, at };
    if (++seen > 100) return undefined;
    at += node.width;
  }
  return undefined;
}

export const spanOf = (value: At): { at: number; size: number } => ({ at: value.at, size: sizeOf(value.node) });

/// Where the first character stands that could not be decoded.
export function firstUndecoded(root: Run): number | undefined {
  if (!root || !(root.flags & Flag.undecoded)) return undefined;
  for (const { leaf, start } of leaves(root)) {
    const at = leaf.flags & Flag.undecoded ? leaf.text.indexOf('\ufffd') : -1;
    if (at >= 0) return start + at;
  }
  return undefined;
}

/// It stands there under a name that is nearly right. That is told; what it says is not taken for missing as well.
export const isMisspelt = (members: Members | undefined, name: string): boolean =>
  members?.get(name) === undefined && (members?.list.some((one) => meantName(one.name, [name])) ?? false);
