/// Records of wei7 2.x told otherwise.

import { numberLike } from '../../../record/alike';
import type { Retelling, Retold, Telling } from '../../../record/retelling';
import type { Words } from '../../../spec/rule';
import { rootElement } from '../../../syntax/xml/document';
import { type Element, type ElementAt, isElement, tagLeafOf } from '../../../syntax/xml/element';
import { tagOf } from '../../../syntax/xml/said';
import { attributeOf } from '../../../syntax/xml/schema';
import type { Tag } from '../../../syntax/xml/tag';
import { textBetween } from '../../../text/edit';
import { items } from '../../../text/list';
import { type Leaf, Pair } from '../../../text/node';
import { turnRefused, unnumbered } from '../../shared/retelling';
import { childOf, contextOf } from './context';
import { nameOf } from './names';
import { colorOf } from './play/event';
import { wholeNumber } from './shape/values';

const PAUSE = 256;
const DAMAGED_TAG: Words = {
  en: 'The tag of a player is damaged; mend that first.',
  zh: '有棋手的标签残缺，请先改正。',
};

const COLORS = ['', 'black', 'white'];

export const retelling: Retelling = {
  refused(root, way) {
    const { size } = contextOf(root, true);
    return unnumbered(way) ?? turnRefused(way, { columns: size, rows: size });
  },
  *retell(root, retold) {
    const record = rootElement(root, 'wei7');
    const moves = childOf(record, 'moves');
    if (moves) yield* retellMoves(moves, retold, contextOf(root, true).size);
    const game = childOf(record, 'game');
    if (!game || !retold.recolors) return;
    recolorPlayers(game, retold);
    const result = childOf(game, 'result');
    if (result) recolorValue(result, 'winner', retold);
  },
};

/// With all variations in it, and the stones and marks before them.
function* retellMoves(moves: ElementAt, retold: Retold, size: number): Telling {
  const left = [moves];
  let count = 0;
  for (let next = left.pop(); next; next = left.pop()) {
    if (++count % PAUSE === 0) yield;
    const { element, at } = next;
    const name = nameOf(element);
    if (colorOf(name) || name === 'mark') retellPoint(element, at, retold, size);
    if (retold.recolors) {
      if (colorOf(name)) recolorTags(element, at, retold);
      if (colorOf(name) || name === 'pre') recolorValue(next, 'problem', retold);
    }
    if ((name !== 'moves' && name !== 'pre') || !(element instanceof Pair)) continue;
    let start = at + element.open.width;
    for (const item of items(element.run)) {
      if (++count % PAUSE === 0) yield;
      if (isElement(item)) left.push({ element: item, at: start });
      start += item.width;
    }
  }
}

function retellPoint(element: Element, at: number, retold: Retold, size: number): void {
  const tag = tagOf(tagLeafOf(element));
  const [x, y] = [coordinateIn(tag, 'x', size), coordinateIn(tag, 'y', size)];
  if (x === undefined || y === undefined) return;
  const cell = retold.cell(x, y, { columns: size, rows: size });
  if (cell.x !== x) retellCoordinate(tag, 'x', at, cell.x, retold);
  if (cell.y !== y) retellCoordinate(tag, 'y', at, cell.y, retold);
}

function coordinateIn(tag: Tag, axis: string, size: number): number | undefined {
  const value = wholeNumber(attributeOf(tag, axis));
  return value !== undefined && value >= 0 && value < size ? value : undefined;
}

function retellCoordinate(tag: Tag, axis: string, at: number, now: number, retold: Retold): void {
  const attribute = attributeOf(tag, axis);
  if (!attribute) return;
  const { raw, valueAt } = attribute;
  const text = raw.trim();
  retold.put({ at: at + valueAt + raw.indexOf(text), text }, numberLike(text, now));
}

function recolorTags(element: Element, at: number, retold: Retold): void {
  recolorTag(tagLeafOf(element), at, retold);
  if (element instanceof Pair && element.close)
    recolorTag(element.close, at + element.width - element.close.width, retold);
}

function recolorTag(leaf: Leaf, at: number, retold: Retold): void {
  const { name, nameAt } = tagOf(leaf);
  const color = colorOf(name);
  if (color) retold.put({ at: at + nameAt, text: name }, COLORS[retold.side(color)]);
}

function recolorValue({ element, at }: ElementAt, name: string, retold: Retold): void {
  const attribute = attributeOf(tagOf(tagLeafOf(element)), name);
  const color = attribute && colorOf(attribute.value);
  if (color) retold.put({ at: at + attribute.valueAt, text: attribute.raw }, COLORS[retold.side(color)]);
}

/// Black comes before White: what is said of them changes places.
function recolorPlayers(game: ElementAt, retold: Retold): void {
  const [black, white] = [childOf(game, 'black'), childOf(game, 'white')];
  if ([black, white].some((one) => one && tagOf(tagLeafOf(one.element)).damaged)) retold.refuse(DAMAGED_TAG);
  else if (black && white) retold.exchange(saidOf(black), saidOf(white));
  else for (const one of [black, white]) if (one) recolorTags(one.element, one.at, retold);
}

/// What stands behind the name, up to the end of the element or, where it has two tags, of its first.
function saidOf({ element, at }: ElementAt): { readonly at: number; readonly text: string } {
  const leaf = tagLeafOf(element);
  const { name, nameAt } = tagOf(leaf);
  const from = nameAt + name.length;
  return { at: at + from, text: textBetween(leaf, from, leaf.size).replace(/\s*\/?>$/, '') };
}
