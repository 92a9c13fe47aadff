import { deepEqual, equal, ok } from 'node:assert/strict';
import { chapter } from '../../../src/formats/ccgc/c5/chapter';
import { BracketRecords } from '../../support/brackets';
import { GomokuModel } from '../../support/gomoku';
import { Random } from '../../support/random';

const c5 = new BracketRecords(chapter);

/// Black has five in row 8.
const WON = 'B(F,8);W(F,10);B(G,8);W(G,10);B(H,8);W(I,10);B(I,8);W(J,10);B(J,8)';
/// Six stones of Black in row 8, made at once.
const OVERLINE = 'B(F,8);W(F,10);B(G,8);W(G,10);B(H,8);W(I,10);B(J,8);W(J,10);B(K,8);W(L,10);B(I,8)';

describe('Gomoku records', () => {
  it('are played with one stone a turn', () => {
    deepEqual(c5.inMoves('B(H,8);W(I,9);B(I,8)'), []);
    deepEqual(c5.inMoves('B(H,8);W(I,9);W(I,8)'), ['colour-order: W']);
    deepEqual(c5.inMoves('W(H,8);B(I,9)'), ['first-move-colour: W']);
  });

  it('end with five in a row', () => {
    deepEqual(c5.inMoves(WON), []);
    deepEqual(c5.inMoves(`${WON};W(A,1);B(A,2)`), ['move-after-win: W(A,1)']);
    deepEqual(c5.found(c5.game(WON).replace('先手胜', '后手胜')), ['result-board-mismatch: 后手胜']);
  });

  it('are not over by more than five of Black, and then nothing is certain any more', () => {
    const after = `${OVERLINE};W(H,10);B(A,1)`;
    deepEqual(c5.inMoves(after), []);
    deepEqual(c5.found(c5.game(after).replace('先手胜', '后手胜')), []);
  });

  it('are over by more than five of White', () => {
    const six = 'B(A,1);W(F,10);B(C,1);W(G,10);B(E,1);W(H,10);B(G,1);W(J,10);B(I,1);W(K,10);B(A,3);W(I,10)';
    deepEqual(c5.found(c5.game(six).replace('先手胜', '后手胜')), []);
    deepEqual(c5.inMoves(`${six};B(A,5)`), ['result-board-mismatch: 先手胜', 'move-after-win: B(A,5)']);
  });

  it('have their points by letters without a gap, and numbers from the bottom', () => {
    deepEqual(c5.inMoves('B(A,1);W(O,15);B(I,8)'), []);
    deepEqual(c5.inMoves('B(P,1);W(A,16);B(A,0)'), ['off-board: P', 'off-board: 16', 'off-board: 0']);
  });

  it('say in Chinese and English which stone stands on a point', () => {
    const text = c5.game('B(H,8);W(H,8)');
    equal(c5.message(text, 'occupied-point'), 'H8 is taken: a black stone stands there.');
    equal(c5.message(text, 'occupied-point', 'zh'), 'H8 已有黑子，不能下在这里。');
  });
});

describe('The board of a Gomoku record', () => {
  it('is at every move what another model has', () => {
    const random = new Random(5);
    for (let round = 0; round < 10; round++) {
      const model = new GomokuModel();
      let text = '';
      for (let i = 0; i < 80; i++) {
        const [x, y] = [random.below(15), random.below(15)];
        model.put(x, y, i % 2 === 0 ? 'X' : 'O');
        text += `${i === 0 ? '' : ';'}${i % 2 === 0 ? 'B' : 'W'}(${String.fromCharCode(65 + x)},${15 - y})`;
      }
      deepEqual(c5.board(text)?.rows, model.rows, `seed ${random.seed}, round ${round}`);
    }
  });

  it('shows the line that wins, and then nobody is to move', () => {
    const board = c5.board(WON);
    equal(c5.points(board?.winning), 'F8 G8 H8 I8 J8');
    equal(board?.toMove, undefined);
    equal(c5.board('')?.toMove, 'black');
    equal(c5.board('B(H,8)')?.toMove, 'white');
  });

  it('shows no line that may not win', () => equal(c5.board(OVERLINE)?.winning, undefined));
});

describe('Playing Gomoku on the board', () => {
  it('writes one move at a time, of the side that is next', () => {
    equal(c5.played('|', 'H8'), 'B(H,8)|');
    equal(c5.played('B(H,8)|', 'I9'), 'B(H,8);W(I,9)|');
    equal(c5.played('\nB(H,8);\nW(I,9)|\n', 'A1'), '\nB(H,8);\nW(I,9);\nB(A,1)|\n');
    equal(c5.played('b(h,8)|', 'I9'), 'b(h,8);w(i,9)|');
  });

  it('is refused on a stone, and after the end', () => {
    equal(c5.played('B(H,8)|', 'H8'), 'H8 is taken: a black stone stands there.');
    equal(c5.played(`${WON}|`, 'A1'), 'Black had five in a row before this move; the game was over.');
  });

  it('goes on to the move that the record has, and to no other', () => {
    equal(c5.played('B(H,8)|;W(I,9)', 'I9'), 'B(H,8);W(I,9)|');
    ok(c5.played('B(H,8)|;W(I,9)', 'A1').startsWith('The record goes on with W(I,9)'));
  });

  it('takes the last moves away, and writes remarks', () => {
    equal(c5.done('B(H,8);|W(I,9);B(A,1)', { kind: 'delete', what: 'node' }), 'B(H,8|)');
    equal(c5.done('B(H,8)|', { kind: 'mark', cell: c5.cellOf('H8'), label: '2' }), '|B(H,8)MARK[2]');
    equal(c5.done('B(H,8)MARK[2]|', { kind: 'unmark', cell: c5.cellOf('H8') }), '|B(H,8)');
  });
});

describe('Writing a Gomoku record', () => {
  it('is helped by the stones that may come, none once the game is over', () => {
    equal(c5.offered('|')[0], 'B(H,8)');
    ok(c5.offered('B(H,8);|').every((text) => /^B\(H,8\);W\([A-O],\d+\)$/.test(text)));
    deepEqual(c5.offered(`${WON};|`), []);
    deepEqual(
      c5.offered(`${WON}|`).map((text) => text.slice(WON.length)),
      ['MARK[-2]', 'MARK[-1]', 'MARK[0]', 'MARK[1]', 'MARK[2]'],
    );
  });

  it('shows on the board where a move may go that is being typed', () => {
    equal(c5.ghost('B(H,|'), 'H');
    equal(c5.ghost('B(H,8);W(H,1|').split(' ').sort().join(' '), 'H1 H10 H11 H12 H13 H14 H15');
  });

  it('is explained move by move', () => {
    deepEqual(c5.hovered(WON, 'B(J'), ['Move 9: Black J8', 'Longest line through it: 5']);
  });

  it('has an outline of its header and its moves', () => {
    deepEqual(c5.outline('B(H,8);W(I,9)'), ['2018 CCGC', 'Header', '1. Black H8', '2. White I9']);
  });

  it('is mended', () => {
    deepEqual(c5.mended('first-move-colour', 'W(H,8);B(I,9)'), ['B(H,8);W(I,9)']);
    deepEqual(c5.mended('colour-order', 'B(H,8);W(I,9);W(A,1);B(A,2)'), ['B(H,8);W(I,9);B(A,1);W(A,2)']);
    deepEqual(c5.mended('colour-order', 'B(H,8);B(A,2)'), ['B(H,8);W(A,2)']);
    deepEqual(c5.mended('move-after-win', `${WON};W(A,1);B(A,2)`), [WON]);
    deepEqual(c5.mended('move-syntax', 'B(8,H)'), ['B(H,8)!']);
  });
});
