/// What Hex makes of a stone: a chain that joins the two sides of its colour wins. Red has the bottom and the top, Blue the left and
/// the right.

import { Hex, type HexPlay } from '../../../games/hex/board';
import { RED } from '../../../games/hex/chain';
import type { Words } from '../../../spec/rule';
import type { StoneGame } from '../brackets/stone-play';
import { winningThrough } from '../brackets/view';
import { chapter } from './chapter';
import { rules } from './rules';

export const game: StoneGame<Hex, HexPlay> = {
  chapter,
  rules,
  late: rules['move-after-win'],
  perTurn: 1,
  board: () => new Hex(),
  outcome: ({ wins }) => (wins ? 'ends' : undefined),
  winner: (_board, last) => last?.color,
  why: (_board, last) => WINS[last?.color === RED ? 0 : 1],
  remarks: chainOf,
  shows: (board, { last }) => winningThrough(board, last),
};

/// How many stones hang together, and which sides of the board they reach.
function chainOf(board: Hex, cell: number): Words[] {
  const { cells, starts, ends, joins } = board.chain(cell);
  const size = { en: `Stones in its chain: ${cells.length}`, zh: `这条链有 ${cells.length} 子` };
  const [first, second] = board.get(cell) === RED ? [BOTTOM, TOP] : [LEFT, RIGHT];
  if (joins) return [size, { en: `It joins ${first.en} and ${second.en}`, zh: `连通${first.zh}和${second.zh}` }];
  const reached = starts ? first : ends ? second : undefined;
  return reached ? [size, { en: `It reaches ${reached.en}`, zh: `已连到${reached.zh}` }] : [size];
}

const BOTTOM: Words = { en: 'the bottom', zh: '下边' };
const TOP: Words = { en: 'the top', zh: '上边' };
const LEFT: Words = { en: 'the left', zh: '左边' };
const RIGHT: Words = { en: 'the right', zh: '右边' };

const WINS: readonly [Words, Words] = [
  { en: 'its chain joins the bottom and the top', zh: '连通上下两边' },
  { en: 'its chain joins the left and the right', zh: '连通左右两边' },
];
