/// What boards show of a record of Amazons.

import { type AmazonMove, SIDE } from '../../../games/amazons/board';
import { cellOf } from '../../../games/shared/cells';
import type { Cell, LastMove } from '../../../record/view';
import type { LineCourse } from '../lines/course';
import type { Shows } from '../lines/view';
import type { SaidMove } from './notation';
import { type AmPlay, moveOf } from './play';

export type AmCourse = LineCourse<SaidMove, AmPlay>;

/// By what stands there: nothing, Black's amazon, White's, an arrow.
const SIGNS = '.BW#';

export const shows: Shows<SaidMove, AmPlay> = {
  geometry: 'squares',
  position({ ply }, { working }) {
    const last = ply ? { lastMove: lastMove(ply.color, moveOf(ply)) } : {};
    return { rows: working.to(ply).diagram(SIGNS), ...last, marks: [] };
  },
  why: { en: 'the other side has no move left', zh: '对方已无棋可走' },
  way: ({ cells }) => cells,
};

const at = (cell: number): Cell => cellOf(cell, SIDE);

const lastMove = (color: number, { from, to, arrow }: AmazonMove): LastMove => ({
  color,
  cell: at(to),
  from: at(from),
  arrow: at(arrow),
});
