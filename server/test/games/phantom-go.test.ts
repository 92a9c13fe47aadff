import { deepEqual, equal, ok } from 'node:assert/strict';
import { GoBoard } from '../../src/games/go/board';
import { rowsOf } from '../../src/games/go/diagram';
import { hasPoint, NO_POINTS, samePoints, withoutPoint, withPoint } from '../../src/games/phantom-go/points';
import { type Answer, answer, refusalOf, SIDE } from '../../src/games/phantom-go/referee';
import {
  afterUnreadable,
  impliesPass,
  knownTo,
  START,
  type Standing,
  sameStandings,
  standingAfter,
} from '../../src/games/phantom-go/standing';
import { PhantomGoModel } from '../support/phantom-go';
import { Random } from '../support/random';

const BLACK = 1;
const WHITE = 2;

const cell = (name: string): number => (SIDE - Number(name.slice(1))) * SIDE + name.charCodeAt(0) - 65;

/// Black and White in turn: a ko, taken by White, and back.
const KO: readonly (readonly [x: number, y: number])[] = [
  [1, 0],
  [2, 0],
  [0, 1],
  [3, 1],
  [1, 2],
  [2, 2],
  [2, 1],
  [1, 1],
  [2, 1],
];

class Game {
  readonly board = new GoBoard(SIDE, SIDE);
  standing: Standing = START;

  try(color: number, at: number): Answer | undefined {
    const said = answer(this.board, { color, cell: at }, this.standing.last);
    if (said) this.standing = standingAfter(this.standing, { color, cell: at }, said);
    return said;
  }

  /// "B D5 W D5": what is said of each.
  play(tries: string): string[] {
    return tries.split(', ').map((one) => {
      const said = this.try(one.startsWith('B') ? BLACK : WHITE, cell(one.slice(2)));
      return said?.refused ?? 'accepted';
    });
  }

  known(color: number): string[] {
    const signs = knownTo(color, this.board, this.standing).map((value) => '.XO?'.charAt(value));
    return Array.from({ length: SIDE }, (_, y) => signs.slice(y * SIDE, (y + 1) * SIDE).join(''));
  }
}

describe('A game of Phantom Go', () => {
  it('is judged as another engine does, try by try, and each side knows what that one says', () => {
    const counts: Record<string, number> = {};
    for (let seed = 1; seed <= 60; seed++) {
      const random = new Random(seed);
      const game = new Game();
      const model = new PhantomGoModel();
      // On few points there is much taking and retaking.
      const size = random.pick([3, 4, 9]);
      for (let i = 0; i < 150; i++) {
        const color = random.chance(i < KO.length ? 1 : 0.9) ? game.standing.toMove : 3 - game.standing.toMove;
        const [x, y] = (seed % 2 ? KO[i] : undefined) ?? [random.below(size), random.below(size)];
        const before = rowsOf(game.board);
        const said = game.try(color, y * SIDE + x);
        const expected = model.say({ color: color as 1 | 2, x, y });
        counts[expected] = (counts[expected] ?? 0) + 1;
        equal(said?.refused ?? 'accepted', expected, `seed ${seed}, try ${i}`);
        deepEqual(rowsOf(game.board), model.rows(), `seed ${seed}, try ${i}`);
        if (said?.refused) deepEqual([rowsOf(game.board), said.changes], [before, []], `seed ${seed}, try ${i}`);
        for (const side of [BLACK, WHITE] as const)
          deepEqual(game.known(side), model.known(side), `seed ${seed}, try ${i}`);
      }
    }
    for (const kind of ['accepted', 'taken', 'own-stone', 'suicide', 'ko'])
      ok((counts[kind] ?? 0) > 20, JSON.stringify(counts));
  });

  it('says what it would say without putting a stone', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const random = new Random(seed);
      const game = new Game();
      for (let i = 0; i < 100; i++) {
        const stone = { color: 1 + random.below(2), cell: random.below(4) + SIDE * random.below(4) };
        const before = rowsOf(game.board);
        const refusal = refusalOf(game.board, stone, game.standing.last);
        deepEqual(rowsOf(game.board), before, `seed ${seed}`);
        equal(game.try(stone.color, stone.cell)?.refused, refusal, `seed ${seed}`);
      }
    }
  });

  it('lets who was refused try again', () => {
    const game = new Game();
    deepEqual(game.play('B D5, W D5, W F4'), ['accepted', 'taken', 'accepted']);
    equal(game.standing.toMove, BLACK);
    game.play('B F4');
    equal(game.standing.toMove, BLACK);
  });

  it('refuses to retake a ko at once, and no later', () => {
    const game = new Game();
    game.play('B C5, W D5, B B4, W E4, B C3, W D3, B D4, W C4');
    deepEqual(game.play('B D4'), ['ko']);
    deepEqual(game.play('B H8, W H2, B D4'), ['accepted', 'accepted', 'accepted']);
  });

  it('has a pass where the other side goes on, unless nobody knows who is next', () => {
    const game = new Game();
    game.play('B D5');
    equal(impliesPass(game.standing, BLACK), true);
    equal(impliesPass(game.standing, WHITE), false);
    equal(impliesPass(afterUnreadable(game.standing), BLACK), false);
    equal(impliesPass(START, WHITE), true);
  });

  it('shows a side where it was refused, until it knows better', () => {
    const game = new Game();
    game.play('B A1, W A1');
    equal(game.known(WHITE)[8], '?........');
    equal(game.known(BLACK)[8], 'X........');
    game.play('W A2, B H8, W B1');
    deepEqual([game.known(WHITE)[8], game.known(WHITE)[7]], ['.O.......', 'O........']);
    equal(game.known(BLACK)[8], '.........');
  });

  it('answers nothing off the board', () => {
    equal(answer(new GoBoard(SIDE, SIDE), { color: BLACK, cell: 81 }, undefined), undefined);
    equal(answer(new GoBoard(SIDE, SIDE), { color: 0, cell: 3 }, undefined), undefined);
  });

  it('stands the same where the same was tried', () => {
    const [one, other, third] = [new Game(), new Game(), new Game()];
    one.play('B A1, W A1, W B2');
    other.play('B A1, W A1, W B2');
    third.play('B A1, W B2');
    ok(sameStandings(one.standing, other.standing));
    ok(!sameStandings(one.standing, third.standing));
  });
});

describe('Sets of points', () => {
  it('hold what was put into them', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const random = new Random(seed);
      const model = new Set<number>();
      let points = NO_POINTS;
      for (let i = 0; i < 200; i++) {
        const at = random.below(81);
        const puts = random.chance(0.6);
        points = puts ? withPoint(points, at) : withoutPoint(points, at);
        if (puts) model.add(at);
        else model.delete(at);
      }
      for (let at = 0; at < 81; at++) equal(hasPoint(points, at), model.has(at), `seed ${seed}`);
      ok(samePoints(points, withPoint(withPoint(withoutPoint(points, 80), 80), 80)) === model.has(80), `seed ${seed}`);
    }
  });
});
