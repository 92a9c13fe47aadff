/// What Connect6 makes of a stone: two a turn, and six in a row win.

import { Connect6, type Connect6Play } from '../../../games/in-a-row/connect6';
import { cellOf } from '../../../games/shared/cells';
import type { Turn } from '../../../games/shared/turns';
import type { Mark } from '../../../record/view';
import type { Words } from '../../../spec/rule';
import { longestLine } from '../brackets/remarks';
import type { StoneGame, StoneState } from '../brackets/stone-play';
import { winningThrough } from '../brackets/view';
import { chapter } from './chapter';
import { rules } from './rules';

export const game: StoneGame<Connect6, Connect6Play> = {
  chapter,
  rules,
  late: rules['move-after-win'],
  perTurn: 2,
  board: () => new Connect6(),
  outcome: ({ wins }) => (wins ? 'ends' : undefined),
  winner: (_board, last) => last?.color,
  why: () => ({ en: 'six in a row', zh: '六子连珠' }),
  remarks: (board, cell, { turn }) => [...(turn ? [stoneOfTurn(turn)] : []), longestLine(board, cell)],
  shows: (board, state) => ({ ...winningThrough(board, state.last), marks: turnMarks(state) }),
};

function stoneOfTurn({ stones, most }: Turn): Words {
  if (most === 1) return { en: 'The first turn, one stone only', zh: '首回合，只下一子' };
  return stones === 1
    ? { en: 'First stone of the turn', zh: '本回合第一子' }
    : { en: 'Second stone of the turn', zh: '本回合第二子' };
}

/// The stone that came before the last one in the same turn.
function turnMarks({ ply, turn }: StoneState): Mark[] {
  const before = ply?.prev;
  if (turn?.stones !== 2 || typeof ply?.cell !== 'number' || typeof before?.cell !== 'number') return [];
  return before.color === ply.color ? [{ ...cellOf(before.cell, chapter.columns), form: 'circle' }] : [];
}
