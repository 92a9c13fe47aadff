/// What can be written at a place of a text in JSON: names that are not there yet, values, whole elements.

import type { Piece, Scene, Suggestion, Suggestions } from '../../record/help';
import type { Words } from '../../spec/rule';
import { Leaf, Pair } from '../../text/node';
import { isObject } from './access';
import { type Draft, isFields, Writer } from './draft';
import { type Gap, gapAt } from './gap';
import type { HelpBook, Offered, Subject } from './help';
import { type Members, membersOf } from './members';
import { fieldFor, missingFields, offersFor } from './offer';
import type { ObjectShape, Property } from './schema';
import { stringOf } from './value';
import { fitting, isColon, isWord, type Where, whereAt } from './where';

export function* suggestJson<C>(scene: Scene, book: HelpBook<C>): Generator<void, Suggestions | undefined> {
  const where = yield* whereAt(scene.root, scene.offset, book.shape);
  if (where.place === 'none' || isOccupied(where)) return undefined;
  const sample = sampleFor(where);
  const gap = gapAt(scene, where, sample?.node, sample?.at ?? 0);
  const subject: Subject<C> = { scene, where, value: undefined };
  const list = where.place === 'name' ? names(book, subject, gap) : values(book, subject, gap, sample?.node);
  if (list.length === 0) return undefined;
  const { from, to, also } = gap;
  return { from, to, also, list, partial: list.length >= MANY };
}

const MANY = 200;

/// A value stands there already, right behind.
function isOccupied<C>({ place, token, next }: Where<C>): boolean {
  const [first, second] = next;
  if (place !== 'value' || token || !first) return false;
  return first.node instanceof Pair || (isWord(first.node) && !isColon(second));
}

/// An object written as new ones are to be: the element before, or the object around.
function sampleFor<C>({ place, prev, around, next }: Where<C>): { node: Pair; at: number } | undefined {
  if (place !== 'element') return undefined;
  const level = around[around.length - 1];
  if (!level) return undefined;
  const before = prev && prev.node instanceof Leaf ? lastPairBefore(level, prev.at) : prev;
  const found = before ?? next.find(({ node }) => node instanceof Pair);
  return found?.node instanceof Pair ? { node: found.node, at: found.at } : undefined;
}
