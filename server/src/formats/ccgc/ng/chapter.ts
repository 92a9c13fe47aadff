/// NoGo records (不围棋): `([NG]…;B[D5];…)` on a board of 9 by 9.

import { SIDE } from '../../../games/nogo/board';
import { BLACK_AND_WHITE, type Chapter, inParentheses } from '../brackets/chapter';
import { rules } from './rules';

export const chapter: Chapter = {
  code: 'NG',
  game: 'nogo',
  title: { en: 'NoGo record', zh: '不围棋棋谱' },
  columns: SIDE,
  rows: SIDE,
  ...BLACK_AND_WHITE,
  ...inParentheses(rules),
};
