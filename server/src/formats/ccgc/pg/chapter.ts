/// Phantom Go records (幻影围棋): `([PG]…;B[D5];…)` on a board of 9 by 9.

import { SIDE } from '../../../games/phantom-go/referee';
import { BLACK_AND_WHITE, type Chapter, inParentheses } from '../brackets/chapter';
import { rules } from './rules';

export const chapter: Chapter = {
  code: 'PG',
  game: 'phantom-go',
  title: { en: 'Phantom Go record', zh: '幻影围棋棋谱' },
  columns: SIDE,
  rows: SIDE,
  ...BLACK_AND_WHITE,
  ...inParentheses(rules),
};
