import { deepEqual, equal, ok } from 'node:assert/strict';
import { AREAS, BLUE, colorOf, Einstein, numberOf, pieceOf, RED, SIDE, SIGNS } from '../../src/games/einstein/board';
import { allowedBy, flawsOf, moves, targets } from '../../src/games/einstein/judge';
import { isInArea, layOut, remaining } from '../../src/games/einstein/layout';
import { type Ply, plyAfter } from '../../src/record/ply';
import { WorkingBoard } from '../../src/record/working-board';
import { EinsteinModel, LAYOUT, randomLayout, type Side } from '../support/einstein';
import { Random } from '../support/random';

const cell = (name: string): number => (SIDE - Number(name.charAt(1))) * SIDE + name.charCodeAt(0) - 65;
const nameOf = (at: number): string => `${'ABCDE'[at % SIDE]}${SIDE - Math.floor(at / SIDE)}`;
const sideColor = (side: Side): number => (side === 'R' ? RED : BLUE);

const moveOf = (text: string) => ({
  color: text.startsWith('R') ? RED : BLUE,
  number: Number(text.charAt(1)),
  to: cell(text.slice(3)),
});

/// "R1 A5, B2 D2".
function boardWith(layout: string): Einstein {
  const board = new Einstein();
  layOut(board, layout.split(', ').map(moveOf));
  return board;
}

const written = ({ color, number, to }: ReturnType<typeof moveOf>): string =>
  `${color === RED ? 'R' : 'B'}${number} ${nameOf(to)}`;

const undo = (board: Einstein, changes: readonly number[]): void => {
  for (let i = changes.length - 3; i >= 0; i -= 3) board.set(changes[i] as number, changes[i + 1] as number);
};

/// How many sequences of so many moves there are, with every die for each of them. A game that is over has none.
function perft(board: Einstein, color: number, depth: number): number {
  let count = 0;
  for (let die = 1; die <= 6; die++) {
    for (const move of moves(board, color, die)) {
      const { changes = [], ends } = board.play(move) ?? {};
      if (depth === 1) count++;
      else if (!ends) count += perft(board, 3 - color, depth - 1);
      undo(board, changes);
    }
  }
  return count;
}

describe('A game of EinStein', () => {
  it('has as many ways to go on as another model counts', () => {
    const known: [layout: string, side: Side, counts: number[]][] = [
      [LAYOUT, 'R', [18, 324, 6162]],
      ['R2 C3, R5 D2, R6 A4, B1 C2, B4 E4, B6 B3', 'B', [27, 630, 12158]],
      ['R3 D3, B2 E2, B5 B4', 'R', [18, 396, 2736]],
    ];
    for (const [layout, side, counts] of known) {
      const depths = [1, 2, 3];
      deepEqual(
        depths.map((depth) => perft(boardWith(layout), sideColor(side), depth)),
        counts,
        layout,
      );
      deepEqual(
        depths.map((depth) => new EinsteinModel(layout).perft(side, depth)),
        counts,
        layout,
      );
    }
  });

  it('agrees with another model of it, move by move, to the end', () => {
    const ends = { corner: 0, 'no-pieces': 0 };
    for (let seed = 1; seed <= 300; seed++) {
      const random = new Random(seed);
      const layout = randomLayout(random);
      const model = new EinsteinModel(layout);
      const board = boardWith(layout);
      let side = random.pick<Side>(['R', 'B']);
      for (;;) {
        const die = 1 + random.below(6);
        const ours = moves(board, sideColor(side), die).map(written);
        deepEqual(ours.sort(), model.moves(side, die).sort(), `seed ${seed}`);
        const move = model.some(side, die, random);
        const before = board.get(moveOf(move).to);
        deepEqual(flawsOf(board, moveOf(move), die), [], `seed ${seed}`);
        const play = board.play(moveOf(move));
        model.play(move);
        equal(play?.taken, before, `seed ${seed}`);
        deepEqual(board.diagram(SIGNS), model.rows(), `seed ${seed}`);
        equal(play?.ends?.winner, model.winner() && sideColor(model.winner() as Side), `seed ${seed}`);
        if (play?.ends) {
          ends[play.ends.why]++;
          break;
        }
        side = side === 'R' ? 'B' : 'R';
      }
    }
    ok(ends.corner > 100 && ends['no-pieces'] > 0, JSON.stringify(ends));
  });

  it('has flaws exactly where another model has no such move', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const random = new Random(seed);
      const layout = randomLayout(random);
      const model = new EinsteinModel(layout);
      const board = boardWith(layout);
      for (let i = 0; i < 8 && !model.winner(); i++) {
        const move = model.some(i % 2 ? 'B' : 'R', 1 + random.below(6), random);
        model.play(move);
        board.play(moveOf(move));
      }
      for (let die = 1; die <= 6; die++) {
        const legal = new Set(model.moves('R', die));
        for (let number = 1; number <= 6; number++) {
          for (let to = 0; to < SIDE * SIDE; to++) {
            const move = { color: RED, number, to };
            equal(flawsOf(board, move, die).length === 0, legal.has(written(move)), `seed ${seed}: ${written(move)}`);
          }
        }
      }
    }
  });

  it('finds its pieces wherever a record is taken to', () => {
    const random = new Random(5);
    const working = new WorkingBoard(new Einstein());
    const model = new EinsteinModel(LAYOUT);
    const line: { ply: Ply; rows: string[] }[] = [];
    let ply = plyAfter(undefined, {
      color: 0,
      cell: undefined,
      changes: layOut(working.board, LAYOUT.split(', ').map(moveOf)),
    });
    working.reached(ply);
    for (let i = 0; !model.winner(); i++) {
      const move = model.some(i % 2 ? 'B' : 'R', 1 + random.below(6), random);
      const { changes = [] } = working.to(ply).play(moveOf(move)) ?? {};
      model.play(move);
      ply = plyAfter(ply, { color: 1 + (i % 2), cell: moveOf(move).to, changes });
      working.reached(ply);
      line.push({ ply, rows: [...model.pieces].map((item) => item.join(' ')).sort() });
    }
    for (let i = 0; i < 200; i++) {
      const { ply: there, rows } = random.pick(line);
      const board = working.to(there);
      const found = [RED, BLUE].flatMap((color) =>
        board.numbers(color).map((number) => written({ color, number, to: board.place(color, number) ?? -1 })),
      );
      deepEqual(found.sort(), rows);
    }
  });

  it('takes one’s own pieces too', () => {
    const board = boardWith('R1 A5, R2 B5, B1 E1');
    const play = board.play(moveOf('R1 B5'));
    deepEqual([play?.taken, play?.from, play?.ends], [pieceOf(RED, 2), cell('A5'), undefined]);
    deepEqual(board.numbers(RED), [1]);
  });

  it('is won in the corner, or when the other side has no piece', () => {
    deepEqual(boardWith('R1 D1, B1 A3').play(moveOf('R1 E1'))?.ends, { winner: RED, why: 'corner' });
    deepEqual(boardWith('R1 D1, B1 A4').play(moveOf('B1 A5'))?.ends, { winner: BLUE, why: 'corner' });
    deepEqual(boardWith('R1 B3, B1 C3').play(moveOf('R1 C3'))?.ends, { winner: RED, why: 'no-pieces' });
    deepEqual(boardWith('R1 D2, B1 E1').play(moveOf('R1 E1'))?.ends, { winner: RED, why: 'corner' });
    equal(boardWith('R1 B1, B1 A3').play(moveOf('R1 C1'))?.ends, undefined);
  });

  it('makes no move of a piece that is not there, or off the board', () => {
    const board = boardWith('R1 A5, B1 E1');
    equal(board.play(moveOf('R2 B5')), undefined);
    equal(board.play({ color: RED, number: 1, to: 25 }), undefined);
    equal(board.play({ color: RED, number: 7, to: 3 }), undefined);
    equal(board.play({ color: 0, number: 1, to: 3 }), undefined);
    deepEqual(board.play(moveOf('R1 A5'))?.changes, []);
    equal(board.place(RED, 1), cell('A5'));
  });
});

describe('The die of EinStein', () => {
  const board = boardWith('R2 A5, R5 B5, R6 C5, B3 E1');

  it('chooses its piece, or the next above and the next below', () => {
    const allowed = [1, 2, 3, 4, 5, 6].map((die) => allowedBy(board, RED, die));
    deepEqual(allowed, [[2], [2], [2, 5], [2, 5], [5], [6]]);
    deepEqual(
      [1, 6].map((die) => allowedBy(board, BLUE, die)),
      [[3], [3]],
    );
  });

  it('lets any piece move where it shows nothing that there is', () => {
    for (const die of [undefined, 0, 7, 1.5, -1, Number.NaN]) {
      deepEqual(allowedBy(board, RED, die), [2, 5, 6]);
      deepEqual(flawsOf(board, moveOf('R6 D4'), die), []);
    }
  });
});

describe('What is wrong with a move of EinStein', () => {
  const flaws = (move: string, die: number): string[] =>
    flawsOf(boardWith(LAYOUT), moveOf(move), die).map(({ fault, about }) => `${about}: ${fault}`);

  it('is the piece, its way, or both', () => {
    deepEqual(flaws('R5 C3', 5), []);
    deepEqual(flaws('R5 C3', 4), ['piece: die-piece']);
    deepEqual(flaws('R5 D2', 5), ['square: move-direction']);
    deepEqual(flaws('R5 B4', 1), ['piece: die-piece', 'square: move-direction']);
    deepEqual(flaws('B1 E2', 1), ['square: move-direction']);
  });

  it('is a piece that is gone, and nothing else then', () => {
    const board = boardWith('R1 A5, B1 E1');
    deepEqual(flawsOf(board, moveOf('R2 E1'), 6), [{ fault: 'piece-not-on-board', about: 'piece', stops: true }]);
  });
});

describe('A layout of EinStein', () => {
  it('fills the corners as the figure has it', () => {
    deepEqual(boardWith(LAYOUT).diagram(SIGNS), ['123..', '45...', '6...a', '...bc', '..def']);
    const inAreas = LAYOUT.split(', ').every((item) => isInArea(moveOf(item).color, moveOf(item).to));
    ok(inAreas);
    equal(isInArea(RED, AREAS[BLUE]?.[0] as number), false);
  });

  it('says what is left of it', () => {
    const { numbers, cells } = remaining(BLUE, [1, 3, 4], [cell('E3'), cell('E2')]);
    deepEqual(
      [numbers, cells.map(nameOf)],
      [
        [2, 5, 6],
        ['D2', 'C1', 'D1', 'E1'],
      ],
    );
  });

  it('has pieces with a colour and a number each', () => {
    for (const color of [RED, BLUE]) {
      for (let number = 1; number <= 6; number++) {
        const piece = pieceOf(color, number);
        deepEqual([colorOf(piece), numberOf(piece)], [color, number]);
      }
    }
    equal(colorOf(0), 0);
    deepEqual(targets(boardWith('R1 E1, B1 A5'), RED, 1), []);
  });
});
