import { deepEqual, equal, ok } from 'node:assert/strict';
import { Hex } from '../../src/games/hex/board';
import { SIDE, touching } from '../../src/games/hex/cells';
import { BLUE, RED } from '../../src/games/hex/chain';
import { CELLS, HexModel, shuffled } from '../support/hex';
import { Random } from '../support/random';

const cell = (name: string): number => (SIDE - Number(name.slice(1))) * SIDE + name.charCodeAt(0) - 65;
const nameOf = (at: number): string => `${'ABCDEFGHIJK'[at % SIDE]}${SIDE - Math.floor(at / SIDE)}`;

function board(color: number, ...names: readonly string[]): Hex {
  const game = new Hex();
  for (const name of names) game.set(cell(name), color);
  return game;
}

/// Somebody's chain from edge to edge, looked for from all stones at the bottom or at the left.
function hasWon(game: Hex, color: number): boolean {
  let before = 0;
  for (let i = 0; i < SIDE; i++) {
    const start = color === RED ? (SIDE - 1) * SIDE + i : i * SIDE;
    // A neighbour at the edge is of the same chain.
    const value = game.get(start);
    if (value === color && before !== color && game.chain(start).joins) return true;
    before = value;
  }
  return false;
}

describe('A game of Hex', () => {
  it('agrees with another model of it, stone by stone, up to the win', () => {
    const wins = { [RED]: 0, [BLUE]: 0 };
    for (let seed = 1; seed <= 500; seed++) {
      const random = new Random(seed);
      const game = new Hex();
      const model = new HexModel();
      let color = RED;
      for (const name of shuffled(CELLS, random)) {
        const side = color === RED ? 'R' : 'B';
        const play = game.play({ color, cell: cell(name) });
        ok(model.put(name, side));
        equal(play?.wins, model.hasWon(side), `seed ${seed}`);
        if (play?.wins) {
          wins[color as 1 | 2]++;
          break;
        }
        color = 3 - color;
      }
      deepEqual(game.diagram('.RB'), model.rows(), `seed ${seed}`);
    }
    equal(wins[RED] + wins[BLUE], 500);
    ok(wins[RED] > 150 && wins[BLUE] > 150);
  });

  it('has exactly one winner on each of 100,000 full boards', () => {
    const random = new Random(11);
    const game = new Hex();
    let red = 0;
    for (let i = 0; i < 100_000; i++) {
      const reds = random.next();
      for (let at = 0; at < SIDE * SIDE; at++) game.set(at, random.chance(reds) ? RED : BLUE);
      const wins = hasWon(game, RED);
      if (wins === hasWon(game, BLUE)) ok(false, `board ${i} of seed 11: ${game.diagram('.RB').join(' ')}`);
      if (wins) red++;
    }
    ok(red > 40_000 && red < 60_000);
  });

  it('takes no stone on a taken cell, off the board, or of no colour', () => {
    const game = board(RED, 'A1');
    equal(game.play({ color: BLUE, cell: cell('A1') }), undefined);
    equal(game.play({ color: BLUE, cell: SIDE * SIDE }), undefined);
    equal(game.play({ color: 0, cell: 0 }), undefined);
    deepEqual(game.diagram('.RB'), board(RED, 'A1').diagram('.RB'));
  });

  it('has cells that touch up to the right, and not up to the left', () => {
    deepEqual(touching(cell('E7')).map(nameOf).sort(), ['D6', 'D7', 'E6', 'E8', 'F7', 'F8']);
    deepEqual(touching(cell('A1')).map(nameOf).sort(), ['A2', 'B1', 'B2']);
    deepEqual(touching(cell('A11')).map(nameOf).sort(), ['A10', 'B11']);
  });

  it('has the chains of the figure', () => {
    const game = board(RED, 'C6', 'D6', 'E7', 'F7');
    for (const name of ['E6', 'F6', 'G6', 'G7']) game.set(cell(name), BLUE);
    equal(game.chain(cell('C6')).cells.length, 4);
    equal(game.chain(cell('G7')).cells.length, 4);
  });

  it('is won by Red from the bottom to the top, and by Blue from the left to the right', () => {
    const column = Array.from({ length: 10 }, (_, i) => `C${i + 1}`);
    equal(board(RED, ...column).play({ color: RED, cell: cell('C11') })?.wins, true);
    equal(board(BLUE, ...column).play({ color: BLUE, cell: cell('C11') })?.wins, false);
    const row = [...'ABCDEFGHIJ'].map((letter) => `${letter}4`);
    const won = board(BLUE, ...row, 'A9');
    equal(won.play({ color: BLUE, cell: cell('K4') })?.wins, true);
    deepEqual(won.winning(cell('D4')).map(nameOf), [...row, 'K4']);
    deepEqual(won.winning(cell('A9')), []);
    equal(board(RED, ...row).play({ color: RED, cell: cell('K4') })?.wins, false);
  });

  it('says which edges a chain reaches', () => {
    const game = board(RED, 'C1', 'C2', 'D11');
    game.set(cell('A1'), BLUE);
    const reached = (name: string): boolean[] => [game.chain(cell(name)).starts, game.chain(cell(name)).ends];
    deepEqual(reached('C2'), [true, false]);
    deepEqual(reached('D11'), [false, true]);
    deepEqual(reached('A1'), [true, false]);
    deepEqual(reached('E5'), [false, false]);
  });
});
