/// How SGF is written from the board.

import type { BoardEdit, EditResult, WritingPlace } from '../../../record/board-edit';
import type { BoardWriter } from '../../format';
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
    const sheet = new Sheet(place);
    switch (boardEdit.kind) {
      case 'play':
        return moved(sheet, boardEdit.cell, boardEdit.color);
      case 'pass':
        return moved(sheet, null, boardEdit.color);
      case 'stone':
        return setUp(sheet, boardEdit.cell, boardEdit.color);
      case 'mark':
        return marked(sheet, boardEdit);
      case 'unmark':
        return unmarked(sheet, boardEdit.cell);
      case 'comment':
        return commented(sheet, boardEdit.text);
      case 'delete':
        return deleted(sheet, boardEdit.what);
      case 'promote':
        return promoted(sheet);
    }
  },
};
