/// How wei7 2.2 is written from the board.

import type { Outcome, Page, Wish } from '../../record/wish';
import type { BoardWriter } from '../format';
import { DAMAGED, refused } from '../go-judge';
import { deleted } from './write-lines';
import { moved } from './write-moves';
import { annotated } from './write-notes';
import { promoted } from './write-promote';
import { Sheet } from './write-sheet';
import { setUp } from './write-stones';

const UNPAIRED = refused(
  'An element of this text is not closed, or an end tag is one too many; mend that first.',
  '文字中有元素没有关闭，或多出了结束标签，请先改正。',
);

export const writer: BoardWriter = {
  can: { comment: true, stones: true, marks: true, labels: true, promote: true, remove: true },
  unpaired: () => UNPAIRED,
  *write(page: Page, wish: Wish): Generator<void, Outcome> {
    yield;
    const sheet = new Sheet(page);
    if (page.here.lines.length === 0) return DAMAGED;
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
        return promoted(sheet);
      default:
        return annotated(sheet, wish);
    }
  },
};
