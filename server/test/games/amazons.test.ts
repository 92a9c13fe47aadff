import { deepEqual, equal } from 'node:assert/strict';
import { type AmazonMove, Amazons, ARROW, BLACK, WHITE } from '../../src/games/amazons/board';
import { flawsOf } from '../../src/games/amazons/judge';
import { between, movable, reach, shots } from '../../src/games/amazons/queen';
import { ownerOf, regionsOf } from '../../src/games/amazons/regions';
import { AmazonsModel, type ModelMove, type Side } from '../support/amazons';
import { Random } from '../support/random';

const cell = (name: string): number => (10 - Number(name.slice(1))) * 10 + name.charCodeAt(0) - 97;
const nameOf = (at: number): string => `${'abcdefghij'[at % 10]}${10 - Math.floor(at / 10)}`;
const namesOf = (cells: readonly number[]): string[] => cells.map(nameOf).sort();
const move = ({ from, to, arrow }: ModelMove): AmazonMove => ({ from: cell(from), to: cell(to), arrow: cell(arrow) });
const colorOf = (side: Side): number => (side === 'W' ? WHITE : BLACK);

/// How many sequences of so many moves there are.
function perft(board: Amazons, color: number, depth: number): number {
  let count = 0;
  for (const from of board.amazons(color)) {
    for (const to of reach(board, from)) {
      const arrows = shots(board, from, to);
      if (depth === 1) count += arrows.length;
      else for (const arrow of arrows) count += perft(after(board, { from, to, arrow }), 3 - color, depth - 1);
    }
  }
  return count;
}

function after(board: Amazons, made: AmazonMove): Amazons {
  const next = copyOf(board);
  next.play(made);
  return next;
}

function copyOf(board: Amazons): Amazons {
  const copy = new Amazons();
  for (let i = 0; i < 100; i++) copy.set(i, board.get(i));
  return copy;
}

/// A board with nothing on it but what is put: "W a1, B j10, # e5".
function boardWith(pieces: string): Amazons {
  const board = new Amazons();
  for (let i = 0; i < 100; i++) board.set(i, 0);
  for (const piece of pieces.split(', ')) {
    const [sign = '', square = ''] = piece.split(' ');
    board.set(cell(square), '.BW#'.indexOf(sign));
  }
  return board;
}

describe('A game of Amazons', () => {
  it('begins with the amazons where the figure has them', () => {
    deepEqual(new Amazons().diagram('.BW#'), new AmazonsModel().rows());
  });

  it('has 2,176 first moves, and 4,307,152 ways to play the first two', () => {
    equal(perft(new Amazons(), WHITE, 1), 2176);
    equal(perft(new Amazons(), WHITE, 2), 4_307_152);
  });

  it('agrees with another model of it, move by move, to the end', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const random = new Random(seed);
      const board = new Amazons();
      const model = new AmazonsModel();
      for (let i = 0; ; i++) {
        const side = i % 2 ? 'B' : 'W';
        const made = model.some(side, random);
        equal(movable(board, colorOf(side)).length > 0, made !== undefined, `seed ${seed}, move ${i + 1}`);
        if (!made) break;
        deepEqual(namesOf(reach(board, cell(made.from))), model.targets(made.from).sort(), `seed ${seed}`);
        deepEqual(
          namesOf(shots(board, cell(made.from), cell(made.to))),
          model.arrows(made.from, made.to).sort(),
          `seed ${seed}`,
        );
        deepEqual(flawsOf(board, move(made), colorOf(side)), [], `seed ${seed}`);
        board.play(move(made));
        model.play(made);
        deepEqual(board.diagram('.BW#'), model.rows(), `seed ${seed}`);
      }
    }
  });

  it('has as many moves as the other model in positions late in a game', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const random = new Random(seed);
      const model = new AmazonsModel();
      const board = new Amazons();
      for (let i = 0; i < 50; i++) {
        const made = model.some(i % 2 ? 'B' : 'W', random);
        if (!made) break;
        model.play(made);
        board.play(move(made));
      }
      for (const side of ['W', 'B'] as const) {
        equal(perft(board, colorOf(side), 1), model.moves(side).length, `seed ${seed}`);
      }
    }
  });

  it('finds a flaw in a move exactly where the other model does not have it', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const random = new Random(seed);
      const model = new AmazonsModel();
      const board = new Amazons();
      for (let i = 0; i < 30; i++) {
        const made = model.some(i % 2 ? 'B' : 'W', random);
        if (!made) break;
        model.play(made);
        board.play(move(made));
      }
      for (let i = 0; i < 3000; i++) {
        const from = random.chance(0.9) ? random.pick(model.amazons('W')) : nameOf(random.below(100));
        const tried = { from, to: nameOf(random.below(100)), arrow: nameOf(random.below(100)) };
        const legal =
          model.taken.get(from) === 'W' &&
          model.isOpen(from, tried.to) &&
          model.arrows(from, tried.to).includes(tried.arrow);
        equal(flawsOf(board, move(tried), WHITE).length === 0, legal, `seed ${seed}: ${JSON.stringify(tried)}`);
      }
    }
  });

  it('lets an arrow fall on the square that was just left', () => {
    const board = new Amazons();
    deepEqual(board.play(move({ from: 'd1', to: 'd8', arrow: 'd1' }))?.changes.length, 9);
    equal(board.get(cell('d1')), ARROW);
    equal(board.get(cell('d8')), WHITE);
  });

  it('does not put what cannot be put, and changes nothing then', () => {
    const board = new Amazons();
    const before = board.diagram('.BW#');
    for (const [from, to, arrow] of [
      ['d2', 'd3', 'd4'],
      ['d1', 'g1', 'g2'],
      ['d1', 'd8', 'd8'],
      ['d1', 'd8', 'd10'],
    ] as const) {
      equal(board.play(move({ from, to, arrow })), undefined);
    }
    equal(board.play({ from: cell('d1'), to: cell('d8'), arrow: 100 }), undefined);
    deepEqual(board.diagram('.BW#'), before);
  });
});

describe('What is wrong with a move of Amazons', () => {
  const flaws = (made: ModelMove, board = new Amazons()): string[] =>
    flawsOf(board, move(made), WHITE).map(({ fault, square }) => `${square}: ${fault}`);

  it('is told square by square', () => {
    deepEqual(flaws({ from: 'a7', to: 'c8', arrow: 'd10' }), [
      'from: wrong-side',
      'to: not-queen-move',
      'arrow: arrow-on-occupied',
    ]);
    deepEqual(flaws({ from: 'a4', to: 'a8', arrow: 'a6' }), ['to: move-blocked', 'arrow: arrow-blocked']);
    deepEqual(flaws({ from: 'd1', to: 'd8', arrow: 'e6' }), ['arrow: arrow-not-queen-line']);
  });

  it('ends with what keeps it from being made', () => {
    deepEqual(flaws({ from: 'e5', to: 'd10', arrow: 'd10' }), ['from: origin-empty']);
    deepEqual(flaws({ from: 'd1', to: 'd10', arrow: 'a1' }), ['to: destination-occupied']);
    deepEqual(flaws({ from: 'e5', to: 'e6', arrow: 'e7' }, boardWith('# e5')), ['from: origin-empty']);
  });

  it('is staying on the spot', () => deepEqual(flaws({ from: 'd1', to: 'd1', arrow: 'd5' }), ['to: not-queen-move']));

  it('is an arrow on the amazon itself', () => {
    deepEqual(flaws({ from: 'd1', to: 'd5', arrow: 'd5' }), ['arrow: arrow-on-occupied']);
  });
});

describe('Lines and regions', () => {
  it('have squares between on lines of a queen only', () => {
    deepEqual(between(cell('a1'), cell('d4'))?.map(nameOf), ['b2', 'c3']);
    deepEqual(between(cell('a1'), cell('a2')), []);
    equal(between(cell('a1'), cell('b3')), undefined);
    equal(between(cell('a1'), cell('a1')), undefined);
  });

  it('are one region at the start, which is nobody’s', () => {
    const [whole, ...others] = regionsOf(new Amazons());
    equal(others.length, 0);
    equal(whole?.cells.length, 92);
    equal(whole && ownerOf(whole), undefined);
  });

  it('are territory where only one side comes', () => {
    const wall = Array.from({ length: 10 }, (_, i) => `# c${i + 1}`).join(', ');
    const regions = regionsOf(boardWith(`${wall}, W a1, B j10, # j1, # j2, # i2, # h2, # h1`));
    deepEqual(
      regions.map(({ cells, colors }) => [cells.length, ...colors]),
      [[19, WHITE], [63, BLACK], [1]],
    );
    deepEqual(regions.map(ownerOf), [WHITE, BLACK, undefined]);
  });

  it('are shut in where no square is empty around', () => {
    deepEqual(movable(boardWith('W a1, # a2, # b1, # b2'), WHITE), []);
    deepEqual(movable(boardWith('W a1, # a2, # b1'), WHITE), [cell('a1')]);
  });
});
