/// What a record of Dots and Boxes says, read from its nodes.

import {
  type At,
  elementsOf,
  isArray,
  isObject,
  membersAt,
  rootValue,
  spanOf,
  valueAt,
} from '../../../syntax/json/access';
import { kindOf, numberOf, stringOf } from '../../../syntax/json/value';
import { type Item, Leaf, type Run } from '../../../text/node';
import { EventSlot } from '../../../text/slot';
import type { Span } from '../../shared/event-report';
import { type Said, strokeIn } from './notation';
import { scoreIn } from './shape';

/// An entry of the game. Places count from its node.
export interface Entry {
  readonly kind: 'stroke';
  readonly said: Said | undefined;
  readonly place: Span;
}

const ENTRIES = new EventSlot<Entry>('stroke');

export function entryOf(node: Item): Entry {
  const known = ENTRIES.of(node);
  if (known) return known;
  const piece = valueAt({ node, at: 0 }, 'piece');
  const text = textAt(piece);
  const said = text === undefined ? undefined : strokeIn(text);
  return ENTRIES.keep(node, { kind: 'stroke', said, place: piece ? spanOf(piece) : { at: 0, size: 1 } });
}

export function textAt(value: At | undefined): string | undefined {
  return value?.node instanceof Leaf && kindOf(value.node) === 'string' ? stringOf(value.node) : undefined;
}

export const recordIn = (root: Run): At | undefined => {
  const record = rootValue(root);
  return isObject(record?.node) ? record : undefined;
};

export function gameIn(record: At | undefined): At | undefined {
  const game = valueAt(record, 'game');
  return isArray(game?.node) ? game : undefined;
}

/// The winner has two names.
export function winnerIn(record: At | undefined): At | undefined {
  const members = membersAt(record);
  const member = members?.list.find(({ name, value }) => /^[wW]inner$/.test(name) && value);
  return member?.value && record && { node: member.value, at: record.at + member.valueAt };
}

/// A score that is written as it may be.
export function scoreAt(value: At | undefined): number | undefined {
  if (!(value?.node instanceof Leaf)) return undefined;
  const kind = kindOf(value.node);
  if (kind !== 'string' && kind !== 'number') return undefined;
  return scoreIn({ kind, string: textAt(value) ?? '', number: kind === 'number' ? numberOf(value.node) : Number.NaN });
}

/// The colour of the first stroke.
export function firstColor(record: At | undefined): number | undefined {
  for (const { node } of elementsOf(gameIn(record))) return isObject(node) ? entryOf(node).said?.color : undefined;
  return undefined;
}
