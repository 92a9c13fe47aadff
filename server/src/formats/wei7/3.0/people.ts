/// Who takes part in a wei7 3.0 record; players and steps mean them by their places in the list (3.10, 3.16).

import type { People, Place } from '../../../record/people';
import { type At, elementsOf, rootValue, spanOf, valueAt } from '../../../syntax/json/access';
import type { Run } from '../../../text/node';
import { personIn, written } from '../../shared/json/people';
import { numberAt } from './play/event';

const MOST = 1000;

const infoOf = (root: Run): At | undefined => valueAt(rootValue(root), 'info');

function placeAt(value: At | undefined): Place[] {
  const index = numberAt(value);
  if (!value || index === undefined) return [];
  const { at, size } = spanOf(value);
  return [{ key: String(index), from: at, to: at + size, bare: true }];
}

export const people: People = {
  *all(root) {
    let index = 0;
    for (const one of elementsOf(valueAt(infoOf(root), 'participants'))) {
      if (index >= MOST) return;
      yield* personIn(valueAt(one, 'name') ?? valueAt(one, 'id'), String(index++), one);
    }
  },
  heads(root) {
    const places: Place[] = [];
    for (const player of elementsOf(valueAt(infoOf(root), 'players'))) {
      places.push(...placeAt(valueAt(player, 'participant')));
      if (places.length >= MOST) break;
    }
    return places;
  },
  mentions: (event) => placeAt(valueAt(event, 'actor')),
  written,
};
