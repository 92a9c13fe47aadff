/// The players of a JGF record; moves mean them by their colours.

import type { People } from '../../record/people';
import { elementsOf, rootValue, spanOf, valueAt } from '../../syntax/json/access';
import { personIn, written } from '../shared/json/people';
import { colorAt, textAt } from './values';

const MOST = 100;

export const people: People = {
  *all(root) {
    let index = 0;
    for (const player of elementsOf(valueAt(rootValue(root), 'players'))) {
      if (index >= MOST) return;
      const key = textAt(valueAt(player, 'color')) ?? `#${index}`;
      yield* personIn(valueAt(player, 'name'), key, player);
      index++;
    }
  },
  mentions(event) {
    const color = valueAt(event, 'move', 'color');
    const key = colorAt(color);
    if (!color || key === undefined) return [];
    const { at, size } = spanOf(color);
    return [{ key, from: at, to: at + size }];
  },
  written,
};
