/// The children of a line of moves as whoever writes sees them, near a place.

import { type ElementAt, isElement, tagLeafOf } from '../../../../syntax/xml/element';
import { tagOf } from '../../../../syntax/xml/said';
import { backward, forward } from '../../../../text/list';
import { type Node, Pair } from '../../../../text/node';
import type { Played } from '../../../shared/wanted';
import { nameOf } from '../names';
import { colorOf, setupOf, stoneOf } from '../play/event';

/// An element at its place in the text, by its name.
export interface Child extends ElementAt {
  readonly name: string;
}

export interface Parent {
  readonly node: Node;
  readonly at: number;
}

/// The children that start at an offset or after it.
export function* childrenFrom({ node, at }: Parent, offset = at): Generator<Child> {
  if (!(node instanceof Pair)) return;
  for (const item of forward(node.run, at + node.open.width, offset)) {
    if (isElement(item.node)) yield { element: item.node, at: item.at, name: nameOf(item.node) };
  }
}

/// The children that start before an offset, from the last.
export function* childrenBefore({ node, at }: Parent, offset: number): Generator<Child> {
  if (!(node instanceof Pair)) return;
  for (const item of backward(node.run, at + node.open.width, offset)) {
    if (isElement(item.node)) yield { element: item.node, at: item.at, name: nameOf(item.node) };
  }
}

/// The last child before an offset that will do.
export function lastBefore(line: Parent, offset: number, wanted: (child: Child) => boolean): Child | undefined {
  for (const child of childrenBefore(line, offset)) if (wanted(child)) return child;
  return undefined;
}

export const isMove = ({ name }: Child): boolean => colorOf(name) !== undefined;
export const isVariation = ({ name, element }: Child): boolean => name === 'moves' && element instanceof Pair;

export const asParent = ({ element, at }: ElementAt): Parent => ({ node: element, at });

/// What a move does, as far as it can be told.
export function playedBy({ element }: Child): Played | undefined {
  const { color, type, x, y } = stoneOf(element);
  if (type === 'pass') return { color, cell: null };
  return x === undefined || y === undefined ? undefined : { color, cell: { x, y } };
}

/// The set-up that a line begins with, if it does.
export function preOf(line: Parent): Child | undefined {
  const first: Child | undefined = childrenFrom(line).next().value;
  return first?.name === 'pre' ? first : undefined;
}

export const holdsStones = (pre: Child | undefined): boolean =>
  pre !== undefined && setupOf(pre.element).stones.length > 0;

/// What comes after a place on a line: variations, marks of the next move, and that move.
export interface Ahead {
  readonly variations: readonly Child[];
  readonly marks: readonly Child[];
  readonly move: Child | undefined;
}

export function aheadOf(line: Parent, offset: number): Ahead {
  const variations: Child[] = [];
  const marks: Child[] = [];
  for (const child of childrenFrom(line, offset)) {
    if (isMove(child)) return { variations, marks, move: child };
    if (isVariation(child)) variations.push(child);
    else if (child.name === 'mark') marks.push(child);
  }
  return { variations, marks, move: undefined };
}

export const nextMove = (line: Parent, offset: number): Child | undefined => aheadOf(line, offset).move;

/// The marks of a move on a line, from the first.
export function marksOf(line: Parent, move: number): Child[] {
  const marks: Child[] = [];
  for (const child of childrenBefore(line, move)) {
    if (isMove(child)) break;
    if (child.name === 'mark') marks.push(child);
  }
  return marks.reverse();
}

/// As far as models are looked for.
const NEAR = 40;

/// The nearest child that will do, before a place or after it.
export function nearest(line: Parent, offset: number, wanted: (child: Child) => boolean): Child | undefined {
  for (const children of [childrenBefore(line, offset), childrenFrom(line, offset)]) {
    let seen = 0;
    for (const child of children) {
      if (wanted(child)) return child;
      if (++seen > NEAR) break;
    }
  }
  return undefined;
}

/// Its tag says for certain what it is.
export const isSound = ({ element }: ElementAt): boolean => {
  const { damaged, faults } = tagOf(tagLeafOf(element));
  return !damaged && faults.length === 0 && (!(element instanceof Pair) || element.closed);
};
