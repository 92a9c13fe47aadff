/// What is read of an EinStein record as a whole.

import { BLUE, RED } from '../../../games/einstein/board';
import type { PlyHead } from '../plies/format';
import { chapter } from './chapter';
import { nameFaults } from './names';
import { rules } from './rules';

const start = { from: 0, to: 0 };
const missing = (color: number) => ({
  rule: rules['layout-missing'],
  ...start,
  params: { side: chapter.sides[color] ?? '' },
});

export const head: PlyHead = {
  whenEmpty: [{ rule: rules['header-missing'], ...start }, missing(RED), missing(BLUE)],
  names: nameFaults,
};
