/// Connect6 records (六子棋): `{[C6]…;B(J,10);…}` on a board of 19 by 19.

import { SIDE } from '../../games/connect6/board';
import { BRACES } from '../../syntax/brackets/family';
import type { Chapter } from '../ccgc/brackets/chapter';
import { round } from '../ccgc/brackets/notation';
import { rules } from './rules';

export const chapter: Chapter = {
  code: 'C6',
  title: { en: 'Connect6 record', zh: '六子棋棋谱' },
  around: BRACES,
  notation: round,
  columns: SIDE,
  rows: SIDE,
  letters: ['B', 'W'],
  sides: [
    { en: 'Black', zh: '黑' },
    { en: 'White', zh: '白' },
  ],
  rules,
  aroundRules: {
    open: rules['open-brace-missing'],
    close: rules['close-brace-missing'],
    after: rules['text-after-record'],
  },
};
