/// How elements and attributes are put right that have another name, stand elsewhere, or are missing.

import type { Fault, Fix, Mender } from '../../record/fix';
import { tagLeafOf } from '../../syntax/xml/element';
import { inserting, removing, writing } from '../../syntax/xml/mending';
import { tagOf } from '../../syntax/xml/said';
import { demanded } from '../../syntax/xml/schema';
import { blanksBefore, blanksBehind, endOf, lastBreak } from '../../syntax/xml/spacing';
import { attributeExtent, attributeWritten, lastEnd } from '../../syntax/xml/style';
import { type InTag, type Known, whereAt } from '../../syntax/xml/where';
import { type Edit, finished, textBetween } from '../../text/edit';
import { Pair, type Run } from '../../text/node';
import type { Context } from './context';
import { record } from './shape';
import { type Child, childrenFrom, isMove, lastBefore, marksOf, nextMove, type Parent } from './write-around';

/// The tag that a fault is in.
export function placeOf(root: Run, from: number): InTag<Context> | undefined {
  const where = finished(whereAt(root, from + 1, record));
  return 'element' in where ? where : undefined;
}

const parentOf = ({ around }: InTag<Context>): Parent | undefined => {
  const parent = around.at(-1);
  return parent && { node: parent.element, at: parent.at };
};

/// Names are compared without regard to case.
const meant = (names: readonly string[], name: string): string | undefined =>
  names.find((one) => one !== name && one.toLowerCase() === name.toLowerCase());

/// An element whose name is wrong only in its letters' case.
export function* renamed({ root, from }: Fault): Generator<Fix> {
  const place = placeOf(root, from);
  const parent = place?.around.at(-1);
  const shape = parent && demanded(parent.shape);
  const name = place && shape && meant(Object.keys(shape.children()), place.tag.name);
  if (!place || !name) return;
  yield { title: writing(name), edits: tagsRenamed(place.element, name), sure: true };
}

function tagsRenamed({ element, at }: Known<Context>, name: string): Edit[] {
  const tags = [{ leaf: tagLeafOf(element), start: at }];
  if (element instanceof Pair && element.close) {
    tags.push({ leaf: element.close, start: at + element.width - element.close.width });
  }
  return tags.map(({ leaf, start }) => {
    const { nameAt, name: old } = tagOf(leaf);
    return { from: start + nameAt, to: start + nameAt + old.length, text: name };
  });
}

/// An attribute whose name is wrong only in its letters' case gets the right one; another one goes.
export function* attributeAway({ root, from, to }: Fault): Generator<Fix> {
  const place = placeOf(root, from);
  const attribute = place?.attribute;
  if (!place || !attribute) return;
  const known = demanded(place.element.shape)?.attributes ?? {};
  const name = meant(Object.keys(known), attribute.name);
  if (name && !place.tag.attributes.some((one) => one.name === name)) {
    yield { title: writing(name), edits: [{ from, to, text: name }], sure: true };
  }
  const extent = attributeExtent(place.element.element, attribute);
  const edits = [{ from: place.element.at + extent.from, to: place.element.at + extent.to, text: '' }];
  const title = { en: `Remove \`${attribute.name}\``, zh: `删去 \`${attribute.name}\`` };
  yield { title, edits, sure: false };
}

/// An attribute that is missing, with each of these values.
export const withAttribute = (name: string, ...values: readonly string[]): Mender =>
  function* ({ root, from }) {
    const place = placeOf(root, from);
    if (!place || place.tag.attributes.some((one) => one.name === name)) return;
    const at = place.element.at + lastEnd(place.tag);
    for (const value of values) {
      const text = attributeWritten(place.element.element, [name, value]);
      yield { title: inserting(text.trim()), edits: [{ from: at, to: at, text }], sure: values.length === 1 };
    }
  };

/// A move without any point may be a pass.
export function* asPass(fault: Fault): Generator<Fix> {
  const place = placeOf(fault.root, fault.from);
  if (place?.tag.attributes.some(({ name }) => name === 'x' || name === 'y')) return;
  for (const fix of withAttribute('type', 'pass')(fault)) yield { ...fix, sure: false };
}

/// The first letter that no other mark of the move has.
function freeSign(place: InTag<Context>): string | undefined {
  const parent = parentOf(place);
  if (!parent) return undefined;
  const marks = place.around.at(-1)?.name === 'pre' ? [...childrenFrom(parent)] : marksOf(parent, place.element.at);
  const used = marks.map(
    ({ element }) => tagOf(tagLeafOf(element)).attributes.find(({ name }) => name === 'symbol')?.value,
  );
  return [...'abcdefghijklmnopqrstuvwxyz'].find((sign) => !used.includes(sign)) ?? 'a';
}

/// A mark without a sign gets a free one.
export function* withSymbol(fault: Fault): Generator<Fix> {
  const place = placeOf(fault.root, fault.from);
  const free = place && freeSign(place);
  if (!free) return;
  for (const fix of withAttribute('symbol', free)(fault)) yield { ...fix, sure: false };
}

const SYMBOL = /^[a-zA-Z0-9@#$%&*?]$/;

/// The sign that is meant, where it is only wider or has blanks around it; the first of several, or else a free one.
export function* asSymbol(fault: Fault): Generator<Fix> {
  const place = placeOf(fault.root, fault.from);
  const attribute = place?.attribute;
  if (!place || !attribute) return;
  const text = attribute.value.normalize('NFKC').trim();
  const meant = SYMBOL.test(text) ? text : undefined;
  const free = freeSign(place);
  const signs = meant ? [meant] : [[...text].find((sign) => SYMBOL.test(sign)), free];
  const start = place.element.at + attribute.valueAt;
  for (const sign of new Set(signs)) {
    const edits = sign && [{ from: start, to: start + attribute.raw.length, text: sign === '&' ? '&amp;' : sign }];
    if (edits) yield { title: writing(sign), edits, sure: meant !== undefined };
  }
}

/// An element that is one too many goes, with the blanks before it.
export function* elementAway({ root, from }: Fault): Generator<Fix> {
  const place = placeOf(root, from);
  if (!place) return;
  const { element, at, name } = place.element;
  const edits = [{ from: at - blanksBefore(root, at).length, to: endOf(element, at), text: '' }];
  yield { title: removing(`<${name}>`), edits, sure: false };
}

/// A child of the record that is missing, before those that it precedes.
export const withChild = (text: string, behind: readonly string[]): Mender =>
  function* ({ root, from }) {
    const place = placeOf(root, from);
    const { element, at } = place?.element ?? {};
    if (!(element instanceof Pair) || at === undefined || !element.close) return;
    const last = [...childrenFrom({ node: element, at })].findLast(({ name }) => behind.includes(name));
    const gap = lastBreak(blanksBehind(element.open));
    const place2 = last ? endOf(last.element, last.at) : at + element.open.size;
    yield { title: inserting(text), edits: [{ from: place2, to: place2, text: gap + text }], sure: false };
  };

type Target = (child: Child, parent: Parent) => Child | undefined;

/// An element goes before another one of those beside it.
export const movedBefore = (target: Target, sure = false): Mender =>
  function* ({ root, from }) {
    const place = placeOf(root, from);
    const parent = place && parentOf(place);
    if (!place || !parent) return;
    const { element, at, name } = place.element;
    const other = target({ element, at, name }, parent);
    if (!other || other.at === at) return;
    const end = endOf(element, at);
    const cut = { from: at - blanksBefore(root, at).length, to: end, text: '' };
    const put = {
      from: other.at,
      to: other.at,
      text: textBetween(root, at, end) + lastBreak(blanksBefore(root, other.at)),
    };
    const edits = other.at < at ? [put, cut] : [cut, put];
    if ((edits[0] as Edit).to > (edits[1] as Edit).from) return;
    yield {
      title: { en: `Move \`${name}\` before \`${other.name}\``, zh: `把 \`${name}\` 移到 \`${other.name}\` 前面` },
      edits,
      sure,
    };
  };

const ORDER = ['size', 'game', 'moves'];

/// The first of those that the element should precede.
export const laterInOrder: Target = ({ name, at }, parent) => {
  for (const child of childrenFrom(parent)) {
    if (child.at < at && ORDER.indexOf(child.name) > ORDER.indexOf(name)) return child;
  }
  return undefined;
};

export const firstChild: Target = (_, parent) => {
  const first: Child | undefined = childrenFrom(parent).next().value;
  return first?.name === 'pre' ? undefined : first;
};

/// The last move before, with the marks that belong to it.
export const moveBefore: Target = ({ at, name }, parent) => {
  const move = lastBefore(parent, at, isMove);
  return move && name === 'moves' ? (marksOf(parent, move.at)[0] ?? move) : move;
};

export const moveAfter: Target = ({ at }, parent) => nextMove(parent, at);
