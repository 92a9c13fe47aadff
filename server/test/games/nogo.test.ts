import { deepEqual, equal, ok } from 'node:assert/strict';
import { NoGo, SIDE } from '../../src/games/nogo/board';
import { NoGoModel } from '../support/nogo';
import { Random } from '../support/random';

const BLACK = 1;
const WHITE = 2;

const cell = (name: string): number => (SIDE - Number(name.slice(1))) * SIDE + name.charCodeAt(0) - 65;
const nameOf = (at: number): string => `${'ABCDEFGHI'[at % SIDE]}${SIDE - Math.floor(at / SIDE)}`;

function board(black: string, white = ''): NoGo {
  const game = new NoGo();
  for (const name of black.split(' ')) if (name) game.set(cell(name), BLACK);
  for (const name of white.split(' ')) if (name) game.set(cell(name), WHITE);
  return game;
}

describe('A game of NoGo', () => {
  it('agrees with another model of it, stone by stone, up to the loss', () => {
    const ends = { captures: 0, suicide: 0 };
    for (let seed = 1; seed <= 60; seed++) {
      const random = new Random(seed);
      const game = new NoGo();
      const model = new NoGoModel();
      let color = BLACK;
      for (;;) {
        const letter = color === BLACK ? 'X' : 'O';
        const [x, y] = [random.below(SIDE), random.below(SIDE)];
        if (model.at(x, y) !== '.') {
          equal(game.play({ color, cell: y * SIDE + x }), undefined);
          continue;
        }
        const verdict = model.verdict(x, y, letter);
        // Most games go on for a while before somebody slips.
        if (verdict !== 'safe' && random.chance(0.8)) continue;
        const harm = game.harm(y * SIDE + x, color);
        const play = game.play({ color, cell: y * SIDE + x });
        model.put(x, y, letter);
        equal(harm?.why ?? 'safe', verdict, `seed ${seed}`);
        equal(play?.loses?.why ?? 'safe', verdict, `seed ${seed}`);
        deepEqual(game.diagram(), model.text.split('\n'), `seed ${seed}`);
        if (verdict !== 'safe') {
          ends[verdict]++;
          break;
        }
        color = 3 - color;
      }
    }
    ok(ends.captures > 20 && ends.suicide > 0, JSON.stringify(ends));
  });

  it('has the safe points that another model has, up to where there is none', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const random = new Random(seed);
      const game = new NoGo();
      const model = new NoGoModel();
      for (let color = BLACK; ; color = 3 - color) {
        const safe: number[] = [];
        for (let at = 0; at < SIDE * SIDE; at++) {
          const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
          if (model.at(x, y) === '.' && model.verdict(x, y, color === BLACK ? 'X' : 'O') === 'safe') safe.push(at);
        }
        deepEqual(game.safe(color), safe, `seed ${seed}`);
        equal(game.isStuck(color), safe.length === 0, `seed ${seed}`);
        if (safe.length === 0) break;
        const at = random.pick(safe);
        game.play({ color, cell: at });
        model.put(at % SIDE, Math.floor(at / SIDE), color === BLACK ? 'X' : 'O');
      }
    }
  });

  it('never loses a stone, whatever is put', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const random = new Random(seed);
      const game = new NoGo();
      const stones = new Map<number, number>();
      for (let i = 0; i < 300; i++) {
        const [color, at] = [1 + random.below(2), random.below(81)];
        const play = game.play({ color, cell: at });
        equal(play === undefined, stones.has(at), `seed ${seed}`);
        if (play) stones.set(at, color);
        for (const [point, stone] of stones) equal(game.get(point), stone, `seed ${seed}`);
      }
    }
  });

  it('is lost by taking, even where the own stone would have no liberty else', () => {
    const game = board('A2 B1', 'A1');
    deepEqual(game.play({ color: BLACK, cell: cell('E5') })?.loses, undefined);
    const taking = board('B1', 'A1');
    const harm = taking.play({ color: BLACK, cell: cell('A2') })?.loses;
    deepEqual([harm?.why, harm?.cells.map(nameOf)], ['captures', ['A1']]);
    const both = board('B2 A3 C1', 'B1 A2');
    both.set(cell('A3'), BLACK);
    equal(both.harm(cell('A1'), BLACK)?.why, 'captures');
  });

  it('is lost by suicide, of one stone or of a block', () => {
    const game = board('B1', 'A2 B2 C1');
    const harm = game.play({ color: BLACK, cell: cell('A1') })?.loses;
    deepEqual([harm?.why, harm?.cells.map(nameOf)], ['suicide', ['A1', 'B1']]);
    equal(board('', 'A2 B1').harm(cell('A1'), BLACK)?.why, 'suicide');
    equal(board('', 'A2 B1').harm(cell('A1'), WHITE), undefined);
  });

  it('looks without touching', () => {
    const game = board('B1', 'A1');
    game.harm(cell('A2'), BLACK);
    equal(game.get(cell('A2')), 0);
  });

  it('takes no stone on a taken point, off the board, or of no colour', () => {
    const game = board('A1');
    equal(game.play({ color: WHITE, cell: cell('A1') }), undefined);
    equal(game.play({ color: WHITE, cell: 81 }), undefined);
    equal(game.play({ color: 0, cell: 0 }), undefined);
    deepEqual(game.diagram(), board('A1').diagram());
  });
});
