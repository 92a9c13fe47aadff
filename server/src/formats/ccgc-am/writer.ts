/// How moves are written from the board. A record of Amazons has one line of play: where it goes on otherwise, nothing can be
/// played.

import { type AmazonMove, type Amazons, SIDE } from '../../games/amazons/board';
import { flawsOf } from '../../games/amazons/judge';
import { cellOf } from '../../games/go/view';
import type { Cell } from '../../record/view';
import type { Outcome, Page, Refusal, Targets, Wish } from '../../record/wish';
import { fill } from '../../spec/rule';
import type { BoardWriter } from '../format';
import type { AmCourse } from './course';
import { squaresAfter } from './draft';
import { paramsOf } from './play';
import { rules } from './rules';
import { sequelOf } from './sequel';
import { writtenMove } from './squares';
import { type AmState, sideToMove } from './state';
import { shortened } from './write-end';
import { added } from './write-move';

const refused = (en: string, zh: string): Refusal => ({ refusal: { en, zh } });

const ONLY_MOVES = refused(
  'A record of Amazons holds moves and nothing else.',
  '亚马逊棋的棋谱只能写着法，不能写别的内容。',
);
const THREE_SQUARES = refused(
  'A move has three squares: the amazon, where it goes, and where its arrow falls.',
  '一步棋要依次选三个格子：棋子、落点、箭的位置。',
);
const STOPPED = refused('A move before this one cannot be made; mend that first.', '前面有一步着法走不成，请先改正。');
const UNREADABLE = refused('What follows here cannot be read; mend that first.', '后面有无法识别的内容，请先改正。');

export const writer: BoardWriter = {
  can: { comment: false, stones: false, marks: false, labels: false, promote: false, remove: true, targets: true },

  *write(page: Page, wish: Wish): Generator<void, Outcome> {
    if (wish.kind === 'delete' && wish.what === 'node') return yield* shortened(page);
    yield;
    if (wish.kind !== 'play') return ONLY_MOVES;
    const [from, to, arrow] = (wish.cells ?? []).map(numberOf);
    if (from === undefined || to === undefined || arrow === undefined) return THREE_SQUARES;
    return played(page, { from, to, arrow });
  },

  targets(page: Page, chosen: readonly Cell[]): Targets {
    const cells = chosen.map(numberOf);
    if (cells.length > 2) return { cells: [], done: true };
    const state = page.here.state as AmState;
    const next = state.stopped ? [] : nextSquares(boardOf(page), cells, sideToMove(state));
    return { cells: next.map((cell) => cellOf(cell, SIDE)), done: false };
  },
};

/// Squares off the board are on no board.
const numberOf = ({ x, y }: Cell): number => (x < SIDE && y < SIDE ? y * SIDE + x : SIDE * SIDE);

const boardOf = ({ record, here }: Page): Amazons =>
  (record.course as unknown as AmCourse).play.working.to(here.state.ply);

/// Nothing follows on squares that cannot be chosen themselves.
function nextSquares(board: Amazons, cells: readonly number[], side: number): number[] {
  const after = (count: number): number[] => {
    const [from, to] = cells.slice(0, count);
    return squaresAfter(board, from, to, side);
  };
  return cells.every((cell, index) => after(index).includes(cell)) ? after(cells.length) : [];
}

function played(page: Page, move: AmazonMove): Outcome {
  const state = page.here.state as AmState;
  if (state.stopped) return STOPPED;
  const side = sideToMove(state);
  const [flaw] = flawsOf(boardOf(page), move, side);
  if (flaw) {
    const { message } = rules[flaw.fault];
    const params = paramsOf(flaw, move, side);
    return { refusal: { en: fill(message, 'en', params), zh: fill(message, 'zh', params) } };
  }
  const sequel = sequelOf(page);
  if (sequel.kind === 'damaged') return UNREADABLE;
  const written = writtenMove(move);
  if (sequel.kind === 'end') return added(page, sequel.after, written);
  if (sequel.written === written) return { edits: [], cursor: sequel.at };
  return refused(
    `The record goes on with ${sequel.written}, and it holds one line of play only: play at its end.`,
    `棋谱在这里接着走 ${sequel.written}，而亚马逊棋的棋谱没有变化，请到末尾再走。`,
  );
}
