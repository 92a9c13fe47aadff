import { deepEqual, equal, ok } from 'node:assert/strict';
import { chapter } from '../../../src/formats/ccgc/pg/chapter';
import { BracketRecords } from '../../support/brackets';
import { PhantomGoModel } from '../../support/phantom-go';
import { Random } from '../../support/random';

const pg = new BracketRecords(chapter);

const written = (color: number, x: number, y: number): string =>
  `${color === 1 ? 'B' : 'W'}[${String.fromCharCode(65 + x)}${9 - y}]`;

/// Black takes a ko at C1, and White must not retake it at once.
const KO = 'B[A1];W[D1];B[B2];W[C2];B[E9];W[B1];B[C1]';

describe('Phantom Go records', () => {
  it('hold tries that were refused, after which the same side goes on', () => {
    deepEqual(pg.inMoves('B[D5];W[D5];W[F4];B[F4];B[D5]').length, 1);
    deepEqual(pg.inMoves('B[D5];W[D5];W[F4];B[F4];B[E5]'), []);
  });

  it('tell of a side that tries where its own stone stands', () => {
    deepEqual(pg.inMoves('B[D5];W[F4];B[D5];B[E5]'), ['own-stone: B[D5]']);
    equal(
      pg.message(pg.game('B[D5];W[F4];B[D5];B[E5]'), 'own-stone', 'zh'),
      '黑方下在 D5，但这里已有己方的棋子，裁判会拒绝。',
    );
  });

  it('remark where a side must have passed', () => {
    deepEqual(pg.inMoves('B[D5];B[F4]'), ['implied-pass: B']);
    deepEqual(pg.inMoves('B[D5];W[D5];B[F4]'), ['implied-pass: B']);
    deepEqual(pg.inMoves('W[D5];B[F4]'), ['first-move-colour: W']);
    const [remark] = pg.record(pg.game('B[D5];B[F4]')).diagnostics().list;
    equal(remark?.severity, 'info');
  });

  it('compare nothing with what could not be read, or was off the board', () => {
    deepEqual(pg.inMoves('B[D5];?;B[F4]'), ['move-syntax: ?']);
    deepEqual(pg.inMoves('B[D5];X[F4];B[F4]'), ['colour-unknown: X']);
    deepEqual(pg.inMoves('B[D5];W[J4];W[F4]'), ['off-board: J']);
  });

  it('are judged by no result on the board, but have no draw', () => {
    deepEqual(pg.found(pg.game('B[D5]').replace('先手胜', '后手胜')), []);
    deepEqual(pg.found(pg.game('').replace('先手胜', '平局')), ['unknown-result: 平局']);
  });
});

describe('The board of a Phantom Go record', () => {
  it('is at every try what another model has, and so is who is next', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const random = new Random(seed);
      const model = new PhantomGoModel();
      const moves: string[] = [];
      let color: 1 | 2 = 1;
      for (let i = 0; i < 150; i++) {
        const [x, y] = [random.below(9), random.below(9)];
        moves.push(written(color, x, y));
        if (model.say({ color, x, y }) === 'accepted') color = color === 1 ? 2 : 1;
        if (i % 10 !== 9) continue;
        const board = pg.board(moves.join(';'));
        deepEqual(board?.rows, model.rows(), `seed ${seed}, try ${i + 1}`);
        equal(board?.toMove, color === 1 ? 'black' : 'white', `seed ${seed}, try ${i + 1}`);
        deepEqual(
          pg.points(board?.marks).split(' ').filter(Boolean).length,
          model.known(color).join('').replaceAll(/[^?]/g, '').length,
          `seed ${seed}, try ${i + 1}`,
        );
      }
    }
  });

  it('marks where the side that is next has been refused, and counts what was taken', () => {
    const board = pg.board('B[D5];W[D5]');
    deepEqual(board?.marks, [{ ...pg.cellOf('D5'), form: 'cross' }]);
    equal(board?.toMove, 'white');
    deepEqual(pg.board('B[D5];W[D5];W[F4]')?.marks, []);
    deepEqual(pg.board('B[A1];W[A2];B[E5];W[B1]')?.captures, { black: 0, white: 1 });
    equal(pg.board('B[A1];W[A2];B[E5];W[B1]')?.rows[8], '.O.......');
  });

  it('refuses a ko that is retaken at once, and later no more', () => {
    deepEqual(pg.inMoves(`${KO};W[B1];W[E5]`), []);
    equal(pg.board(`${KO};W[B1]`)?.toMove, 'white');
    deepEqual(pg.inMoves(`${KO};W[E5];B[E6];W[B1];B[I9]`), []);
  });
});

describe('Playing Phantom Go on the board', () => {
  it('writes tries, also those that are refused', () => {
    equal(pg.played('|', 'D5'), 'B[D5]|');
    equal(pg.played('B[D5]|', 'D5'), 'B[D5];W[D5]|');
    equal(pg.played('B[D5];W[D5]|', 'F4'), 'B[D5];W[D5];W[F4]|');
  });

  it('is by a click on a stone of the other side too, and where the record goes on, on the try that it has', () => {
    const points = pg.choosable('B[D5]|').split(' ');
    equal(points.length, 81);
    ok(points.includes('D5'));
    equal(pg.choosable('B[D5];W[D5]|').split(' ').length, 81);
    equal(pg.choosable('B[D5];W[E5]|').split(' ').length, 80);
    equal(pg.choosable('B[D5]|;W[D5]'), 'D5');
  });

  it('is refused on a stone of its own', () => {
    equal(
      pg.played('B[D5];W[F4]|', 'D5'),
      'Black tries D5, where a stone of its own stands: the referee refuses that.',
    );
  });

  it('may go on with the other side, who alone has moved then', () => {
    equal(pg.done('B[D5]|', { kind: 'play', cell: pg.cellOf('F4'), color: 1 }), 'B[D5];B[F4]|');
    ok(pg.done('B[D5]|', { kind: 'pass' }).includes('no sign for a pass'));
  });

  it('writes a remark on a try, also where the stone of the other side stands', () => {
    equal(pg.done('B[D5];W[D5]|', { kind: 'mark', cell: pg.cellOf('D5'), label: '-1' }), 'B[D5];|W[D5]MARK[-1]');
    equal(pg.done('B[D5];W[F4]|', { kind: 'mark', cell: pg.cellOf('D5'), label: '1' }), 'B[D5]MARK[1];|W[F4]');
  });
});

describe('Writing a Phantom Go record', () => {
  it('is helped by the points of the side that is next', () => {
    ok(pg.offered('B[D5];W[D5];|').every((text) => text.startsWith('B[D5];W[D5];W[')));
  });

  it('shows on the board where a try may go that is being typed, on stones of the other side too', () => {
    equal(pg.ghost('B[D5];W[D5|'), 'D5');
    equal(pg.ghost('B[D5];W[F4];B[D5|'), '');
    equal(pg.ghost('B[D|'), 'D');
  });

  it('is explained by what the referee said', () => {
    deepEqual(pg.hovered('B[D5];W[D5]', 'W[D5]'), [
      'Move 2: White D5',
      'Refused: a stone of the other side stands there',
    ]);
    equal(pg.hovered(`${KO};W[B1]`, 'W[B1]')[1], 'Refused: it would retake the ko at once');
    equal(pg.hovered('B[A2];W[E5];B[B1];W[A1]', 'W[A1]')[1], 'Refused: the stone would have no liberty');
    deepEqual(pg.hovered('B[A1];W[A2];B[E5];W[B1]', 'W[B1]').slice(1), ['Accepted by the referee', 'Stones taken: 1']);
  });

  it('is mended', () => {
    deepEqual(pg.mended('own-stone', 'B[D5];W[F4];B[D5];B[E5]'), ['B[D5];W[F4];B[E5]']);
    deepEqual(pg.mended('move-syntax', 'B(D,5)'), ['B[D5]!']);
  });
});
