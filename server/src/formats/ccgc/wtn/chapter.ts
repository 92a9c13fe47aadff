/// EinStein records (爱恩斯坦棋): `3:4;(R4,A3)`, a line each, behind a header and the layouts of both sides.

import { BLUE, RED, SIDE } from '../../../games/einstein/board';
import type { PlyChapter } from '../plies/chapter';

export const chapter: PlyChapter = {
  code: 'WTN',
  game: 'einstein',
  name: { en: 'EinStein', zh: '爱恩斯坦棋' },
  columns: SIDE,
  rows: SIDE,
  sides: { [RED]: { en: 'Red', zh: '红方' }, [BLUE]: { en: 'Blue', zh: '蓝方' } },
  players: { [RED]: 'red', [BLUE]: 'blue' },
};
