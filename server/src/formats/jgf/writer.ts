/// How JGF is written from the board.

import type { Outcome, Page, Wish } from '../../record/wish';
import type { BoardWriter } from '../format';
import { refused } from '../go-judge';
import { promoted } from '../promote';
import { isOldSpelling, type Sheet, sheetFor } from './sheet';
import { commented } from './write-comments';
import { deleted } from './write-lines';
import { moved } from './write-moves';
import { marked, setUp, unmarked } from './write-points';

const OLD = refused(
  'This record is in an older spelling of JGF, which the board does not write.',
  '这份棋谱用的是 JGF 的旧写法，棋盘不能改写。',
);

export const writer: BoardWriter = {
  can: {
    comment: true,
    stones: true,
    marks: true,
    labels: true,
    forms: ['triangle', 'square', 'circle', 'cross'],
    promote: true,
    remove: true,
  },
  *write(page: Page, wish: Wish): Generator<void, Outcome> {
    const sheet = yield* sheetFor(page);
    const simple = wish.kind === 'delete' || wish.kind === 'promote';
    return !simple && isOldSpelling(sheet) ? OLD : done(sheet, wish);
  },
};

function done(sheet: Sheet, wish: Wish): Outcome {
  switch (wish.kind) {
    case 'play':
      return moved(sheet, wish.cell, wish.color);
    case 'pass':
      return moved(sheet, null, wish.color);
    case 'stone':
      return setUp(sheet, wish.cell, wish.color);
    case 'mark':
      return marked(sheet, wish);
    case 'unmark':
      return unmarked(sheet, wish.cell);
    case 'comment':
      return commented(sheet, wish.text);
    case 'delete':
      return deleted(sheet, wish.what);
    case 'promote':
      return promoted(sheet.writing, sheet.lines, sheet.here);
  }
}
