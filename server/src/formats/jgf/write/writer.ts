/// How JGF is written from the board.

import type { BoardEdit, EditResult, WritingPlace } from '../../../record/board-edit';
import type { BoardWriter } from '../../format';
import { type Doing, done } from '../../shared/go/doing';
import { refused } from '../../shared/go/judge';
import { promoted } from '../../shared/promote';
import type { JgfCourse } from '../play/course';
import { commented } from './comments';
import { deleted } from './lines';
import { moved } from './moves';
import { marked, setUp, unmarked } from './points';
import { isOldSpelling, type Sheet, sheetFor } from './sheet';

const OLD = refused(
  'This record is in an older spelling of JGF, which the board does not write.',
  '这份棋谱用的是 JGF 的旧写法，棋盘不能改写。',
);

export const writer: BoardWriter<JgfCourse> = {
  can: {
    comment: true,
    stones: true,
    marks: true,
    labels: true,
    forms: ['triangle', 'square', 'circle', 'cross'],
    promote: true,
    remove: true,
  },
  *write(place: WritingPlace<JgfCourse>, boardEdit: BoardEdit): Generator<void, EditResult> {
    const sheet = yield* sheetFor(place);
    const simple = boardEdit.kind === 'delete' || boardEdit.kind === 'promote';
    return !simple && isOldSpelling(sheet) ? OLD : done(sheet, boardEdit, doing);
  },
};

const doing: Doing<Sheet> = {
  ...{ moved, setUp, marked, unmarked, commented, deleted },
  promoted: ({ writing, lines, here }) => promoted(writing, lines, here),
};
