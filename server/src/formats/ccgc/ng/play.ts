/// What NoGo makes of a stone: it loses, if it takes another or has no liberty.

import { type Harm, NoGo, type NoGoPlay } from '../../../games/nogo/board';
import { cellOf } from '../../../games/shared/cells';
import type { Mark } from '../../../record/view';
import type { Words } from '../../../spec/rule';
import { freeCells } from '../brackets/draft';
import type { StoneGame } from '../brackets/stone-play';
import { chapter } from './chapter';
import { rules } from './rules';

const other = (color: number): number => 3 - color;

export const game: StoneGame<NoGo, NoGoPlay> = {
  chapter,
  rules,
  late: rules['move-after-loss'],
  perTurn: 1,
  board: () => new NoGo(),
  outcome: ({ loses }) => (loses ? 'ends' : undefined),
  winner: (board, last, toMove) => (last ? other(last.color) : board.isStuck(toMove) ? other(toMove) : undefined),
  why(board, last) {
    const harm = typeof last?.cell === 'number' ? board.harmBy(last.cell) : undefined;
    return harm ? LOST[harm.why] : STUCK;
  },
  /// Who has no safe point left has to lose.
  offered(board, toMove) {
    const safe = board.safe(toMove);
    return safe.length > 0 ? safe : freeCells(board);
  },
  remarks(board, cell) {
    const harm = board.harmBy(cell);
    return [harm ? LOSES[harm.why] : livesBy(board.liberties(cell)), safePoints(board)];
  },
  shows(board, { last, turn }) {
    const harm = typeof last?.cell === 'number' ? board.harmBy(last.cell) : undefined;
    if (last) return { marks: marksOn(harm?.cells ?? [], 'triangle') };
    const toMove = turn ? other(turn.color) : 1;
    const safe = new Set(board.safe(toMove));
    return {
      marks: marksOn(
        freeCells(board).filter((cell) => !safe.has(cell)),
        'cross',
      ),
    };
  },
};

const marksOn = (cells: readonly number[], form: string): Mark[] =>
  cells.map((cell) => ({ ...cellOf(cell, chapter.columns), form }));

const LOSES: Readonly<Record<Harm['why'], Words>> = {
  captures: { en: 'It takes a stone, and so loses', zh: '提掉对方棋子，判负' },
  suicide: { en: 'It has no liberty, and so loses', zh: '己方棋子无气，判负' },
};

/// What the other side has done.
const LOST: Readonly<Record<Harm['why'], Words>> = {
  captures: { en: 'the other side has taken a stone', zh: '对方提子' },
  suicide: { en: 'the last stone has no liberty', zh: '对方自杀' },
};

const STUCK: Words = { en: 'the other side has no safe point left', zh: '对方已无处可下' };

const livesBy = (liberties: number): Words => ({
  en: `Liberties of its chain: ${liberties}`,
  zh: `这块棋有 ${liberties} 口气`,
});

function safePoints(board: NoGo): Words {
  const [black, white] = [board.safe(1).length, board.safe(2).length];
  return {
    en: `Safe points left: Black ${black}, White ${white}`,
    zh: `剩下可下的点：黑 ${black} 个，白 ${white} 个`,
  };
}
