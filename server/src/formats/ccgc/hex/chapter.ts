/// Hex records (海克斯棋): `{[HEX]…;R(E,7);…}` on a rhombus of 11 by 11.

import { SIDE } from '../../../games/hex/cells';
import { type Chapter, inBraces } from '../brackets/chapter';
import { rules } from './rules';
import { RED_AND_BLUE } from './sides';

export const chapter: Chapter = {
  code: 'HEX',
  game: 'hex',
  title: { en: 'Hex record', zh: '海克斯棋棋谱' },
  columns: SIDE,
  rows: SIDE,
  turns: ['half'],
  ...RED_AND_BLUE,
  ...inBraces(rules),
};
