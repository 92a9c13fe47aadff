/// How wei7 3.0 is written from the board.

import type { Outcome, Page, Wish } from '../../record/wish';
import type { BoardWriter } from '../format';
import { promoted } from '../promote';
import { lines } from './lines';
import { Sheet } from './sheet';
import { deleted } from './write-lines';
import { moved } from './write-moves';
import { annotated } from './write-notes';
import { setUp } from './write-stones';

export const writer: BoardWriter = {
  can: { comment: true, stones: true, marks: true, labels: true, promote: true, remove: true },
  *write(page: Page, wish: Wish): Generator<void, Outcome> {
    yield;
    const sheet = new Sheet(page);
    switch (wish.kind) {
      case 'play':
        return moved(sheet, wish.cell, wish.color);
      case 'pass':
        return moved(sheet, null, wish.color);
      case 'stone':
        return setUp(sheet, wish.cell, wish.color);
      case 'delete':
        return deleted(sheet, wish.what);
      case 'promote':
        return promoted(sheet.writing, lines, page.here);
      default:
        return annotated(sheet, wish);
    }
  },
};
