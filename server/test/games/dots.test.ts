import { deepEqual, equal, ok } from 'node:assert/strict';
import { BLUE, Dots, RED } from '../../src/games/dots/board';
import {
  BOXES,
  boxesBeside,
  cellOf,
  LINES,
  type Line,
  lineAt,
  linesAround,
  SIDE,
  type Way,
} from '../../src/games/dots/lines';
import {
  afterUnreadable,
  flawsOf,
  type Score,
  START,
  sameScores,
  scoreAfter,
  winner,
} from '../../src/games/dots/score';
import { DotsModel, LINES as NAMES } from '../support/dots';
import { shuffled } from '../support/hex';
import { Random } from '../support/random';

const lineOf = (name: string): Line => ({
  column: name.charCodeAt(0) - 97,
  row: Number(name.charAt(1)) - 1,
  way: name.charAt(2) as Way,
});
const cell = (name: string): number => cellOf(lineOf(name)) ?? -1;
const nameOf = (at: number): string => {
  const { column, row, way } = lineAt(at) as Line;
  return `${'abcdef'[column]}${row + 1}${way}`;
};

function board(lines: string, color = RED): Dots {
  const game = new Dots();
  for (const name of lines.split(' ')) game.play({ color, cell: cell(name) });
  return game;
}

describe('A game of Dots and Boxes', () => {
  it('agrees with another model of it, stroke by stroke, and its boxes sum to 25', () => {
    let double = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const random = new Random(seed);
      const game = new Dots();
      const model = new DotsModel();
      let score: Score = START;
      for (const name of shuffled(NAMES, random)) {
        const color = score.toMove || RED;
        deepEqual(flawsOf(game, score, { color, cell: cell(name) }), [], `seed ${seed}`);
        const closes = game.closedBy(cell(name)).length;
        const play = game.play({ color, cell: cell(name) });
        const closed = model.draw(name, color === RED ? 'r' : 'b') ?? -1;
        deepEqual([play?.boxes.length, closes], [closed, closed], `seed ${seed}`);
        if (closed === 2) double++;
        score = scoreAfter(score, color, closed);
        equal(score.toMove, closed > 0 ? color : 3 - color, `seed ${seed}`);
        deepEqual([score.red, score.blue], [model.count('r'), model.count('b')], `seed ${seed}`);
        deepEqual(game.drawing(), model.rows(), `seed ${seed}`);
      }
      equal(score.red + score.blue, 25, `seed ${seed}`);
      equal(winner(score), score.red > score.blue ? RED : BLUE, `seed ${seed}`);
      deepEqual(game.free(), [], `seed ${seed}`);
    }
    ok(double > 100, `${double}`);
  });

  it('gives a box to who draws its last line, and another stroke', () => {
    const game = board('a1h a2h a1v', BLUE);
    const play = game.play({ color: RED, cell: cell('b1v') });
    const [box = -1] = play?.boxes ?? [];
    deepEqual(play?.changes, [cell('b1v'), 0, RED, box, 0, RED]);
    deepEqual(game.drawing().slice(-3), ['+-+.+.+.+.+', '|R|........', '+-+.+.+.+.+']);
    deepEqual(scoreAfter(START, RED, 1), { toMove: RED, red: 1, blue: 0 });
    deepEqual(scoreAfter(START, RED, 0), { toMove: BLUE, red: 0, blue: 0 });
  });

  it('draws a line once, and only where there is one', () => {
    const game = board('a1h');
    equal(game.play({ color: BLUE, cell: cell('a1h') }), undefined);
    for (const at of [0, SIDE + 1, -1, SIDE * SIDE, 1.5]) equal(game.play({ color: BLUE, cell: at }), undefined);
    equal(game.play({ color: 0, cell: cell('b1h') }), undefined);
    deepEqual(game.drawing(), board('a1h').drawing());
  });

  it('offers what closes a box first', () => {
    const game = board('c3h c4h c3v');
    deepEqual(game.free().slice(0, 1).map(nameOf), ['d3v']);
    equal(game.free().length, 57);
    equal(game.drawnAround(boxesBeside(cell('d3v'))[0] as number), 3);
  });

  it('is decided by thirteen boxes', () => {
    equal(winner({ toMove: RED, red: 12, blue: 12 }), 0);
    equal(winner({ toMove: RED, red: 13, blue: 0 }), RED);
    equal(winner({ toMove: RED, red: 1, blue: 13 }), BLUE);
  });
});

describe('What is wrong with a stroke', () => {
  const game = board('a1h');

  it('is that it is not its side’s turn, or that the line is there', () => {
    const score = scoreAfter(START, RED, 0);
    const faults = (color: number, name: string, where = score): string[] =>
      flawsOf(game, where, { color, cell: cell(name) }).map(({ fault }) => fault);
    deepEqual(faults(RED, 'a2h'), ['colour-order']);
    deepEqual(faults(RED, 'a1h'), ['colour-order', 'edge-drawn-twice']);
    deepEqual(faults(BLUE, 'a1h'), ['edge-drawn-twice']);
    deepEqual(faults(RED, 'a2h', afterUnreadable(score)), []);
    deepEqual(faults(BLUE, 'a2h', START), []);
  });

  it('leaves a score that is the same where it is equal', () => {
    ok(sameScores(scoreAfter(START, RED, 1), { toMove: RED, red: 1, blue: 0 }));
    ok(!sameScores(scoreAfter(START, RED, 1), afterUnreadable(scoreAfter(START, RED, 1))));
  });
});

describe('The lines of Dots and Boxes', () => {
  it('are 60, around 25 boxes', () => {
    deepEqual([LINES.length, BOXES.length], [60, 25]);
    deepEqual(
      NAMES.map(cell).sort((a, b) => a - b),
      LINES,
    );
    deepEqual(
      NAMES.map((name) => nameOf(cell(name))),
      NAMES,
    );
    const around = BOXES.flatMap((box) => linesAround(box).map((line) => `${line} ${box}`)).sort();
    deepEqual(LINES.flatMap((line) => boxesBeside(line).map((box) => `${line} ${box}`)).sort(), around);
  });

  it('begin at their left or lower dot', () => {
    deepEqual([cellOf(lineOf('a6h')), cellOf(lineOf('f5v')), cellOf(lineOf('a1v'))], [1, SIDE + 10, SIDE * 9]);
    for (const name of ['f1h', 'a6v', 'g1v', 'a0h', 'a7h']) equal(cellOf(lineOf(name)), undefined, name);
    equal(lineAt(0), undefined);
    equal(lineAt(SIDE + 1), undefined);
    equal(lineAt(-1), undefined);
  });
});
