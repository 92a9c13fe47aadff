/// What can be written at a place of a wei7 2.2 record: elements by what they stand in, attributes that are not there yet, values,
/// end tags.

import type { Scene, Suggestion, Suggestions } from '../../../../record/help';
import { nameEnd } from '../../../../syntax/xml/characters';
import { endingOf } from '../../../../syntax/xml/lexer';
import { demanded } from '../../../../syntax/xml/schema';
import { Ending } from '../../../../syntax/xml/tag-end';
import { type Around, type InTag, quoteBefore, touches, type Where, whereAt } from '../../../../syntax/xml/where';
import { leafAt } from '../../../../text/edit';
import type { Context } from '../context';
import type { MovesCourse } from '../play/course';
import { record } from '../shape';
import { attributeValues } from './attributes';
import { gapAt, newElements } from './elements';

type Content = Extract<Where<Context>, { place: 'content' }>;

export function* suggest(scene: Scene<MovesCourse>): Generator<void, Suggestions | undefined> {
  const where = yield* whereAt(scene.root, scene.offset, record);
  if (where.place === 'content') return inContent(scene, where);
  if (where.place === 'end') return yield* atEnd(scene);
  if (where.place === 'name') return inName(scene, where);
  if (where.place === 'attribute') return attributes(scene, where);
  return where.place === 'value' ? values(scene, where) : undefined;
}

const listed = (from: number, to: number, list: readonly Suggestion[]): Suggestions | undefined =>
  list.length > 0 ? { from, to, list, partial: false } : undefined;

/// What is being typed of a tag.
const TYPED = /<?[^<>\s"'=/]*$/;

function inContent(scene: Scene<MovesCourse>, { around, typed }: Content): Suggestions | undefined {
  const { offset } = scene;
  const words = typed.startsWith('<') || !/\s/.test(typed) ? (TYPED.exec(typed)?.[0] ?? '') : '';
  if (typed !== '' && words !== typed) return undefined;
  const from = offset - words.length;
  const gap = words === '' ? gapAt(scene, around.at(-1)) : '';
  const list = [...newElements(scene, around, from), ...endTags(around)];
  return listed(
    from,
    offset,
    list.map((one) => (gap ? { ...one, insert: [gap, ...one.insert] } : one)),
  );
}

/// The end tag of an element that has none comes first of all that closes something.
function endTags(around: readonly Around<Context>[]): Suggestion[] {
  const inner = around.at(-1);
  return inner && !inner.element.closed ? [endTag(inner, 5)] : [];
}

const endTag = ({ name, shape }: Around<Context>, rank: number): Suggestion => ({
  kind: 'property',
  clause: demanded(shape)?.clause,
  label: `</${name}>`,
  insert: [`</${name}>`],
  filter: `</${name}>`,
  rank,
});

/// As far out as end tags are offered.
const LEVELS = 6;

/// In an end tag: those of the elements that are open before it, from the innermost. Half of one may be taken for the end of any of them.
function* atEnd({ root, offset }: Scene<MovesCourse>): Generator<void, Suggestions | undefined> {
  if (!root || offset === 0) return undefined;
  const { leaf, start } = leafAt(root, offset - 1);
  if (offset > start + Math.max(2, nameEnd(leaf.text, 2))) return undefined;
  const { around } = yield* whereAt(root, start, record);
  const all = around.slice(-LEVELS).reverse();
  const ends = all.filter(({ name }, i) => all.findIndex((one) => one.name === name) === i);
  const isLine = endingOf(leaf) === Ending.whole && !/[\r\n]/.test(leaf.token);
  const to = isLine ? start + leaf.size : Math.max(offset, start + nameEnd(leaf.text, 2));
  return listed(
    start,
    to,
    ends.map((one, rank) => endTag(one, rank)),
  );
}

/// A tag of which there is only the name is written whole.
function inName(scene: Scene<MovesCourse>, { around, element, tag, leaf }: InTag<Context>): Suggestions | undefined {
  const { offset } = scene;
  const [from, end] = [element.at + tag.nameAt, element.at + tag.nameAt + tag.name.length];
  const isBare = leaf.size === tag.nameAt + tag.name.length && from === element.at + 1;
  if (isBare) return listed(element.at, end, newElements(scene, around, element.at));
  if (offset < from) return undefined;
  const parent = around.at(-1);
  const shape = parent && demanded(parent.shape);
  const names = shape ? Object.entries(shape.children()) : [];
  const list = names.map(([name, { clause }], rank): Suggestion => {
    return { kind: 'property', label: name, clause, insert: [name], filter: name, rank };
  });
  return listed(from, end, list);
}

function attributes(scene: Scene<MovesCourse>, where: InTag<Context>): Suggestions | undefined {
  const { element, tag, leaf, attribute } = where;
  const shape = demanded(element.shape);
  if (!shape) return undefined;
  const at = scene.offset - element.at;
  const word = /[^\s"'=<>/]*$/.exec(leaf.text.slice(0, at))?.[0] ?? '';
  const from = attribute ? attribute.at : at - word.length;
  const to = attribute ? attribute.at + attribute.name.length : at;
  const isPass = tag.attributes.some(({ name, value }) => name === 'type' && value === 'pass');
  const hasPoint = tag.attributes.some((one) => one !== attribute && (one.name === 'x' || one.name === 'y'));
  const lead = touches(leaf, from) ? ' ' : '';
  const list = Object.entries(shape.attributes).flatMap(([name, { clause }], rank): Suggestion[] => {
    const known = tag.attributes.some((one) => one.name === name && one !== attribute);
    // What has no clause is only let pass; a pass has no point, and what has a point is none.
    const contradicts = name === 'type' ? hasPoint : isPass && (name === 'x' || name === 'y');
    if (known || !clause || contradicts) return [];
    const [first] = attributeValues(scene, where, name);
    const insert = attribute ? [name] : [`${lead}${name}="`, { hole: first?.text ?? '' }, '"'];
    return [{ kind: 'property', label: name, clause, insert, filter: name, rank }];
  });
  return listed(element.at + from, element.at + to, list);
}

function values(scene: Scene<MovesCourse>, where: InTag<Context>): Suggestions | undefined {
  const { element, leaf, attribute } = where;
  if (!attribute || attribute.raw.length > LONG || /[\r\n]/.test(attribute.raw)) return undefined;
  const quote = quoteBefore(leaf, attribute);
  const end = attribute.valueAt + attribute.raw.length;
  const isClosed = quote !== '' && leaf.text.charAt(end) === quote;
  const [from, to] = [element.at + attribute.valueAt, isClosed ? element.at + end : scene.offset];
  const clause = demanded(element.shape)?.attributes[attribute.name]?.clause;
  const list = attributeValues(scene, where, attribute.name).map(({ text, detail, kind }, rank): Suggestion => {
    const insert = [`${quote || '"'}${text}${quote || '"'}`.slice(quote ? 1 : 0, isClosed ? -1 : undefined)];
    return { kind: kind ?? 'value', label: text, detail, clause, insert, filter: text, rank };
  });
  return listed(from, to, list);
}

/// No value on offer is as long.
const LONG = 200;
