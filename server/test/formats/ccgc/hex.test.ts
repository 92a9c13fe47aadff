import { deepEqual, equal, ok } from 'node:assert/strict';
import { chapter } from '../../../src/formats/ccgc/hex/chapter';
import { BracketRecords } from '../../support/brackets';
import { CELLS, HexModel, shuffled } from '../../support/hex';
import { Random } from '../../support/random';

const hex = new BracketRecords(chapter);

const written = (cell: string, side: string): string => `${side}(${cell.charAt(0)},${cell.slice(1)})`;
const column = (letter: string, side: string): string[] =>
  Array.from({ length: 11 }, (_, i) => written(`${letter}${i + 1}`, side));
const inTurn = (...stones: readonly string[][]): string =>
  Array.from({ length: 11 }, (_, i) => stones.map((side) => side[i]).join(';')).join(';');

/// Red goes up the column F, Blue beside it; Blue's eleventh stone is left out.
const WON = inTurn(column('F', 'R'), column('H', 'B')).replace(/;B\(H,11\)$/, '');

describe('Hex records', () => {
  it('are played by Red and Blue in turn, whose letter is B', () => {
    deepEqual(hex.inMoves('R(E,7);B(F,6);R(C,6)'), []);
    deepEqual(hex.inMoves('B(E,7);R(F,6)'), ['first-move-colour: B']);
    deepEqual(hex.inMoves('R(E,7);R(F,6)'), ['colour-order: R']);
    deepEqual(hex.inMoves('R(E,7);W(F,6)'), ['colour-unknown: W']);
    deepEqual(hex.mended('dialect-moves', '红(E,7)'), ['R(E,7)!']);
    deepEqual(hex.mended('dialect-moves', 'R(E,7);蓝(F,6)'), ['R(E,7);B(F,6)!']);
  });

  it('end when Red joins bottom and top', () => {
    deepEqual(hex.inMoves(WON), []);
    deepEqual(hex.inMoves(`${WON};B(H,11);R(A,1)`), ['move-after-win: B(H,11)']);
    deepEqual(hex.found(hex.game(WON).replace('先手胜', '后手胜')), ['result-board-mismatch: 后手胜']);
    equal(
      hex.message(hex.game(`${WON};B(H,11)`), 'move-after-win', 'zh'),
      '在这一着之前红方已经连通两边，对局已结束。',
    );
  });

  it('have no draw', () => {
    deepEqual(hex.found(hex.game('').replace('先手胜', '平局')), ['unknown-result: 平局']);
  });

  it('are won by whom another model says, at the same move', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const random = new Random(seed);
      const model = new HexModel();
      const moves: string[] = [];
      let winner = '';
      for (const [index, cell] of shuffled(CELLS, random).entries()) {
        const side = index % 2 === 0 ? 'R' : 'B';
        model.put(cell, side);
        moves.push(written(cell, side));
        if (!model.hasWon(side)) continue;
        winner = side;
        break;
      }
      const text = moves.join(';');
      const board = hex.board(text);
      deepEqual(board?.rows, model.rows(), `seed ${seed}`);
      ok((board?.winning?.length ?? 0) >= 11, `seed ${seed}`);
      const other = hex.game(text).replace('先手胜', '后手胜');
      deepEqual(hex.found(winner === 'R' ? other : hex.game(text)).length, 1, `seed ${seed}`);
      deepEqual(hex.found(winner === 'R' ? hex.game(text) : other), [], `seed ${seed}`);
      equal(hex.board(moves.slice(0, -1).join(';'))?.winning, undefined, `seed ${seed}`);
    }
  });
});

describe('Playing Hex on the board', () => {
  it('writes moves of Red and Blue', () => {
    equal(hex.played('|', 'F6'), 'R(F,6)|');
    equal(hex.played('R(E,7)|', 'F6'), 'R(E,7);B(F,6)|');
    equal(hex.board('R(E,7)')?.toMove, 'blue');
  });

  it('is refused on a stone, and after the end', () => {
    equal(hex.played('R(E,7)|', 'E7'), 'E7 is taken: a red stone stands there.');
    equal(
      hex.played(`${WON}|`, 'A1'),
      'Red had joined its two sides of the board before this move; the game was over.',
    );
  });
});

describe('Writing a Hex record', () => {
  it('is helped by free cells', () => {
    ok(hex.offered('R(E,7);|').every((text) => text.startsWith('R(E,7);B(')));
    ok(!hex.offered('R(E,7);|').includes('R(E,7);B(E,7)'));
    deepEqual(hex.offered(`${WON};|`), []);
  });

  it('shows on the board where a move may go that is being typed', () => {
    equal(hex.ghost('R(E,|'), 'E');
    equal(hex.ghost('R(E,1|').split(' ').sort().join(' '), 'E1 E10 E11');
    equal(hex.ghost('R(L,|'), '');
  });

  it('is explained by chains', () => {
    const moves = 'R(E,7);B(A,6);R(F,8);B(B,7)';
    deepEqual(hex.hovered(moves, 'R(F'), ['Move 3: Red F8', 'Stones in its chain: 2']);
    deepEqual(hex.hovered(moves, 'B(B'), ['Move 4: Blue B7', 'Stones in its chain: 2', 'It reaches the left']);
    equal(hex.hovered(WON, 'R(F,11')[2], 'It joins the bottom and the top');
  });

  it('is mended', () => {
    deepEqual(hex.mended('colour-order', 'R(E,7);R(F,6)'), ['R(E,7);B(F,6)']);
    deepEqual(hex.mended('move-after-win', `${WON};B(H,11);R(A,1)`), [WON]);
  });
});
