/// Amazons records (亚马逊棋): `1 d1d8(b6) g10g3(i5)` on a board of 10 by 10. White goes first.

import { BLACK, SIDE, WHITE } from '../../../games/amazons/board';
import type { LineChapter } from '../lines/chapter';
import { notation, type SaidMove } from './notation';
import { rules } from './rules';

export const chapter: LineChapter<SaidMove> = {
  code: 'AM',
  game: 'amazons',
  name: { en: 'Amazons', zh: '亚马逊棋' },
  columns: SIDE,
  rows: SIDE,
  notation,
  sides: [
    { en: 'White', zh: '白' },
    { en: 'Black', zh: '黑' },
  ],
  players: ['white', 'black'],
  colors: [WHITE, BLACK],
  rules,
};
