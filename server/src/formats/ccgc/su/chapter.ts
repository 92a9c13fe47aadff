/// Surakarta records (苏拉卡尔塔棋): `B2E-3E` and `R6C×4A`, a line each, on a board of 6 by 6 points that is counted from the top.

import { BLACK, RED, SIDE } from '../../../games/surakarta/board';
import type { PlyChapter } from '../plies/chapter';

export const chapter: PlyChapter = {
  code: 'SU',
  game: 'surakarta',
  name: { en: 'Surakarta', zh: '苏拉卡尔塔棋' },
  columns: SIDE,
  rows: SIDE,
  sides: { [BLACK]: { en: 'Black', zh: '黑方' }, [RED]: { en: 'Red', zh: '红方' } },
  players: { [BLACK]: 'black', [RED]: 'red' },
};
