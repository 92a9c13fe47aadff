/// How SGF is written from the board.

import type { BoardEdit, EditResult, WritingPlace } from '../../../record/board-edit';
import type { BoardWriter } from '../../format';
import { done } from '../../shared/go/doing';
import { refused } from '../../shared/go/judge';
import type { SgfCourse } from '../play/course';
import { commented } from './comment';
import { deleted, promoted } from './lines';
import { moved } from './moves';
import { marked, setUp, unmarked } from './points';
import { Sheet } from './sheet';

const UNPAIRED = refused(
  'A parenthesis of this text is not closed, or one is too many; mend that first.',
  '文字中有括号没有关闭，或多出了括号，请先改正。',
);

export const writer: BoardWriter<SgfCourse> = {
  can: {
    comment: true,
    stones: true,
    marks: true,
    labels: true,
    forms: ['triangle', 'square', 'circle', 'cross', 'selected'],
    promote: true,
    remove: true,
  },
  unpaired: () => UNPAIRED,
  *write(place: WritingPlace<SgfCourse>, boardEdit: BoardEdit): Generator<void, EditResult> {
    yield;
    return done(new Sheet(place), boardEdit, { moved, setUp, marked, unmarked, commented, deleted, promoted });
  },
};
