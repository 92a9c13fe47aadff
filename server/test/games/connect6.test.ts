import { deepEqual, equal } from 'node:assert/strict';
import { Connect6, SIDE } from '../../src/games/in-a-row/connect6';
import { Connect6Model, sidesInTurn } from '../support/connect6';
import { Random } from '../support/random';

const cell = (x: number, y: number): number => y * SIDE + x;

/// Stones of one colour on points such as "3 4".
function board(...stones: readonly (readonly [x: number, y: number])[]): Connect6 {
  const position = new Connect6();
  for (const [x, y] of stones) position.play({ color: 1, cell: cell(x, y) });
  return position;
}

const row = (from: number, length: number, y = 9): [number, number][] =>
  Array.from({ length }, (_, i) => [from + i, y]);

describe('A game of Connect6', () => {
  it('agrees with another model of it, stone by stone, up to the win', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const random = new Random(seed);
      const game = new Connect6();
      const model = new Connect6Model();
      const size = random.pick([7, 10, 19]);
      for (const color of sidesInTurn(150)) {
        const [x, y] = [random.below(size), random.below(size)];
        const play = game.play({ color, cell: cell(x, y) });
        equal(play !== undefined, model.put({ color, x, y }), `seed ${seed}`);
        if (play) equal(play.wins ? color : 0, model.winner(), `seed ${seed}`);
        if (play?.wins) break;
      }
      deepEqual(game.diagram('.XO'), model.rows(), `seed ${seed}`);
    }
  });

  it('takes no stone on a taken point, off the board, or of no colour', () => {
    const game = board([3, 3]);
    equal(game.play({ color: 2, cell: cell(3, 3) }), undefined);
    equal(game.play({ color: 1, cell: SIDE * SIDE }), undefined);
    equal(game.play({ color: 1, cell: -1 }), undefined);
    equal(game.play({ color: 0, cell: 0 }), undefined);
    equal(game.get(cell(3, 3)), 1);
  });

  it('says what a stone changes', () => {
    deepEqual(new Connect6().play({ color: 2, cell: 7 }), { changes: [7, 0, 2], wins: false });
  });

  it('is won by six in a row, and by more', () => {
    const five = board(...row(0, 5));
    equal(five.play({ color: 1, cell: cell(5, 9) })?.wins, true);
    const gap = board(...row(0, 5), ...row(6, 4));
    equal(gap.play({ color: 1, cell: cell(5, 9) })?.wins, true);
    deepEqual(
      gap.winning(cell(2, 9)),
      row(0, 10).map(([x, y]) => cell(x, y)),
    );
  });

  it('is not won by five, nor around the edge of the board', () => {
    equal(board(...row(0, 4)).play({ color: 1, cell: cell(4, 9) })?.wins, false);
    const edge = board(...row(16, 3, 4), ...row(0, 2, 5));
    equal(edge.play({ color: 1, cell: cell(2, 5) })?.wins, false);
  });

  it('shows all lines that a stone completes, each point once', () => {
    const cross = board(...row(0, 5), ...Array.from({ length: 5 }, (_, i): [number, number] => [5, 10 + i]));
    equal(cross.play({ color: 1, cell: cell(5, 9) })?.wins, true);
    equal(cross.winning(cell(5, 9)).length, 11);
  });

  it('shows none where there is none', () => {
    deepEqual(new Connect6().winning(0), []);
    deepEqual(board([0, 0]).winning(0), []);
  });
});
