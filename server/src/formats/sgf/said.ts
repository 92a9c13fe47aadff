/// What a node says in text and numbers, as it is meant.

import { insideOf, type Property, pieceOf, propertyOf } from '../../syntax/sgf/piece';
import { lineShown, textShown } from '../../syntax/sgf/text';
import type { Leaf } from '../../text/node';
import { REAL } from './context';
import { standard } from './properties';

/// The raw text of the first value.
export function rawOf(leaf: Leaf, name: string): string | undefined {
  const value = propertyOf(pieceOf(leaf), name)?.values[0];
  return value && insideOf(leaf.text, value);
}

/// As it is shown; nothing if there is nothing to be seen. A text that stands there several times is all of them.
export function textOf(leaf: Leaf, name: string): string | undefined {
  if (standard.get(name)?.type !== 'text') return lineShown(rawOf(leaf, name) ?? '').trim() || undefined;
  const all = pieceOf(leaf).properties.filter((property) => property.name === name);
  const texts = all.flatMap(({ values }) => values.map((value) => textShown(insideOf(leaf.text, value)).trim()));
  return texts.filter((text) => text !== '').join('\n\n') || undefined;
}

export function realOf(leaf: Leaf, name: string): number | undefined {
  const raw = rawOf(leaf, name);
  return raw !== undefined && REAL.test(raw) ? Number(raw) : undefined;
}

export const doubleOf = (leaf: Leaf, name: string): number | undefined => {
  const raw = rawOf(leaf, name);
  return raw === undefined ? undefined : raw === '2' ? 2 : 1;
};

/// All values of a property, as they stand between their brackets, wherever in the node.
export function* valuesOf(leaf: Leaf, name: string): Generator<{ property: Property; text: string; at: number }> {
  for (const property of pieceOf(leaf).properties) {
    if (property.name !== name) continue;
    for (const value of property.values)
      if (value.closed) yield { property, text: insideOf(leaf.text, value), at: value.at + 1 };
  }
}
