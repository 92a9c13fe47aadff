/// What place of a shape an offset is in: between tags, in the name of one, in an attribute, in a value. Only what stands right
/// around the offset counts, so that it works inside half-typed tags and in text that is broken elsewhere.

import { backward, type ItemAt } from '../../text/list';
import { Leaf, type Pair, type Run } from '../../text/node';
import { isBlank, isQuote } from './characters';
import type { Root } from './document';
import { type Element, meantName } from './element';
import { endingOf, Kind, kindOf } from './lexer';
import { tagOf } from './said';
import { type AnyShape, demanded, FREE } from './schema';
import type { Attribute, Tag } from './tag';
import { Ending } from './tag-end';

/// An element, and what it has to be.
export interface Known<C> {
  readonly element: Element;
  readonly at: number;
  readonly name: string;
  readonly shape: AnyShape<C>;
}

export interface Around<C> extends Known<C> {
  readonly element: Pair;
}

interface Between<C> {
  /// The elements that the offset is between the tags of, outermost first.
  readonly around: readonly Around<C>[];
}

/// Between tags; `typed` is what has been typed of a tag or of text before the offset.
interface InContent<C> extends Between<C> {
  readonly place: 'content';
  readonly typed: string;
  readonly token: Leaf | undefined;
}

/// In the tag that an element begins with.
export interface InTag<C> extends Between<C> {
  /// `equals`: between the name of an attribute and its value.
  readonly place: 'name' | 'attribute' | 'equals' | 'value';
  readonly element: Known<C>;
  readonly tag: Tag;
  readonly leaf: Leaf;
  /// The attribute that the offset is in, if it has a value.
  readonly attribute: Attribute | undefined;
}

interface Elsewhere<C> extends Between<C> {
  /// `end`: in an end tag, that of the innermost element around if that has one.
  readonly place: 'end' | 'none';
  readonly leaf: Leaf | undefined;
}

export type Where<C> = InContent<C> | InTag<C> | Elsewhere<C>;

const PAUSE = 256;

export function* whereAt<C>(root: Run, offset: number, record: Root<C>): Generator<void, Where<C>> {
  const around: Around<C>[] = [];
  let run = root;
  let start = 0;
  for (let count = 1; ; count++) {
    const item: ItemAt | undefined = backward(run, start, offset).next().value;
    if (!item) return { place: 'content', around, typed: '', token: undefined };
    const { node, at } = item;
    if (node instanceof Leaf) return inLeaf(around, node, at, offset, record);
    const known = { element: node, at, ...shapeOf(node, around, record) };
    const { open, close, width } = node;
    if (isIn(open, at, offset)) return inTag(around, known, open, offset);
    const end = at + width - (close?.width ?? 0);
    const isCut = endingOf(open) !== Ending.whole && !node.run;
    if (isCut || (close && offset > end && !isIn(close, end, offset))) {
      return { place: 'content', around, typed: '', token: undefined };
    }
    around.push(known);
    if (close && offset > end) return { place: 'end', around, leaf: close };
    run = node.run;
    start = at + open.width;
    if (count % PAUSE === 0) yield;
  }
}

/// Before the end of a tag; behind one that has no end, on the same line.
function isIn(leaf: Leaf, at: number, offset: number): boolean {
  if (offset <= at) return false;
  if (endingOf(leaf) === Ending.whole) return offset < at + leaf.size;
  return offset <= at + leaf.width && !/[\r\n]/.test(leaf.text.slice(leaf.size, offset - at));
}

function shapeOf<C>(element: Element, around: readonly Around<C>[], record: Root<C>): Pick<Known<C>, 'name' | 'shape'> {
  const parent = around.at(-1);
  const shape = parent && demanded(parent.shape);
  const children = parent ? (shape?.children() ?? {}) : { [record.name]: record.shape };
  const name = meantName(element, (one) => Object.hasOwn(children, one));
  return { name, shape: (Object.hasOwn(children, name) ? children[name] : undefined) ?? FREE };
}

function inLeaf<C>(around: readonly Around<C>[], leaf: Leaf, at: number, offset: number, record: Root<C>): Where<C> {
  const kind = kindOf(leaf);
  if (kind === Kind.end) return isIn(leaf, at, offset) ? { place: 'end', around, leaf } : nothingTyped(around);
  if (kind === Kind.empty) {
    if (!isIn(leaf, at, offset)) return nothingTyped(around);
    return inTag(around, { element: leaf, at, ...shapeOf(leaf, around, record) }, leaf, offset);
  }
  if (offset - at > leaf.size) return nothingTyped(around);
  if (kind === Kind.text || kind === Kind.stray) {
    return { place: 'content', around, typed: leaf.text.slice(0, offset - at), token: leaf };
  }
  const isOver = offset - at === leaf.size && endingOf(leaf) === Ending.whole;
  return isOver ? nothingTyped(around) : { place: 'none', around, leaf };
}

const nothingTyped = <C>(around: readonly Around<C>[]): Where<C> => ({
  place: 'content',
  around,
  typed: '',
  token: undefined,
});

function inTag<C>(around: readonly Around<C>[], element: Known<C>, leaf: Leaf, offset: number): Where<C> {
  const tag = tagOf(leaf);
  const at = offset - element.at;
  const within = { around, element, tag, leaf };
  if (at <= tag.nameAt + tag.name.length) return { ...within, place: 'name', attribute: undefined };
  for (const attribute of tag.attributes) {
    const { at: from, name, valueAt, raw } = attribute;
    if (at >= from && at <= from + name.length) return { ...within, place: 'attribute', attribute };
    if (at >= valueAt && at <= valueAt + raw.length) return { ...within, place: 'value', attribute };
    if (at > from && at < valueAt) return { ...within, place: 'equals', attribute };
  }
  return { ...within, place: 'attribute', attribute: undefined };
}

/// The quotation mark before a value, if there is one.
export function quoteBefore({ text }: Leaf, { valueAt }: Attribute): string {
  return isQuote(text.charCodeAt(valueAt - 1)) ? text.charAt(valueAt - 1) : '';
}

/// Does something end right before the offset, so that a blank is needed?
export const touches = ({ text }: Leaf, at: number): boolean => !isBlank(text.charCodeAt(at - 1));
