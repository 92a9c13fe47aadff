/// How elements and attributes are put right that have another name, stand elsewhere, or are missing.

import type { Fault, Fix, QuickFix } from '../../../../record/quick-fix';
import { type ElementAt, tagLeafOf } from '../../../../syntax/xml/element';
import { Kind, kindOf } from '../../../../syntax/xml/lexer';
import { inserting, removing, writing } from '../../../../syntax/xml/mending';
import { stray } from '../../../../syntax/xml/mending-outside';
import { tagOf } from '../../../../syntax/xml/said';
import { demanded } from '../../../../syntax/xml/schema';
import { blanksBefore, blanksBehind, endOf, lastBreak } from '../../../../syntax/xml/spacing';
import { attributeExtent, attributeWritten, lastEnd } from '../../../../syntax/xml/style';
import { type InTag, whereAt } from '../../../../syntax/xml/where';
import { type Edit, finished, leafAt, textBetween } from '../../../../text/edit';
import { meantName } from '../../../../text/near';
import { Pair, type Run } from '../../../../text/node';
import type { Context } from '../context';
import { record } from '../shape';
import {
  type Child,
  childrenBefore,
  childrenFrom,
  isMove,
  lastBefore,
  marksOf,
  nextMove,
  type Parent,
} from '../write/around';

/// The tag that a fault is in.
export function placeOf(root: Run, from: number): InTag<Context> | undefined {
  const where = finished(whereAt(root, from + 1, record));
  return 'element' in where ? where : undefined;
}

const parentOf = ({ around }: InTag<Context>): Parent | undefined => {
  const parent = around.at(-1);
  return parent && { node: parent.element, at: parent.at };
};

const sameLetters = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/// An element whose name is nearly right.
export function* renamed({ root, from }: Fault): Generator<Fix> {
  const place = placeOf(root, from);
  const parent = place?.around.at(-1);
  const shape = parent && demanded(parent.shape);
  const name = place && shape && meantName(place.tag.name, Object.keys(shape.children()));
  if (!place || !name) return;
  const sure = sameLetters(name, place.tag.name);
  yield { title: writing(name), edits: tagsRenamed(place.element, name), sure };
}

/// The outermost element has one name only.
export function* rootRenamed({ root, from }: Fault): Generator<Fix> {
  const place = placeOf(root, from);
  if (!place) return;
  const sure = place.tag.name.toLowerCase() === record.name;
  yield { title: writing(record.name), edits: tagsRenamed(place.element, record.name), sure };
}

function tagsRenamed({ element, at }: ElementAt, name: string): Edit[] {
  const tags = [{ leaf: tagLeafOf(element), start: at }];
  if (element instanceof Pair && element.close) {
    tags.push({ leaf: element.close, start: at + element.width - element.close.width });
  }
  return tags.map(({ leaf, start }) => {
    const { nameAt, name: old } = tagOf(leaf);
    return { from: start + nameAt, to: start + nameAt + old.length, text: name };
  });
}

/// An attribute whose name is nearly right gets the right one; another one goes.
export function* attributeAway({ root, from, to }: Fault): Generator<Fix> {
  const place = placeOf(root, from);
  const attribute = place?.attribute;
  if (!place || !attribute) return;
  const known = demanded(place.element.shape)?.attributes ?? {};
  const free = Object.keys(known).filter((name) => !place.tag.attributes.some((one) => one.name === name));
  const name = meantName(attribute.name, free);
  if (name) yield { title: writing(name), edits: [{ from, to, text: name }], sure: sameLetters(name, attribute.name) };
  const extent = attributeExtent(place.element.element, attribute);
  const edits = [{ from: place.element.at + extent.from, to: place.element.at + extent.to, text: '' }];
  const title = { en: `Remove \`${attribute.name}\``, zh: `删除 \`${attribute.name}\`` };
  yield { title, edits, sure: false };
}

/// Would it be right under the other name?
const isMeant = (name: string, other: string): boolean => name !== other && meantName(name, [other]) === other;

/// An attribute that is missing, with each of these values; or that is there under a name that is nearly right.
export const withAttribute = (name: string, ...values: readonly string[]): QuickFix =>
  function* ({ root, from }) {
    const place = placeOf(root, from);
    if (!place || place.tag.attributes.some((one) => one.name === name)) return;
    const near = place.tag.attributes.find((one) => isMeant(one.name, name));
    if (near) {
      const from = place.element.at + near.at;
      const sure = sameLetters(near.name, name);
      yield { title: writing(name), edits: [{ from, to: from + near.name.length, text: name }], sure };
      return;
    }
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

/// A stone that is set up goes; a move does not.
export function* stoneAway(fault: Fault): Generator<Fix> {
  const place = placeOf(fault.root, fault.from);
  const pre = place && parentOf(place);
  if (pre && tagOf(tagLeafOf(pre.node as ElementAt['element'])).name === 'pre') yield* elementAway(fault);
}

/// The fixes of one kind, or if there are none those of another.
export const orElse = (first: QuickFix, second: QuickFix): QuickFix =>
  function* fix(fault) {
    const fixes = [...first(fault)];
    yield* fixes.length > 0 ? fixes : second(fault);
  };

/// What stands in an element that holds nothing: text becomes a comment or goes, an element goes.
export const contentAway: QuickFix = (fault) =>
  fault.root && kindOf(leafAt(fault.root, fault.from).leaf) === Kind.text ? stray(fault) : elementAway(fault);

/// An attribute of a stone in a pre belongs to the pre, if that has none of the name.
export function* toParent(fault: Fault): Generator<Fix> {
  const place = placeOf(fault.root, fault.from);
  const pre = place && parentOf(place);
  const { attribute } = place ?? {};
  const tag = pre && tagOf(tagLeafOf(pre.node as ElementAt['element']));
  if (place && pre && attribute && tag && !tag.attributes.some(({ name }) => name === attribute.name)) {
    const element = pre.node as ElementAt['element'];
    const at = pre.at + lastEnd(tag);
    const put = { from: at, to: at, text: attributeWritten(element, [attribute.name, attribute.value]) };
    const extent = attributeExtent(place.element.element, attribute);
    const cut = { from: place.element.at + extent.from, to: place.element.at + extent.to, text: '' };
    const title = { en: `Move \`${attribute.name}\` to \`pre\``, zh: `把 \`${attribute.name}\` 移到 \`pre\` 上` };
    yield { title, edits: [put, cut] };
  }
  yield* attributeAway(fault);
}

/// A line without a step gets a pre that sets up nothing, unless it has one whose name is nearly right; a variation with
/// nothing at all goes.
export function* withStep(fault: Fault): Generator<Fix> {
  const place = placeOf(fault.root, fault.from);
  if (!place) return;
  const { element, at } = place.element;
  const children = [...childrenFrom({ node: element, at })];
  for (const step of ['pre', 'black', 'white']) {
    const near = children.find(({ name }) => isMeant(name, step));
    if (!near) continue;
    yield { title: writing(step), edits: tagsRenamed(near, step), sure: sameLetters(near.name, step) };
    return;
  }
  if (children.length === 0 && place.around.length > 1) yield* elementAway(fault);
  if (!(element instanceof Pair)) {
    const text = '<moves><pre/></moves>';
    yield { title: inserting('<pre/>'), edits: [{ from: at, to: endOf(element, at), text }] };
    return;
  }
  const from = at + element.open.size;
  const text = `${lastBreak(blanksBehind(element.open))}<pre/>`;
  yield { title: inserting('<pre/>'), edits: [{ from, to: from, text }] };
}

/// A record of nothing but an empty board, behind what there is.
export function* wholeRecord({ root }: Fault): Generator<Fix> {
  const at = root?.width ?? 0;
  const gap = at === 0 || /[\r\n]/.test(textBetween(root, at - 1, at)) ? '' : '\n';
  const text = `${gap}<wei7 version="2.2">\n  <size>19</size>\n  <moves><pre/></moves>\n</wei7>\n`;
  yield { title: { en: 'Insert an empty record', zh: '补上空白棋谱' }, edits: [{ from: at, to: at, text }] };
}

/// The marks that a line ends with go before its last move, with the marks that are there.
export function* marksMoved({ root, from }: Fault): Generator<Fix> {
  const place = placeOf(root, from);
  const parent = place && parentOf(place);
  if (!place || !parent) return;
  const { element, at } = place.element;
  const marks: Child[] = [{ element, at, name: 'mark' }];
  for (const child of childrenBefore(parent, at)) {
    if (child.name !== 'mark') break;
    marks.unshift(child);
  }
  const move = moveBefore(place.element, parent);
  if (!move || move.at >= (marks[0] as Child).at) return;
  const gap = lastBreak(blanksBefore(root, move.at));
  const put = marks.map((mark) => textBetween(root, mark.at, endOf(mark.element, mark.at)) + gap).join('');
  const cuts = marks.map((mark) => ({
    from: mark.at - blanksBefore(root, mark.at).length,
    to: endOf(mark.element, mark.at),
    text: '',
  }));
  const title = { en: 'Move it before the last move', zh: '移到最后一手之前' };
  yield { title, edits: [{ from: move.at, to: move.at, text: put }, ...cuts] };
}

/// A child of the record that is missing, before those that it precedes; or that is there under a name that is nearly right.
export const withChild = (text: string, behind: readonly string[]): QuickFix =>
  function* ({ root, from }) {
    const place = placeOf(root, from);
    const { element, at } = place?.element ?? {};
    if (!(element instanceof Pair) || at === undefined || !element.close) return;
    const children = [...childrenFrom({ node: element, at })];
    const wanted = /^<(\w+)/.exec(text)?.[1] ?? '';
    const near = children.find(({ name }) => isMeant(name, wanted));
    if (near) {
      yield { title: writing(wanted), edits: tagsRenamed(near, wanted), sure: sameLetters(near.name, wanted) };
      return;
    }
    const last = children.findLast(({ name }) => behind.includes(name));
    const gap = lastBreak(blanksBehind(element.open));
    const place2 = last ? endOf(last.element, last.at) : at + element.open.size;
    yield { title: inserting(text), edits: [{ from: place2, to: place2, text: gap + text }], sure: false };
  };

type Target = (child: Child, parent: Parent) => Child | undefined;

/// An element goes before another one of those beside it.
export const movedBefore = (target: Target, sure = false): QuickFix =>
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
export const moveBefore = ({ at, name }: Pick<Child, 'at' | 'name'>, parent: Parent): Child | undefined => {
  const move = lastBefore(parent, at, isMove);
  return move && name === 'moves' ? (marksOf(parent, move.at)[0] ?? move) : move;
};

export const moveAfter: Target = ({ at }, parent) => nextMove(parent, at);
