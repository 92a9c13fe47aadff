import { deepEqual, equal, ok } from 'node:assert/strict';
import { Army } from '../../src/games/army/board';
import { flawsOf, targets } from '../../src/games/army/judge';
import { layOut, misplaced, PIECES, placesOf, surplus } from '../../src/games/army/layout';
import { codeOf, FIRST, rankIn, SECOND, SIGNS } from '../../src/games/army/pieces';
import { beside, CAMP_CELLS, HEADQUARTERS_CELLS, isCamp, isHeadquarters } from '../../src/games/army/places';
import { isRailway, ways, wayTo } from '../../src/games/army/ways';
import { ArmyModel, kindOf, placesOf as modelPlaces, PLACES, randomLayout } from '../support/army';
import { Random } from '../support/random';

const cell = (name: string): number => (name.charCodeAt(0) - 65) * 5 + Number(name.charAt(1));
const nameOf = (at: number): string => `${'ABCDEFGHIJKL'[Math.floor(at / 5)]}${at % 5}`;
const ranksOf = (layout: string): number[] => [...layout].map((code) => rankIn(code) as number);

function boardWith(pieces: string): Army {
  const board = new Army();
  for (const item of pieces.split(', ')) board.set(cell(item.slice(2)), SIGNS.indexOf(item.charAt(0)));
  return board;
}

const way = (board: Army, from: string, to: string): string | undefined =>
  wayTo(board, cell(from), cell(to))?.map(nameOf).join(' ');

describe('The board of Army chess', () => {
  it('has camps and headquarters where the drawing has them', () => {
    for (const place of PLACES) {
      equal(isCamp(cell(place)), kindOf(place) === 'c', place);
      equal(isHeadquarters(cell(place)), kindOf(place) === 'h', place);
    }
    deepEqual(CAMP_CELLS.map(nameOf).join(' '), 'C1 C3 D2 E1 E3 H1 H3 I2 J1 J3');
    deepEqual(HEADQUARTERS_CELLS.map(nameOf).join(' '), 'A1 A3 L1 L3');
  });

  it('leads engineers and others where the drawing leads them, with any pieces in between', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const random = new Random(seed);
      const board = new Army();
      const model = new ArmyModel('', '');
      model.pieces.clear();
      const density = random.next() * 0.6;
      for (const place of PLACES) {
        if (!random.chance(density)) continue;
        board.set(cell(place), SIGNS.indexOf('c'));
        model.pieces.set(place, 'c');
      }
      for (const from of PLACES) {
        for (const sign of 'AI') {
          board.set(cell(from), SIGNS.indexOf(sign));
          const found = [...ways(board, cell(from)).keys()].map(nameOf).sort();
          deepEqual(found, [...model.reach(from, sign === 'I')].sort(), `seed ${seed}: ${sign} ${from}`);
        }
        board.set(cell(from), model.pieces.has(from) ? SIGNS.indexOf('c') : 0);
      }
    }
  });

  it('lets engineers alone turn on the railway', () => {
    deepEqual(way(boardWith('I B0'), 'B0', 'F1'), 'B0 C0 D0 E0 F0 F1');
    equal(way(boardWith('A B0'), 'B0', 'F1'), undefined);
    equal(way(boardWith('A B0'), 'B0', 'K0'), 'B0 C0 D0 E0 F0 G0 H0 I0 J0 K0');
    equal(way(boardWith('A B0, c F0'), 'B0', 'F0'), 'B0 C0 D0 E0 F0');
    equal(way(boardWith('A B0, c F0'), 'B0', 'G0'), undefined);
    deepEqual(way(boardWith('I B0, c F0'), 'B0', 'G0'), 'B0 B1 B2 B3 B4 C4 D4 E4 F4 F3 F2 G2 G1 G0');
    equal(way(boardWith('I B0, c F0, c F3'), 'B0', 'G0'), 'B0 B1 B2 B3 B4 C4 D4 E4 F4 G4 G3 G2 G1 G0');
    equal(way(boardWith('I B0, c F0, c F4'), 'B0', 'G0'), undefined);
    equal(way(boardWith('X B0'), 'B0', 'F1')?.split(' ').length, 6);
  });

  it('has no way over the mountains, but one in the middle', () => {
    for (const from of ['F1', 'F3']) ok(!beside(cell(from)).includes(cell(`G${from.charAt(1)}`)));
    for (const from of ['F0', 'F2', 'F4']) ok(beside(cell(from)).includes(cell(`G${from.charAt(1)}`)));
    equal(way(boardWith('A E2'), 'E2', 'G2'), undefined);
    equal(way(boardWith('A F2'), 'F2', 'G2'), 'F2 G2');
  });

  it('has railways where the drawing has them', () => {
    const railways = PLACES.filter((place) => isRailway(cell(place)));
    equal(railways.length, 32);
    ok(railways.every((place) => kindOf(place) === 'o'));
  });

  it('has camps where nobody is attacked, which may be entered while they are empty', () => {
    const board = boardWith('A H0, c H1');
    deepEqual(flawsOf(board, { from: cell('H0'), to: cell('H1') }, FIRST), [{ fault: 'camp-attack', about: 'to' }]);
    ok(!targets(board, cell('H0')).includes(cell('H1')));
    board.set(cell('H1'), 0);
    ok(targets(board, cell('H0')).includes(cell('H1')));
  });

  it('has headquarters that nobody leaves, of either side', () => {
    for (const place of ['A1', 'A3', 'L1', 'L3']) {
      const board = boardWith(`A ${place}`);
      deepEqual(targets(board, cell(place)), []);
      const [next = -1] = beside(cell(place));
      deepEqual(flawsOf(board, { from: cell(place), to: next }, FIRST), [
        { fault: 'headquarters-move', about: 'from' },
      ]);
    }
    ok(targets(boardWith('A B1'), cell('B1')).includes(cell('A1')));
  });

  it('has mines and flags that stay where they are', () => {
    for (const sign of 'JL') {
      const board = boardWith(`${sign} K0`);
      deepEqual(targets(board, cell('K0')), []);
      deepEqual(flawsOf(board, { from: cell('K0'), to: cell('J0') }, FIRST), [
        { fault: 'immobile-piece', about: 'from' },
      ]);
    }
  });
});

describe('What is wrong with a move of Army chess', () => {
  it('is the first of what stands where, and how it goes', () => {
    const board = boardWith('A G0, B G1, c F0, L L1');
    const faults = (text: string): string[] =>
      flawsOf(board, { from: cell(text.slice(0, 2)), to: cell(text.slice(2)) }, FIRST).map(({ fault }) => fault);
    deepEqual(faults('H0G0'), ['no-piece-on-start']);
    deepEqual(faults('F0G0'), ['not-own-piece']);
    deepEqual(faults('G0G1'), ['own-piece-on-target']);
    deepEqual(faults('G0G0'), ['own-piece-on-target']);
    deepEqual(faults('L1L0'), ['immobile-piece']);
    deepEqual(faults('G1F1'), ['move-path']);
    deepEqual(faults('G0F0'), []);
  });
});

describe('A layout of Army chess', () => {
  const sample = 'abccddeeffggghhhiiijjkklj';

  it('fills the places of its side but the camps, from the top', () => {
    for (const [side, color] of [
      ['A', FIRST],
      ['B', SECOND],
    ] as const) {
      deepEqual(placesOf(color).map(nameOf), modelPlaces(side));
      equal(placesOf(color).length, PIECES);
    }
    const board = new Army();
    layOut(board, FIRST, ranksOf(sample));
    layOut(board, SECOND, ranksOf('jlkkjjiiihhhgggffeeddccba'));
    deepEqual(board.diagram(SIGNS), new ArmyModel(sample, 'jlkkjjiiihhhgggffeeddccba').rows());
    deepEqual(board.diagram(SIGNS).slice(0, 3), ['jlkkj', 'jiiih', 'h.h.g']);
  });

  it('has what there is too much of told once for each kind', () => {
    deepEqual(surplus(ranksOf(sample)), []);
    deepEqual(surplus(ranksOf('aabbbccddeeffggghhhiiijjk')), [1, 3]);
    deepEqual(surplus(ranksOf('a'.repeat(26))), [1]);
  });

  it('has the flag in a headquarters, mines at the back and no bomb in front', () => {
    deepEqual(misplaced(ranksOf(sample), FIRST), []);
    deepEqual(misplaced(ranksOf('jlkkjjiiihhhgggffeeddccba'), SECOND), []);
    deepEqual(misplaced(ranksOf('kbccdjeeffggghhhiiilakjdj'), FIRST), [
      { fault: 'bomb-first-row', index: 0 },
      { fault: 'mine-rows', index: 5 },
      { fault: 'flag-in-headquarters', index: 19 },
    ]);
    deepEqual(misplaced(ranksOf('lakkdjiiihhhjggffeeddccbk'), SECOND), [
      { fault: 'flag-in-headquarters', index: 0 },
      { fault: 'mine-rows', index: 12 },
      { fault: 'bomb-first-row', index: 24 },
    ]);
  });

  it('at random has its flag where another model wants it', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const layout = randomLayout('B', new Random(seed));
      const faults = misplaced(ranksOf(layout), SECOND).map(({ fault }) => fault);
      ok(!faults.includes('flag-in-headquarters'), `seed ${seed}: ${layout}`);
      deepEqual(surplus(ranksOf(layout)), [], `seed ${seed}`);
    }
  });

  it('is written with the letters a to l', () => {
    deepEqual([...'abcdefghijkl'].map((code) => codeOf(rankIn(code) as number)).join(''), 'abcdefghijkl');
    for (const code of ['m', 'A', '1', '', 'ab', '炸']) equal(rankIn(code), undefined, code);
  });
});
