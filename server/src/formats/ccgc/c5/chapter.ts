/// Gomoku records (五子棋): `{[C5]…;B(H,8);…}` on a board of 15 by 15.

import { SIDE } from '../../../games/in-a-row/gomoku';
import { BLACK_AND_WHITE, type Chapter, inBraces } from '../brackets/chapter';
import { rules } from './rules';

export const chapter: Chapter = {
  code: 'C5',
  game: 'gomoku',
  title: { en: 'Gomoku record', zh: '五子棋棋谱' },
  columns: SIDE,
  rows: SIDE,
  ...BLACK_AND_WHITE,
  ...inBraces(rules),
  aliases: { H: 2 },
};
