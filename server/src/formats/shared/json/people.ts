/// Names as values of JSON: where they stand between their quotation marks, and how they are written there.

import type { Person } from '../../../record/people';
import { type At, spanOf } from '../../../syntax/json/access';
import { kindOf, stringOf } from '../../../syntax/json/value';
import { Leaf } from '../../../text/node';

/// Nobody if it is no whole string.
export function personIn(value: At | undefined, key: string, whole?: At): Person[] {
  if (!(value?.node instanceof Leaf) || kindOf(value.node) !== 'string') return [];
  const { token } = value.node;
  if (token.length < 2 || !token.endsWith('"')) return [];
  const { at, size } = spanOf(value);
  const around = whole && spanOf(whole);
  return [
    {
      key,
      name: stringOf(value.node),
      from: at + 1,
      to: at + size - 1,
      ...(around ? { whole: { from: around.at, to: around.at + around.size } } : {}),
    },
  ];
}

export const written = (name: string): string => JSON.stringify(name).slice(1, -1);
