/// How wei7 3.0 is written from the board.

import type { BoardEdit, EditResult, WritingPlace } from '../../../../record/board-edit';
import type { BoardWriter } from '../../../format';
import { type Doing, done } from '../../../shared/go/doing';
import { promoted } from '../../../shared/promote';
import type { Wei7Course } from '../play/course';
import { lines } from '../play/lines';
import { deleted } from './lines';
import { moved } from './moves';
import { commented, marked, unmarked } from './notes';
import { Sheet } from './sheet';
import { setUp } from './stones';

export const writer: BoardWriter<Wei7Course> = {
  can: { comment: true, stones: true, marks: true, labels: true, labelLength: 1, promote: true, remove: true },
  *write(place: WritingPlace<Wei7Course>, boardEdit: BoardEdit): Generator<void, EditResult> {
    yield;
    return done(new Sheet(place), boardEdit, doing);
  },
};

const doing: Doing<Sheet> = {
  ...{ moved, setUp, marked, unmarked, commented, deleted },
  promoted: ({ writing, place }) => promoted(writing, lines, place.here),
};
