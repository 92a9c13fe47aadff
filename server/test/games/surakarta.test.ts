import { deepEqual, equal, ok } from 'node:assert/strict';
import { BLACK, RED, SIDE, Surakarta } from '../../src/games/surakarta/board';
import { flawsOf, movable, steps, targets } from '../../src/games/surakarta/judge';
import { captures, captureWay, LOOPS } from '../../src/games/surakarta/loops';
import { Random } from '../support/random';
import { type Side, SurakartaModel } from '../support/surakarta';

const cell = (name: string): number => (Number(name.charAt(0)) - 1) * SIDE + name.charCodeAt(1) - 65;
const nameOf = (at: number): string => `${Math.floor(at / SIDE) + 1}${'ABCDEF'[at % SIDE]}`;
const colorOf = (side: Side): number => (side === 'B' ? BLACK : RED);
const boardWith = (rows: readonly string[]): Surakarta =>
  new Surakarta([...rows.join('')].map((sign) => '.BR'.indexOf(sign)));

const START = ['BBBBBB', 'BBBBBB', '......', '......', 'RRRRRR', 'RRRRRR'];
const OPEN = ['BB.B.B', '.B..BB', '..B...', 'R..R..', 'R.R..R', '.RR..R'];
const LATE = ['B.....', '..R...', '.B....', '...B..', '....R.', 'R.....'];

/// How many sequences of so many moves there are.
function perft(board: Surakarta, color: number, depth: number): number {
  let count = 0;
  for (const from of board.pieces(color)) {
    for (const to of targets(board, from)) {
      if (depth === 1) count++;
      else {
        const { changes = [] } = board.play({ from, to }) ?? {};
        count += perft(board, 3 - color, depth - 1);
        for (let i = changes.length - 3; i >= 0; i -= 3) board.set(changes[i] as number, changes[i + 1] as number);
      }
    }
  }
  return count;
}

const written = ({ cells, arcs }: { cells: readonly number[]; arcs: readonly number[] }): string =>
  cells.map((at, i) => nameOf(at) + (arcs.includes(i) ? ' ~' : '')).join(' ');

describe('A game of Surakarta', () => {
  it('begins as the figure has it', () => deepEqual(new Surakarta().diagram('.BR'), START));

  it('has as many ways to go on as another model counts', () => {
    const known: [rows: string[], side: Side, counts: number[]][] = [
      [START, 'B', [16, 256, 5382]],
      [OPEN, 'R', [31, 918, 28_641]],
      [LATE, 'B', [20, 375, 6813]],
    ];
    for (const [rows, side, counts] of known) {
      const depths = [1, 2, 3];
      deepEqual(
        depths.map((depth) => perft(boardWith(rows), colorOf(side), depth)),
        counts,
        rows.join(' '),
      );
      deepEqual(
        depths.map((depth) => new SurakartaModel(rows).perft(side, depth)),
        counts,
        rows.join(' '),
      );
    }
  });

  it('agrees with another model of it, move by move, up to the last piece', () => {
    let wins = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const random = new Random(seed);
      const model = new SurakartaModel();
      const board = new Surakarta();
      let side: Side = 'B' as Side;
      for (let i = 0; i < 300; i++) {
        const legal: string[] = model.moves(side).map(({ from, to, takes }) => `${from}${takes ? 'x' : '-'}${to}`);
        const ours: string[] = board
          .pieces(colorOf(side))
          .flatMap((from) => [
            ...steps(board, from).map((to) => `${nameOf(from)}-${nameOf(to)}`),
            ...[...captures(board, from).keys()].map((to) => `${nameOf(from)}x${nameOf(to)}`),
          ]);
        deepEqual(ours.sort(), legal.sort(), `seed ${seed}, move ${i}`);
        const move = model.some(side, random);
        if (!move) break;
        const [from, to] = [cell(move.from), cell(move.to)];
        deepEqual(flawsOf(board, { from, to }, colorOf(side), move.takes), [], `seed ${seed}, move ${i}`);
        const way = move.takes ? captureWay(board, from, to) : undefined;
        if (way) {
          const ways = model.ways(move.from, move.to).sort((a, b) => a.length - b.length);
          ok(ways.includes(written(way)), `seed ${seed}: ${written(way)}`);
          equal(way.cells.length, Math.min(...ways.map((one) => one.replaceAll(' ~', '').split(' ').length)));
        }
        const play = board.play({ from, to });
        model.play(move);
        deepEqual(board.diagram('.BR'), model.rows(), `seed ${seed}, move ${i}`);
        side = side === 'B' ? 'R' : 'B';
        equal(play?.wins, model.count(side) === 0, `seed ${seed}, move ${i}`);
        if (!play?.wins) continue;
        wins++;
        break;
      }
    }
    ok(wins > 5, `${wins}`);
  });

  it('has flaws exactly where another model has no such move', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const random = new Random(seed);
      const model = new SurakartaModel();
      const board = new Surakarta();
      for (let i = 0; i < 40; i++) {
        const move = model.some(i % 2 ? 'R' : 'B', random);
        if (!move) break;
        model.play(move);
        board.play({ from: cell(move.from), to: cell(move.to) });
      }
      const legal = new Set(model.moves('B').map(({ from, to, takes }) => `${from}${to}${takes}`));
      for (let from = 0; from < 36; from++) {
        for (let to = 0; to < 36; to++) {
          for (const takes of [true, false]) {
            const flaws = flawsOf(board, { from, to }, BLACK, takes);
            equal(flaws.length === 0, legal.has(`${nameOf(from)}${nameOf(to)}${takes}`), `seed ${seed}`);
            const stops = flaws.some((flaw) => flaw.stops);
            if (board.get(from) === BLACK) equal(board.get(to) === BLACK, stops, `seed ${seed}`);
          }
        }
      }
    }
  });
});

describe('The loops of Surakarta', () => {
  it('go through the points that lines and arcs join', () => {
    deepEqual(
      LOOPS.map((loop) => loop.map(nameOf).join(' ')),
      [
        '2A 2B 2C 2D 2E 2F 1E 2E 3E 4E 5E 6E 5F 5E 5D 5C 5B 5A 6B 5B 4B 3B 2B 1B',
        '3A 3B 3C 3D 3E 3F 1D 2D 3D 4D 5D 6D 4F 4E 4D 4C 4B 4A 6C 5C 4C 3C 2C 1C',
      ],
    );
  });

  it('lead a piece to another, with the arcs on its way', () => {
    const board = boardWith(['.B....', '......', '......', '......', '......', '....R.']);
    equal(
      written(captureWay(board, cell('1B'), cell('6E')) ?? { cells: [], arcs: [] }),
      '1B ~ 2A 2B 2C 2D 2E 2F ~ 1E 2E 3E 4E 5E 6E',
    );
    const crossed = boardWith(['......', '..B...', '......', '......', '......', '...R..']);
    equal(captures(crossed, cell('2C')).size, 1);
  });

  it('may come through the point that the piece has left', () => {
    const board = boardWith(['......', '.B....', '......', '......', '.R....', '......']);
    const way = captureWay(board, cell('2B'), cell('5B'));
    equal(way && written(way), '2B 2A ~ 1B 2B 3B 4B 5B');
  });

  it('have no way without an arc, through a piece, or from a corner', () => {
    const beside = boardWith(['......', '......', '..BR..', '......', '......', '......']);
    ok(captureWay(beside, cell('3C'), cell('3D'))?.arcs.length);
    const blocked = boardWith(['......', '.R....', 'RBR...', '.R....', '......', '......']);
    equal(captureWay(blocked, cell('3B'), cell('3A')), undefined);
    const corner = boardWith(['B....R', '......', '......', '......', '......', '......']);
    deepEqual([...captures(corner, 0).keys()], []);
  });
});

describe('What is wrong with a move of Surakarta', () => {
  const flaws = (from: string, to: string, takes = false, board = new Surakarta()): string[] =>
    flawsOf(board, { from: cell(from), to: cell(to) }, BLACK, takes).map(({ fault }) => fault);

  it('is told by what stands where', () => {
    deepEqual(flaws('3A', '4A'), ['no-piece-on-start']);
    deepEqual(flaws('5A', '4A'), ['colour-of-piece']);
    deepEqual(flaws('1A', '2A'), ['own-piece-on-target']);
    deepEqual(flaws('2A', '2A'), ['own-piece-on-target']);
    deepEqual(flaws('2A', '5A'), ['capture-written-as-step']);
    deepEqual(flaws('2A', '3A', true), ['capture-of-nothing']);
    deepEqual(flaws('2A', '4A'), ['step-not-adjacent']);
    deepEqual(flaws('2A', '5A', true), ['capture-without-arc']);
    deepEqual(flaws('2A', '3B'), []);
  });

  it('does not keep it from being made, unless a piece is missing or in its place', () => {
    const board = new Surakarta();
    deepEqual(board.play({ from: cell('2A'), to: cell('5A') })?.taken, RED);
    equal(board.play({ from: cell('3A'), to: cell('4A') }), undefined);
    equal(board.play({ from: cell('1A'), to: cell('1B') }), undefined);
    equal(board.play({ from: cell('1A'), to: 36 }), undefined);
  });

  it('leaves a side without a piece', () => {
    const board = boardWith(['B.....', 'R.....', '......', '......', '......', '......']);
    deepEqual(board.play({ from: cell('1A'), to: cell('2A') }), {
      changes: [0, BLACK, 0, 6, RED, BLACK],
      taken: RED,
      wins: true,
    });
    deepEqual(movable(board, RED), []);
  });
});
