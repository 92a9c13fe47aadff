/// The teams of a record of Dots and Boxes.

import type { People } from '../../../record/people';
import { valueAt } from '../../../syntax/json/access';
import { personIn, written } from '../../shared/json/people';
import { recordIn } from './record';

export const people: People = {
  *all(root) {
    for (const side of ['R', 'B']) yield* personIn(valueAt(recordIn(root), side), side);
  },
  written,
};
