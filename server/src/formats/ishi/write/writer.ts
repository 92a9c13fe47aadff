/// How records of Ishi are written from the board.

import type { BoardEdit, EditResult, WritingPlace } from '../../../record/board-edit';
import type { BoardWriter } from '../../format';
import { done } from '../../shared/go/doing';
import type { IshiCourse } from '../play/course';
import { deleted } from './lines';
import { MARK_FORMS, marked, unmarked } from './marks';
import { moved } from './moves';
import { commented } from './notes';
import { promoted } from './promote';
import { Sheet } from './sheet';
import { setUp } from './stones';
import { unpairedIn } from './unended';

export const writer: BoardWriter<IshiCourse> = {
  can: {
    comment: true,
    stones: true,
    marks: true,
    labels: true,
    labelLength: 2,
    forms: MARK_FORMS,
    promote: true,
    remove: true,
  },
  unpaired: unpairedIn,
  *write(place: WritingPlace<IshiCourse>, boardEdit: BoardEdit): Generator<void, EditResult> {
    yield;
    return done(new Sheet(place), boardEdit, { moved, setUp, marked, unmarked, commented, deleted, promoted });
  },
};
