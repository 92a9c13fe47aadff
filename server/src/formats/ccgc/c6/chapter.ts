/// Connect6 records (六子棋): `{[C6]…;B(J,10);…}` on a board of 19 by 19.

import { SIDE } from '../../../games/in-a-row/connect6';
import { BLACK_AND_WHITE, type Chapter, inBraces } from '../brackets/chapter';
import { rules } from './rules';

export const chapter: Chapter = {
  code: 'C6',
  game: 'connect6',
  title: { en: 'Connect6 record', zh: '六子棋棋谱' },
  columns: SIDE,
  rows: SIDE,
  ...BLACK_AND_WHITE,
  ...inBraces(rules),
};
