/// What place of a shape an offset is in: the name of a member, a value, an element. Only what stands right around the
/// offset counts, so that it works inside half-typed tokens and in text that is broken elsewhere.

import { backward, forward } from '../../text/list';
import { Leaf, type Node, Pair, type Run } from '../../text/node';
import { type At, isArray, isObject } from './access';
import { Kind } from './lexer';
import { type Members, membersOf } from './members';
import { type AnyShape, FREE, type Property } from './schema';
import { kindOf, nameOf } from './value';

/// An object or array around the offset, and what it has to be.
export interface Around<C> {
  readonly node: Pair;
  readonly at: number;
  /// Never a choice.
  readonly shape: AnyShape<C>;
  /// The name of the member that it is the value of.
  readonly name: string | undefined;
}

export interface Where<C> {
  /// `root`: nothing stands in the text yet. `none`: nothing can stand here, or nobody can tell what.
  readonly place: 'name' | 'value' | 'element' | 'root' | 'none';
  /// Outermost first.
  readonly around: readonly Around<C>[];
  /// The name of the member; for a value, of the one that it is to be the value of.
  readonly name: string | undefined;
  /// What has to stand here; for a name, as its value.
  readonly shape: AnyShape<C>;
  /// The token that the offset is in, or right behind.
  readonly token: { readonly node: Leaf; readonly at: number } | undefined;
  /// What stands before the token, or the offset, within the same brackets; comments do not count.
  readonly prev: At | undefined;
  /// What follows, and what follows on that.
  readonly next: readonly At[];
}

const PAUSE = 256;

export function* whereAt<C>(root: Run, offset: number, shape: AnyShape<C>): Generator<void, Where<C>> {
  const around: Around<C>[] = [];
  let run = root;
  let start = 0;
  let carried: At | undefined;
  for (let count = 1; ; count++) {
    const level = around[around.length - 1];
    const back = backOf(run, start, offset, carried);
    if (!back) return nowhere(around);
    const { inner, rest } = back;
    if (!inner) return whereIn(around, level ? level.shape : shape, back, nextOf(run, start, offset, back.token));
    const name = level && isObject(level.node) ? nameBefore(rest) : undefined;
    const wanted = level ? insideShape(level, name) : shape;
    around.push({ node: inner.node as Pair, at: inner.at, shape: fitting(wanted, inner.node), name });
    run = (inner.node as Pair).run;
    start = inner.at + (inner.node as Pair).open.width;
    carried = back.carried;
    if (count % PAUSE === 0) yield;
  }
}

/// What stands before the offset, nearest first.
interface Back {
  /// The pair that the offset is inside of.
  readonly inner: At | undefined;
  /// A comma after it that belongs inside: the pair is not closed, and the tree has put the comma outside.
  readonly carried: At | undefined;
  readonly token: Where<unknown>['token'];
  readonly rest: readonly At[];
}

/// Undefined in a comment.
function backOf(run: Run, start: number, offset: number, carried: At | undefined): Back | undefined {
  const back: At[] = carried ? [carried] : [];
  for (const item of backward(run, start, offset)) {
    const { node, at } = item;
    if (node instanceof Leaf && node.kind === Kind.comment) {
      const line = node.text.charCodeAt(1) === 0x2f;
      if (offset < at + node.size || (line && offset === at + node.size)) return undefined;
    } else if (!(node instanceof Leaf) || node.kind !== Kind.blank) back.push(item);
    if (back.length === 5) break;
  }
  const [first, second] = back;
  const found = (inner: At | undefined, skip: number, over?: At): Back => ({
    inner,
    carried: over,
    token: undefined,
    rest: back.slice(skip),
  });
  if (first?.node instanceof Pair && holds(first.node, first.at, offset)) return found(first, 1);
  if (isComma(first) && second?.node instanceof Pair && !second.node.close) return found(second, 2, first);
  if (!first || !isWord(first.node) || offset > first.at + first.node.size) return found(undefined, 0);
  return { inner: undefined, carried: undefined, token: { node: first.node, at: first.at }, rest: back.slice(1) };
}

/// What follows the token or the offset, comments left out.
function nextOf(run: Run, start: number, offset: number, token: Where<unknown>['token']): At[] {
  const next: At[] = [];
  for (const item of forward(run, start, token ? token.at + token.node.width : offset)) {
    if (item.node instanceof Leaf && item.node.kind === Kind.comment) continue;
    next.push(item);
    if (next.length === 2) break;
  }
  return next;
}

function whereIn<C>(around: readonly Around<C>[], shape: AnyShape<C>, back: Back, next: readonly At[]): Where<C> {
  const { token, rest } = back;
  const [prev] = rest;
  const where = { around, token, prev, next, name: undefined };
  const level = around[around.length - 1];
  if (!level) return { ...where, shape, place: prev ? 'none' : 'root' };
  if (isArray(level.node)) {
    return { ...where, shape: insideShape(level, undefined), place: isColon(prev) ? 'none' : 'element' };
  }
  if (isColon(prev)) {
    const name = nameBefore(rest);
    return { ...where, name, shape: insideShape(level, name), place: name === undefined ? 'none' : 'value' };
  }
  if (isLooseName(rest)) return { ...where, shape: FREE, place: 'none' };
  const name = token && nameOf(token.node);
  return { ...where, name, shape: insideShape(level, name), place: 'name' };
}

const nowhere = <C>(around: readonly Around<C>[]): Where<C> => ({
  place: 'none',
  around,
  name: undefined,
  shape: FREE,
  token: undefined,
  prev: undefined,
  next: [],
});

/// The name to a value that comes after these: `"name" :`.
function nameBefore([colon, name]: readonly At[]): string | undefined {
  return isColon(colon) && name && isWord(name.node) ? nameOf(name.node) : undefined;
}

/// A name whose colon has not come yet.
const isLooseName = ([prev, before]: readonly At[]): boolean =>
  prev !== undefined && isWord(prev.node) && (before === undefined || isComma(before));

/// What the shape wants as the value of a member, or as an element.
export function insideShape<C>({ node, shape }: Around<C>, name: string | undefined): AnyShape<C> {
  if (shape.kind === 'array') return shape.item;
  if (shape.kind !== 'object' || name === undefined) return FREE;
  const property = propertyOf(shape, name);
  if (!property) return FREE;
  return typeof property.shape === 'function' ? shapeOf(property, membersOf(node)) : property.shape;
}

export function propertyOf<C>(shape: AnyShape<C>, name: string): Property<C> | undefined {
  return shape.kind === 'object' && Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
}

export function shapeOf<C>({ shape }: Property<C>, members: Members): AnyShape<C> {
  return typeof shape === 'function' ? shape(members) : shape;
}

/// The shape chosen for a value, or the usual one where there is none.
export function fitting<C>(shape: AnyShape<C>, node: Node | undefined): AnyShape<C> {
  let fit = shape;
  while (fit.kind === 'choice') fit = node ? fit.choose(kindOf(node), node) : fit.usual;
  return fit;
}

/// Between its brackets; what is not closed holds its end, too.
function holds({ width, close }: Pair, at: number, offset: number): boolean {
  return offset > at && offset <= at + width - (close?.width ?? 0);
}

export const isComma = (item: At | undefined): boolean => item?.node instanceof Leaf && item.node.kind === Kind.comma;
export const isColon = (item: At | undefined): boolean => item?.node instanceof Leaf && item.node.kind === Kind.colon;

/// A token that is a name or a value, whole or not.
export const isWord = (node: Node): node is Leaf =>
  node instanceof Leaf && node.kind >= Kind.string && node.kind <= Kind.badWord;
