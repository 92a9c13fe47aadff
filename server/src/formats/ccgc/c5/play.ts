/// What Gomoku makes of a stone: five in a row win. More than five of Black's depend on rules that a record does not name.

import { Gomoku, type GomokuPlay } from '../../../games/in-a-row/gomoku';
import { longestLine } from '../brackets/remarks';
import type { StoneGame } from '../brackets/stone-play';
import { winningThrough } from '../brackets/view';
import { chapter } from './chapter';
import { rules } from './rules';

export const game: StoneGame<Gomoku, GomokuPlay> = {
  chapter,
  rules,
  late: rules['move-after-win'],
  perTurn: 1,
  board: () => new Gomoku(),
  outcome: ({ wins, disputed }) => (wins ? 'ends' : disputed ? 'disputed' : undefined),
  winner: (_board, last) => last?.color,
  why: () => ({ en: 'five in a row', zh: '五子连珠' }),
  remarks: (board, cell) => [longestLine(board, cell)],
  shows: (board, { last }) => winningThrough(board, last),
};
