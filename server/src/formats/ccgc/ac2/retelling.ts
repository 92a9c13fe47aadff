/// Records of Army chess told otherwise: the first side is below and the second above, so the board is only mirrored.

import { placesOf } from '../../../games/army/layout';
import { FIRST, SECOND } from '../../../games/army/pieces';
import { COLUMNS, columnOf } from '../../../games/army/places';
import { numberLike } from '../../../record/alike';
import type { Retelling, Retold, Telling } from '../../../record/retelling';
import { Kind } from '../../../syntax/groups/lexer';
import { leaves } from '../../../text/edit';
import { FIRST_SIDE, SIDES, unnumbered } from '../../shared/retelling';
import { groupOf } from './group';
import { placeIn } from './places';
import type { Value } from './said';

const PAUSE = 256;

export const retelling: Retelling = {
  refused(_root, way) {
    if (way === 'colors') return FIRST_SIDE;
    return unnumbered(way) ?? (way === 'left-right' ? undefined : SIDES);
  },
  *retell(root, retold): Telling {
    let count = 0;
    for (const { leaf, start } of root ? leaves(root) : []) {
      if (++count % PAUSE === 0) yield;
      if (leaf.kind !== Kind.group) continue;
      for (const { name, value } of groupOf(leaf).properties) {
        if (!value) continue;
        if (name === 'MA' || name === 'MB' || name === 'FA' || name === 'FB') mirrorPlaces(value, start, retold);
        if (name === 'AA') mirrorLayout(value, start, FIRST, retold);
        if (name === 'AB') mirrorLayout(value, start, SECOND, retold);
      }
    }
  },
};

/// One or two: a row and a column each.
function mirrorPlaces({ from, text, raw }: Value, start: number, retold: Retold): void {
  if (!/^(?:[A-Z]\d){1,2}$/.test(text)) return;
  for (let at = 0; at < text.length; at += 2) {
    const place = placeIn(text.slice(at, at + 2));
    if (place === undefined) continue;
    const digit = raw.charAt(at + 1);
    retold.put({ at: start + from + at + 1, text: digit }, numberLike(digit, COLUMNS - 1 - columnOf(place)));
  }
}

/// Which code of a layout comes to stand where each is.
function mirrorLayout({ from, raw }: Value, start: number, color: number, retold: Retold): void {
  const places = placesOf(color);
  const codes = [...raw];
  if (codes.length !== places.length) return;
  const now = places.map((place) => codes[places.indexOf(place - columnOf(place) + COLUMNS - 1 - columnOf(place))]);
  retold.put({ at: start + from, text: raw }, now.join(''));
}
