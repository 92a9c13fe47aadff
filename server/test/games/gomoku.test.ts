import { deepEqual, equal } from 'node:assert/strict';
import { Gomoku, SIDE } from '../../src/games/in-a-row/gomoku';
import { GomokuModel } from '../support/gomoku';
import { Random } from '../support/random';

const BLACK = 1;
const WHITE = 2;
const cell = (x: number, y = 7): number => y * SIDE + x;

/// A board with stones in the seventh row from the top.
function board(color: number, ...columns: readonly number[]): Gomoku {
  const game = new Gomoku();
  for (const x of columns) game.set(cell(x), color);
  return game;
}

describe('A game of Gomoku', () => {
  it('agrees with another model of it, stone by stone, up to a win or a line that is too long', () => {
    const ends = { win: 0, disputed: 0 };
    for (let seed = 1; seed <= 300; seed++) {
      const random = new Random(seed);
      const game = new Gomoku();
      const model = new GomokuModel();
      const width = random.pick([6, 7, 15]);
      for (let i = 0; i < 150; i++) {
        const color = random.chance(0.7) ? BLACK : WHITE;
        const [x, y] = [random.below(width), random.below(6)];
        const play = game.play({ color, cell: cell(x, y) });
        equal(play !== undefined, model.put(x, y, color === BLACK ? 'X' : 'O'), `seed ${seed}`);
        if (!play) continue;
        const found = model.found();
        const wins = found.has('X5') || found.has('O5') || found.has('O6');
        equal(play.wins, wins, `seed ${seed}`);
        equal(play.disputed, found.has('X6') && !wins, `seed ${seed}`);
        if (play.wins) ends.win++;
        if (play.disputed) ends.disputed++;
        if (play.wins || play.disputed) break;
      }
      deepEqual(game.diagram('.XO'), model.rows, `seed ${seed}`);
    }
    deepEqual(ends, { win: 234, disputed: 57 });
  });

  it('takes no stone on a taken point, off the board, or of no colour', () => {
    const game = board(BLACK, 3);
    equal(game.play({ color: WHITE, cell: cell(3) }), undefined);
    equal(game.play({ color: BLACK, cell: SIDE * SIDE }), undefined);
    equal(game.play({ color: BLACK, cell: 0.5 }), undefined);
    equal(game.play({ color: 0, cell: 0 }), undefined);
    deepEqual(game.diagram('.XO'), board(BLACK, 3).diagram('.XO'));
  });

  it('says what a stone changes', () => {
    deepEqual(new Gomoku().play({ color: WHITE, cell: 7 }), { changes: [7, 0, WHITE], wins: false, disputed: false });
  });

  it('is won by five of either colour, and by six of White', () => {
    equal(board(BLACK, 0, 1, 2, 3).play({ color: BLACK, cell: cell(4) })?.wins, true);
    equal(board(WHITE, 0, 1, 2, 3).play({ color: WHITE, cell: cell(4) })?.wins, true);
    equal(board(WHITE, 0, 1, 2, 4, 5).play({ color: WHITE, cell: cell(3) })?.wins, true);
  });

  it('is not decided by six of Black, unless there is a five too', () => {
    const six = board(BLACK, 0, 1, 2, 4, 5);
    const play = six.play({ color: BLACK, cell: cell(3) });
    deepEqual([play?.wins, play?.disputed, six.winning(cell(3))], [false, true, []]);
    const both = board(BLACK, 0, 1, 2, 4, 5);
    const column = [8, 9, 10, 11].map((y) => cell(3, y));
    for (const at of column) both.set(at, BLACK);
    const won = both.play({ color: BLACK, cell: cell(3) });
    deepEqual([won?.wins, won?.disputed, both.winning(cell(3))], [true, false, [cell(3), ...column]]);
  });

  it('is not won by four, nor around the edge', () => {
    equal(board(WHITE, 0, 1, 2).play({ color: WHITE, cell: cell(3) })?.wins, false);
    const edge = board(WHITE, 12, 13, 14);
    edge.set(cell(0, 8), WHITE);
    equal(edge.play({ color: WHITE, cell: cell(1, 8) })?.wins, false);
  });
});
