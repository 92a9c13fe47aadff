import { deepEqual, equal, ok } from 'node:assert/strict';
import { chapter } from '../../../src/formats/ccgc/ng/chapter';
import { BracketRecords } from '../../support/brackets';
import { NoGoModel } from '../../support/nogo';
import { Random } from '../../support/random';

const ng = new BracketRecords(chapter);

/// White puts a stone into a corner of Black's; White takes a stone in a corner.
const SUICIDE = 'B[A2];W[D4];B[B1];W[A1]';
const CAPTURE = 'B[A1];W[A2];B[E5];W[B1]';

describe('NoGo records', () => {
  it('are lost by who takes a stone or has no liberty, and then they are over', () => {
    for (const lost of [SUICIDE, CAPTURE]) {
      deepEqual(ng.inMoves(lost), []);
      deepEqual(ng.found(ng.game(lost).replace('先手胜', '后手胜')), ['result-board-mismatch: 后手胜']);
      deepEqual(ng.inMoves(`${lost};B[I9];W[H9]`), ['move-after-loss: B[I9]']);
    }
  });

  it('are lost by who has no safe point left and is to move', () => {
    const { random, moves, loser } = endless(11);
    const winner = loser === 'B' ? '后手胜' : '先手胜';
    const text = ng.game(moves);
    deepEqual(ng.found(text.replace('先手胜', winner)), [], `seed ${random.seed}`);
    deepEqual(ng.found(text.replace('先手胜', winner === '先手胜' ? '后手胜' : '先手胜')).length, 1);
  });

  it('have no draw', () => {
    deepEqual(ng.found(ng.game('').replace('先手胜', '平局')), ['unknown-result: 平局']);
  });

  it('are written between parentheses, with square brackets and no comma', () => {
    deepEqual(ng.inMoves('B(D,5);W[D,4]'), ['move-syntax: B(D,5)', 'move-syntax: W[D,4]']);
    deepEqual(ng.mended('move-syntax', 'B(D,5)'), ['B[D5]!']);
    deepEqual(ng.mended('move-syntax', 'B[5D]'), ['B[D5]!']);
  });
});

/// Safe stones put at random until one side has no point left.
function endless(seed: number): { random: Random; moves: string; loser: string } {
  const random = new Random(seed);
  const model = new NoGoModel();
  const moves: string[] = [];
  for (let turn = 0; ; turn++) {
    const [side, letter] = turn % 2 === 0 ? (['B', 'X'] as const) : (['W', 'O'] as const);
    const safe = Array.from({ length: 81 }, (_, cell) => [cell % 9, Math.floor(cell / 9)] as const).filter(
      ([x, y]) => model.at(x, y) === '.' && model.verdict(x, y, letter) === 'safe',
    );
    if (safe.length === 0) return { random, moves: moves.join(';'), loser: side };
    const [x, y] = random.pick(safe);
    model.put(x, y, letter);
    moves.push(`${side}[${String.fromCharCode(65 + x)}${9 - y}]`);
  }
}

describe('The board of a NoGo record', () => {
  it('is at the end what another model has, in which no stone has been taken', () => {
    const { random, moves } = endless(12);
    const board = ng.board(moves);
    equal(board?.rows.join('').replaceAll('.', '').length, moves.split(';').length, `seed ${random.seed}`);
  });

  it('marks the points that are not safe for the side to move', () => {
    const board = ng.board('B[A2];W[D4];B[B1]');
    deepEqual(board?.marks, [{ ...ng.cellOf('A1'), form: 'cross' }]);
    equal(board?.toMove, 'white');
    deepEqual(ng.board('B[A2];W[D4];B[B1];W[E5]')?.marks, []);
  });

  it('marks the stones without a liberty by which a side has lost', () => {
    const board = ng.board(CAPTURE);
    deepEqual(board?.marks, [{ ...ng.cellOf('A1'), form: 'triangle' }]);
    equal(board?.toMove, undefined);
  });
});

describe('Playing NoGo on the board', () => {
  it('writes moves in square brackets', () => {
    equal(ng.played('|', 'D5'), 'B[D5]|');
    equal(ng.played('B[D5]|', 'F4'), 'B[D5];W[F4]|');
    equal(
      ng.played('B[D5]|;W[F4]', 'A1'),
      'The record goes on with W[F4], and it holds one line of play only: play at its end.',
    );
  });

  it('lets a side lose, and then nobody plays on', () => {
    equal(ng.played('B[A2];W[D4];B[B1]|', 'A1'), `${SUICIDE}|`);
    ok(ng.played(`${SUICIDE}|`, 'E5').endsWith('the game was over.'));
    equal(ng.played('B[D5]|', 'D5'), 'D5 is taken: a black stone stands there.');
  });
});

describe('Writing a NoGo record', () => {
  it('is helped by points that are safe', () => {
    const offered = ng.offered('B[A2];W[B3];B[B1];|');
    ok(offered.length > 0 && offered.every((text) => text.includes(';W[')));
    ok(!offered.some((text) => text.endsWith('W[A1]')));
    deepEqual(ng.offered(`${SUICIDE};|`), []);
  });

  it('shows on the board where a move may go that is being typed', () => {
    equal(ng.ghost('B[D|'), 'D');
    equal(ng.ghost('B[D5];W[D5|'), '');
    equal(ng.ghost('B[D5];W[D4|'), 'D4');
  });

  it('is explained move by move', () => {
    deepEqual(ng.hovered('B[D5];W[E5]', 'W[E5]'), [
      'Move 2: White E5',
      'Liberties of its chain: 3',
      'Safe points left: Black 79, White 79',
    ]);
    equal(ng.hovered(SUICIDE, 'W[A1]')[1], 'It has no liberty, and so loses');
    equal(ng.hovered(CAPTURE, 'W[B1]')[1], 'It takes a stone, and so loses');
  });

  it('is mended', () => {
    deepEqual(ng.mended('move-after-loss', `${SUICIDE};B[I9];W[H9]`), [SUICIDE]);
    deepEqual(ng.mended('colour-order', 'B[D5];W[F4];W[A1];B[A2]'), ['B[D5];W[F4];B[A1];W[A2]']);
  });
});
