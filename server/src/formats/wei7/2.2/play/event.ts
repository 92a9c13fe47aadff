/// What an element does to the game: read once from its node and remembered there. Places count from the node.

import { type Element, isElement, tagLeafOf } from '../../../../syntax/xml/element';
import { tagOf } from '../../../../syntax/xml/said';
import { attributeOf, nameSpan, type Span } from '../../../../syntax/xml/schema';
import type { Tag } from '../../../../syntax/xml/tag';
import { items } from '../../../../text/list';
import { Leaf } from '../../../../text/node';
import { EventSlot } from '../../../../text/slot';
import { nameOf } from '../names';
import { typeOf, wholeNumber } from '../shape/values';

/// A move, or a stone of a set-up: what can be said of it soundly.
export interface Stone {
  readonly kind: 'stone';
  readonly color: number;
  /// Undefined for a word that is no type.
  readonly type: 'normal' | 'pass' | undefined;
  readonly x: number | undefined;
  readonly y: number | undefined;
  /// The side whose move the position asks for.
  readonly problem: number | undefined;
  /// Its tag is damaged, so that it may have been meant otherwise.
  readonly damaged: boolean;
  readonly place: Span;
}

export interface Setup {
  readonly kind: 'setup';
  readonly stones: readonly Stone[];
  readonly problem: number | undefined;
  readonly place: Span;
}

const COLORS: Readonly<Record<string, number>> = { black: 1, white: 2 };

/// The colour that an element of this name stands for.
export const colorOf = (name: string): number | undefined => (Object.hasOwn(COLORS, name) ? COLORS[name] : undefined);

const STONES = new EventSlot<Stone>('stone');
const SETUPS = new EventSlot<Setup>('setup');

export function stoneOf(element: Element): Stone {
  const known = STONES.of(element);
  if (known) return known;
  const tag = tagOf(tagLeafOf(element));
  const stone: Stone = {
    kind: 'stone',
    color: colorOf(nameOf(element)) ?? 0,
    type: typeOf(tag),
    x: coordinateIn(tag, 'x'),
    y: coordinateIn(tag, 'y'),
    problem: problemIn(tag),
    damaged: tag.damaged,
    place: nameSpan(tag),
  };
  return STONES.keep(element, shared(stone));
}

const SIDE = 64;
/// Stones of which nothing is to be said but their colours and points, by these.
const PLAIN: (Stone | undefined)[] = new Array(3 * SIDE * SIDE);
/// Where the names of both colours stand in tags that are as they should be.
const NAME: Span = { at: 1, size: 5 };

/// Whatever else their tags say, most stones are few different ones, and are remembered as one.
function shared(stone: Stone): Stone {
  const { color, type, x = SIDE, y = SIDE, problem, damaged, place } = stone;
  const isUsual = color > 0 && type === 'normal' && !problem && !damaged;
  if (!isUsual || x >= SIDE || y >= SIDE || place.at !== NAME.at || place.size !== NAME.size) return stone;
  const index = (color * SIDE + y) * SIDE + x;
  return (PLAIN[index] ??= stone);
}

export function setupOf(element: Element): Setup {
  const known = SETUPS.of(element);
  if (known) return known;
  const tag = tagOf(tagLeafOf(element));
  const setup: Setup = { kind: 'setup', stones: stonesIn(element), problem: problemIn(tag), place: nameSpan(tag) };
  return SETUPS.keep(element, setup);
}

/// The stones of a set-up, their places counted from it.
function stonesIn(element: Element): Stone[] {
  if (element instanceof Leaf) return [];
  const stones: Stone[] = [];
  let at = element.open.width;
  for (const item of items(element.run)) {
    if (isElement(item) && colorOf(nameOf(item))) {
      const stone = stoneOf(item);
      stones.push({ ...stone, place: { at: at + stone.place.at, size: stone.place.size } });
    }
    at += item.width;
  }
  return stones;
}

export function coordinateIn(tag: Tag, axis: string): number | undefined {
  const value = wholeNumber(attributeOf(tag, axis));
  return value !== undefined && value >= 0 ? value : undefined;
}

const problemIn = (tag: Tag): number | undefined => colorOf(attributeOf(tag, 'problem')?.value ?? '');
