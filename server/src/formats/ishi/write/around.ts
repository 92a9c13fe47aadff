/// What stands around a place in a record of Ishi, for whoever writes there: lines near by, the sequence that goes on, what the
/// next move is and what is said of it.

import { LineKind } from '../../../syntax/lines/family';
import { type ItemAt, itemsFrom } from '../../../syntax/lines/walk';
import { forward, itemsBackward } from '../../../text/list';
import { type Item, Leaf, type Node, Pair, partsOf, type Run } from '../../../text/node';
import { isMoveKind, Kind } from '../keywords';
import { kindOf } from '../play/passage';
import { saidBy } from '../said';

/// A line at its place in the text.
export interface LineAt {
  readonly leaf: Leaf;
  readonly at: number;
}

export const isVariation = (node: Node): node is Pair => node instanceof Pair && node.open.kind === Kind.VAR;

/// What stands before the thing that it is about, or is about nothing.
export const isLoose = (kind: number): boolean => kind === LineKind.blank || kind === Kind.REMARK;

const isRemark = (kind: number): boolean => kind === Kind.REMARK;

export const isUnended = (node: Node): node is Pair => isVariation(node) && !node.closed;

export const endOf = ({ item, at }: ItemAt): number => at + item.width;

/// Where an item ends. A variation that nothing ends does so before the remarks on the next event.
export function soundEnd({ item, at }: ItemAt): number {
  let end = at + item.width;
  for (let pair = item; isUnended(pair); ) {
    let inner: Item | undefined;
    for (const last of itemsBackward(pair.run)) {
      inner = last as Item;
      if (!isLoose(kindOf(inner))) break;
      end -= last.width;
    }
    if (!inner || inner instanceof Leaf) break;
    pair = inner;
  }
  return end;
}

/// The lines before a place, from the last to the first, or those from it on; not those in blocks of text.
export function* linesFrom(root: Run, offset: number, way: 'back' | 'on'): Generator<LineAt> {
  const stack: { readonly node: Node; readonly at: number }[] = root ? [{ node: root, at: 0 }] : [];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node, at } = next;
    if (way === 'back' ? at >= offset : at + node.width <= offset) continue;
    if (node instanceof Leaf) yield { leaf: node, at };
    else stack.push(...(way === 'back' ? partsAt(node, at) : partsAt(node, at).reverse()));
  }
}

function partsAt(node: Exclude<Node, Leaf>, start: number): { node: Node; at: number }[] {
  const text = node instanceof Pair && node.open.kind !== Kind.VAR ? node.run : undefined;
  const parts: { node: Node; at: number }[] = [];
  let at = start;
  for (const part of partsOf(node)) {
    if (part !== text) parts.push({ node: part, at });
    at += part.width;
  }
  return parts;
}

const FAR = 500;

/// The move that a place in a sequence comes after, not one in a variation; not looked for further than some lines back.
export function moveBefore(root: Run, offset: number): LineAt | undefined {
  let depth = 0;
  let count = 0;
  for (const line of linesFrom(root, offset, 'back')) {
    const { kind } = line.leaf;
    if (kind === Kind.EVENT || ++count > FAR) return undefined;
    if (kind === Kind.ENDVAR) depth++;
    else if (kind === Kind.VAR && --depth < 0) return undefined;
    else if (depth === 0 && isMoveKind(kind)) return line;
  }
  return undefined;
}

/// A run of lines at its place, with what it has from an item on.
export function* insideOf({ item, at }: ItemAt): Generator<ItemAt> {
  if (!(item instanceof Pair)) return;
  const start = at + item.open.width;
  for (const { node, at: from } of forward(item.run, start, start)) yield { item: node, at: from };
}

/// What comes after a line in its own sequence, in its own event.
export function* after(root: Run, at: number | undefined): Generator<ItemAt> {
  for (const placed of itemsFrom(root, at ?? 0, isVariation)) {
    if (placed.at === at) continue;
    if (kindOf(placed.item) === Kind.EVENT) return;
    yield placed;
  }
}

/// What a sequence goes on with.
export interface Ahead {
  readonly move: ItemAt | undefined;
  /// Those on the move.
  readonly variations: readonly ItemAt[];
  /// Where all that is said of the move ends; without a move, the end of the sequence.
  readonly end: number;
}

export function aheadIn(items: Iterable<ItemAt>, start: number): Ahead {
  let move: ItemAt | undefined;
  let end = start;
  const variations: ItemAt[] = [];
  for (const placed of items) {
    const kind = kindOf(placed.item);
    if (isMoveKind(kind)) {
      if (move) break;
      move = placed;
    } else if (move && isVariation(placed.item)) variations.push(placed);
    if (!isLoose(kind)) end = soundEnd(placed);
  }
  return { move, variations, end };
}

const MOST = 500;

/// The next move, and the first moves of the variations on it; an alternative to such a move is one to the next move as well.
export function* waysOn(ahead: Ahead): Generator<ItemAt> {
  const list = [ahead];
  for (let i = 0; i < list.length && i < MOST; i++) {
    const { move, variations } = list[i] as Ahead;
    if (!move) continue;
    yield move;
    for (const variation of variations) list.push(aheadIn(insideOf(variation), 0));
  }
}

/// The remarks that stand right before an item are about it; where the first of them starts.
export function remarksBefore(root: Run, at: number): number {
  let start = at;
  for (const { leaf, at: from } of linesFrom(root, at, 'back')) {
    if (!isLoose(leaf.kind)) return start;
    if (isRemark(leaf.kind)) start = from;
  }
  return at;
}

/// Blanks at the start of a line.
export const indentOf = ({ text }: Leaf): string => /^[ \t]*/.exec(text)?.[0] ?? '';

export const keywordStart = ({ item, at }: ItemAt): number =>
  at + saidBy(item instanceof Pair ? item.open : item).keyword.at;

export const isBelonging = (item: Item): boolean => !isLoose(kindOf(item));
