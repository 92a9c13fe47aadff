/// How records of Ishi are written from the board.

import type { BoardEdit, EditResult, WritingPlace } from '../../../record/board-edit';
import type { BoardWriter } from '../../format';
import type { IshiCourse } from '../play/course';
import { deleted } from './lines';
import { MARK_FORMS, marked } from './marks';
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
    const sheet = new Sheet(place);
    switch (boardEdit.kind) {
      case 'play':
        return moved(sheet, boardEdit.cell, boardEdit.color);
      case 'pass':
        return moved(sheet, null, boardEdit.color);
      case 'stone':
        return setUp(sheet, boardEdit.cell, boardEdit.color);
      case 'comment':
        return commented(sheet, boardEdit.text);
      case 'delete':
        return deleted(sheet, boardEdit.what);
      case 'promote':
        return promoted(sheet);
      default:
        return marked(sheet, boardEdit);
    }
  },
};
