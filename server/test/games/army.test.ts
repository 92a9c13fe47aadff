import { deepEqual, equal, ok } from 'node:assert/strict';
import { Army } from '../../src/games/army/board';
import { flawsOf, movable, targets } from '../../src/games/army/judge';
import { layOut } from '../../src/games/army/layout';
import { contact, FIRST, pieceOf, type Result, rankIn, SECOND, SIGNS, UNKNOWN } from '../../src/games/army/pieces';
import { begin, endBy, passed, sameStandings, shownFlag, standingAfter } from '../../src/games/army/standing';
import { ArmyModel, type ModelMove, RESULTS, randomLayout } from '../support/army';
import { Random } from '../support/random';

const cell = (name: string): number => (name.charCodeAt(0) - 65) * 5 + Number(name.charAt(1));
const nameOf = (at: number): string => `${'ABCDEFGHIJKL'[Math.floor(at / 5)]}${at % 5}`;
const cellsOf = ({ from, to }: ModelMove) => ({ from: cell(from), to: cell(to) });
const move = (text: string) => ({ from: cell(text.slice(0, 2)), to: cell(text.slice(2)) });
const colorOf = (side: 'A' | 'B'): number => (side === 'A' ? FIRST : SECOND);
const ranksOf = (layout: string): number[] => [...layout].map((code) => rankIn(code) as number);

function laidOut(first: string, second: string): Army {
  const board = new Army();
  layOut(board, FIRST, ranksOf(first));
  layOut(board, SECOND, ranksOf(second));
  return board;
}

/// A board with some pieces: "A G0, c F0"; capitals are the first side, `X` and `x` are hidden.
function boardWith(pieces: string): Army {
  const board = new Army();
  for (const item of pieces.split(', ')) board.set(cell(item.slice(2)), SIGNS.indexOf(item.charAt(0)));
  return board;
}

const SAMPLE = { first: 'abccddeeffggghhhiiijjkklj', second: 'jlkkjjiiihhhgggffeeddccba' };

/// How many sequences of so many moves there are.
function perft(board: Army, color: number, depth: number): number {
  let count = 0;
  for (const from of board.pieces(color)) {
    for (const to of targets(board, from)) {
      const { changes = [] } = board.play({ from, to }) ?? {};
      count += depth === 1 ? 1 : perft(board, 3 - color, depth - 1);
      for (let i = changes.length - 3; i >= 0; i -= 3) board.set(changes[i] as number, changes[i + 1] as number);
    }
  }
  return count;
}

describe('A game of Army chess', () => {
  it('agrees with another model of it, move by move, until a flag falls', () => {
    let flags = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const random = new Random(seed);
      const layouts = [randomLayout('A', random), randomLayout('B', random)] as const;
      const model = new ArmyModel(...layouts);
      const board = laidOut(...layouts);
      let standing = begin(board);
      let side: 'A' | 'B' = 'A' as 'A' | 'B';
      let quiet = 0;
      const homes = { A: model.placeOf('L') as string, B: model.placeOf('l') as string };
      for (let i = 0; i < 400; i++) {
        const legal = model.moves(side);
        const color = colorOf(side);
        const ours = movable(board, color).flatMap((from) =>
          targets(board, from).map((to) => nameOf(from) + nameOf(to)),
        );
        deepEqual(ours.sort(), legal.map(({ from, to }) => from + to).sort(), `seed ${seed}, move ${i}`);
        if (legal.length === 0) break;
        const meeting = legal.filter(({ to }) => model.pieces.has(to));
        const made = random.pick(meeting.length > 0 && random.chance(0.5) ? meeting : legal);
        equal(standing.toMove, color);
        deepEqual(flawsOf(board, cellsOf(made), color), [], `seed ${seed}, move ${i}`);
        const play = board.play(cellsOf(made));
        const result = model.play(made);
        ok(play, `seed ${seed}, move ${i}`);
        equal(String(play.result), result, `seed ${seed}, move ${i}`);
        deepEqual(board.diagram(SIGNS), model.rows(), `seed ${seed}, move ${i}`);
        standing = standingAfter(standing, cellsOf(made), play);
        quiet = result === '3' ? quiet + 1 : 0;
        equal(standing.quiet, quiet, `seed ${seed}, move ${i}`);
        for (const [who, commander] of [
          ['A', 'A'],
          ['B', 'a'],
        ] as const) {
          const shown = model.placeOf(commander) ? null : cell(homes[who]);
          equal(shownFlag(standing, colorOf(who)), shown, `seed ${seed}, move ${i}`);
        }
        const winner = model.winner();
        equal(endBy(play, standing, undefined)?.winner, winner && colorOf(winner), `seed ${seed}, move ${i}`);
        if (winner) {
          flags++;
          break;
        }
        side = side === 'A' ? 'B' : 'A';
      }
    }
    ok(flags > 10, `${flags}`);
  });

  it('has as many ways to go on as another model counts', () => {
    const board = laidOut(SAMPLE.first, SAMPLE.second);
    deepEqual(
      [1, 2, 3].map((depth) => perft(board, FIRST, depth)),
      [34, 1159, 36_260],
    );
    const counted = (model: ArmyModel, side: 'A' | 'B', depth: number): number => {
      let count = 0;
      for (const made of model.moves(side)) {
        const next = new ArmyModel('', '');
        next.pieces.clear();
        for (const [place, piece] of model.pieces) next.pieces.set(place, piece);
        next.play(made);
        count += depth === 1 ? 1 : counted(next, side === 'A' ? 'B' : 'A', depth - 1);
      }
      return count;
    };
    const model = new ArmyModel(SAMPLE.first, SAMPLE.second);
    deepEqual(
      [1, 2, 3].map((depth) => counted(model, 'A', depth)),
      [34, 1159, 36_260],
    );
  });

  it('has flaws exactly where another model has no such move', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const random = new Random(seed);
      const layouts = [randomLayout('A', random), randomLayout('B', random)] as const;
      const model = new ArmyModel(...layouts);
      const board = laidOut(...layouts);
      for (let i = 0; i < 80; i++) {
        const legal = model.moves(i % 2 ? 'B' : 'A');
        if (legal.length === 0) break;
        const made = random.pick(legal);
        model.play(made);
        board.play(cellsOf(made));
      }
      const legal = new Set(model.moves('A').map(({ from, to }) => from + to));
      for (let from = 0; from < 60; from++) {
        for (let to = 0; to < 60; to++) {
          const flaws = flawsOf(board, { from, to }, FIRST);
          equal(flaws.length === 0, legal.has(nameOf(from) + nameOf(to)), `seed ${seed}: ${nameOf(from)}${nameOf(to)}`);
        }
      }
    }
  });

  it('shows the losses of a side', () => {
    const board = laidOut(SAMPLE.first, SAMPLE.second);
    deepEqual([...board.losses(FIRST)], []);
    board.play(move('G0F0'));
    deepEqual([...board.losses(SECOND)], [[4, 1]]);
    deepEqual([...board.losses(FIRST)], []);
  });

  it('hides the ranks of a side', () => {
    const board = boardWith('A G0, c F0');
    const hidden = board.hiding(SECOND);
    deepEqual([hidden[cell('G0')], hidden[cell('F0')]], [pieceOf(FIRST, 1), pieceOf(SECOND, UNKNOWN)]);
  });
});

describe('Pieces that meet', () => {
  it('fare as the table has it', () => {
    for (const [mover, results] of Object.entries(RESULTS)) {
      for (const [i, result] of [...results].entries()) {
        const met = 'abcdefghijkl'.charAt(i);
        equal(contact(rankIn(mover) as number, i + 1), Number(result), `${mover} meets ${met}`);
        const board = boardWith(`${mover.toUpperCase()} G0, ${met} F0`);
        const play = board.play(move('G0F0'));
        const left = { 0: met, 1: mover.toUpperCase(), 2: '.', 3: '?' }[play?.result as Result];
        equal(board.diagram(SIGNS)[5]?.[0], left, `${mover} meets ${met}`);
        equal(board.get(cell('G0')), 0);
      }
    }
    equal(Object.keys(RESULTS).length * 12, 120);
  });

  it('leave a record to say how it ended where the ranks do not tell', () => {
    for (const [pieces, recorded, left] of [
      ['X G0, c F0', 1, 'X'],
      ['C G0, x F0', 0, 'x'],
      ['J G0, c F0', 2, '.'],
      ['L G0, c F0', 1, 'L'],
    ] as const) {
      const board = boardWith(pieces);
      for (const nothing of [undefined, 3] as const)
        equal(board.play({ ...move('G0F0'), recorded: nothing }), undefined);
      equal(board.play({ ...move('G0F0'), recorded })?.result, recorded);
      equal(board.diagram(SIGNS)[5]?.[0], left);
    }
    equal(boardWith('K G0, x F0').play(move('G0F0'))?.result, 2);
    equal(boardWith('A G0, c F0').play({ ...move('G0F0'), recorded: 0 })?.result, 1);
  });

  it('do not meet where there is no piece, or one’s own', () => {
    const board = boardWith('A G0, B G1');
    for (const text of ['G0G1', 'G0G0', 'H0G0']) equal(board.play(move(text)), undefined, text);
    equal(board.play({ from: cell('G0'), to: 60 }), undefined);
    deepEqual(board.diagram(SIGNS), boardWith('A G0, B G1').diagram(SIGNS));
  });
});

describe('How a game of Army chess stands', () => {
  it('shows a flag once its commander has fallen, on its own move too', () => {
    const board = boardWith('A G0, k F0, L L1, l A3, a B0');
    const start = begin(board);
    deepEqual([shownFlag(start, FIRST), shownFlag(start, SECOND)], [null, null]);
    const play = board.play(move('G0F0'));
    const standing = play && standingAfter(start, move('G0F0'), play);
    deepEqual(standing && [shownFlag(standing, FIRST), shownFlag(standing, SECOND)], [cell('L1'), null]);
  });

  it('shows where a flag stood that has been taken', () => {
    const board = boardWith('A G0, a F0, K G1, l A3, B A2');
    let standing = begin(board);
    for (const text of ['G0F0', 'A2A3']) {
      const play = board.play(move(text));
      ok(play);
      standing = standingAfter(standing, move(text), play);
      if (text === 'A2A3') deepEqual(endBy(play, standing, 31), { winner: FIRST, why: 'flag' });
    }
    equal(shownFlag(standing, SECOND), cell('A3'));
    equal(shownFlag(standing, FIRST), undefined);
  });

  it('does not know the commander where ranks are hidden', () => {
    const board = boardWith('A G0, x F0');
    const play = board.play({ ...move('G0F0'), recorded: 1 });
    const standing = play && standingAfter(begin(board), move('G0F0'), play);
    equal(standing && shownFlag(standing, SECOND), undefined);
    equal(standing?.second.commander, 'unsure');
  });

  it('is lost by who makes the last of too many quiet moves', () => {
    const board = boardWith('A G0, b B0');
    let standing = begin(board);
    const ends = ['G0H0', 'B0C0', 'H0I0', 'C0B0'].map((text) => {
      const play = board.play(move(text));
      ok(play);
      standing = standingAfter(standing, move(text), play);
      return endBy(play, standing, 4);
    });
    deepEqual(ends, [undefined, undefined, undefined, { winner: FIRST, why: 'quiet' }]);
    equal(standing.quiet, 4);
  });

  it('passes the turn where a move cannot be made', () => {
    const start = begin(boardWith('A G0'));
    deepEqual([start.toMove, passed(start, FIRST).toMove, passed(start, SECOND).toMove], [FIRST, SECOND, FIRST]);
    ok(sameStandings(start, passed(start, SECOND)));
    ok(!sameStandings(start, passed(start, FIRST)));
  });
});
