/// How wei7 3.0 is written from the board.

import type { BoardEdit, EditResult, WritingPlace } from '../../../../record/board-edit';
import type { BoardWriter } from '../../../format';
import { promoted } from '../../../shared/promote';
import type { Wei7Course } from '../play/course';
import { lines } from '../play/lines';
import { deleted } from './lines';
import { moved } from './moves';
import { annotated } from './notes';
import { Sheet } from './sheet';
import { setUp } from './stones';

export const writer: BoardWriter<Wei7Course> = {
  can: { comment: true, stones: true, marks: true, labels: true, labelLength: 1, promote: true, remove: true },
  *write(place: WritingPlace<Wei7Course>, boardEdit: BoardEdit): Generator<void, EditResult> {
    yield;
    const sheet = new Sheet(place);
    switch (boardEdit.kind) {
      case 'play':
        return moved(sheet, boardEdit.cell, boardEdit.color);
      case 'pass':
        return moved(sheet, null, boardEdit.color);
      case 'stone':
        return setUp(sheet, boardEdit.cell, boardEdit.color);
      case 'delete':
        return deleted(sheet, boardEdit.what);
      case 'promote':
        return promoted(sheet.writing, lines, place.here);
      default:
        return annotated(sheet, boardEdit);
    }
  },
};
