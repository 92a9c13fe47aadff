/// How wei7 2.2 is written from the board.

import type { BoardEdit, EditResult, WritingPlace } from '../../../../record/board-edit';
import type { BoardWriter } from '../../../format';
import { done } from '../../../shared/go/doing';
import { DAMAGED, refused } from '../../../shared/go/judge';
import type { MovesCourse } from '../play/course';
import { deleted } from './lines';
import { moved } from './moves';
import { commented, marked, unmarked } from './notes';
import { promoted } from './promote';
import { Sheet } from './sheet';
import { setUp } from './stones';

const UNPAIRED = refused(
  'An element of this text is not closed, or an end tag is one too many; mend that first.',
  '文字中有元素没有关闭，或多出了结束标签，请先改正。',
);

export const writer: BoardWriter<MovesCourse> = {
  can: { comment: true, stones: true, marks: true, labels: true, labelLength: 1, promote: true, remove: true },
  unpaired: () => UNPAIRED,
  *write(place: WritingPlace<MovesCourse>, boardEdit: BoardEdit): Generator<void, EditResult> {
    yield;
    const sheet = new Sheet(place);
    if (place.here.lines.length === 0) return DAMAGED;
    return done(sheet, boardEdit, { moved, setUp, marked, unmarked, commented, deleted, promoted });
  },
};
