/// How records of Ishi are written from the board.

import type { Outcome, Page, Wish } from '../../record/wish';
import type { BoardWriter } from '../format';
import { deleted } from './write-lines';
import { MARK_FORMS, marked } from './write-marks';
import { moved } from './write-moves';
import { commented } from './write-notes';
import { promoted } from './write-promote';
import { Sheet } from './write-sheet';
import { setUp } from './write-stones';
import { unpairedIn } from './write-unended';

export const writer: BoardWriter = {
  can: { comment: true, stones: true, marks: true, labels: true, forms: MARK_FORMS, promote: true, remove: true },
  unpaired: unpairedIn,
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
      case 'comment':
        return commented(sheet, wish.text);
      case 'delete':
        return deleted(sheet, wish.what);
      case 'promote':
        return promoted(sheet);
      default:
        return marked(sheet, wish);
    }
  },
};
