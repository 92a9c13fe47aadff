import assert from 'node:assert/strict';
import SabakiBoard from '@sabaki/go-board';
import { GoBoard } from '../../src/games/go/board';
import { rowsOf } from '../../src/games/go/diagram';
import { DenseStones, SparseStones } from '../../src/games/go/stones';
import { black, eachRandomMove, names, play, playByTheBook, position, redo, undo, white } from '../support/go';

describe('A go board', () => {
  describe('plays random games', () => {
    it('as a second engine does', () => {
      let second = new SabakiBoard();
      eachRandomMove(2, (board, color, point, say, first) => {
        const { columns, rows } = board;
        if (first) second = SabakiBoard.fromDimensions(columns, rows);
        const played = board.play(color, point);
        const vertex: [number, number] = [point % columns, Math.floor(point / columns)];
        // The second engine would put a stone upon another; a play on a stone is none here.
        assert.equal(played === undefined, second.get(vertex) !== 0, say);
        if (!played) return;
        second = second.makeMove(color === black ? 1 : -1, vertex);
        const signs = second.signMap.map((row) => row.map((sign) => '.XO'.at(sign)).join(''));
        assert.deepEqual(rowsOf(board), signs, say);
      });
    });

    for (const colors of [1, 2, 3, 5]) {
      it(`by the book, with ${colors} colours`, () => {
        eachRandomMove(colors, (board, color, point, say) => {
          if (board.get(point) !== 0) return;
          const expected = playByTheBook(board, color, point);
          board.play(color, point);
          assert.deepEqual(rowsOf(board), expected, say);
        });
      });
    }

    it('and undoes and redoes every move', () => {
      eachRandomMove(3, (board, color, point, say) => {
        const before = rowsOf(board);
        const played = board.play(color, point);
        const after = rowsOf(board);
        if (!played) return assert.deepEqual(after, before, say);
        undo(board, played);
        assert.deepEqual(rowsOf(board), before, say);
        redo(board, played);
        assert.deepEqual(rowsOf(board), after, say);
      });
    });

    it('and tells every change once, as it was and as it is', () => {
      eachRandomMove(2, (board, color, point, say) => {
        const before = board.copy();
        const { changes } = board.play(color, point) ?? { changes: [] };
        const expected = [];
        for (let i = 0; i < board.points; i++) {
          if (before.get(i) !== board.get(i)) expected.push(`${i} ${before.get(i)} ${board.get(i)}`);
        }
        const told = [];
        for (let i = 0; i < changes.length; i += 3) told.push(changes.slice(i, i + 3).join(' '));
        assert.deepEqual(told.sort(), expected.sort(), say);
      });
    });

    it('and leaves no block without a liberty', () => {
      eachRandomMove(3, (board, color, point, say) => {
        board.play(color, point);
        const stones = Array.from(board.entries(), ([stone]) => stone);
        assert.deepEqual(board.blocksWithoutLiberty(stones), [], say);
      });
    });

    it('and counts its stones', () => {
      eachRandomMove(2, (board, color, point, say) => {
        board.play(color, point);
        assert.equal(board.stones, [...board.entries()].length, say);
      });
    });

    it('the same with dense and with sparse storage', () => {
      let sparse = new GoBoard(0, 0);
      eachRandomMove(3, (dense, color, point, say, first) => {
        if (first) sparse = new GoBoard(dense.columns, dense.rows, new SparseStones());
        assert.deepEqual(sparse.play(color, point), dense.play(color, point), say);
        assert.deepEqual([...sparse.entries()], [...dense.entries()], say);
        assert.equal(sparse.stones, dense.stones, say);
      });
    });

    it('the same after going on with a copy', () => {
      const make = (columns: number, rows: number) => new GoBoard(columns, rows, new SparseStones());
      for (const factory of [undefined, make]) {
        let copy = new GoBoard(0, 0);
        const check = (board: GoBoard, color: number, point: number, say: string) => {
          copy = board.copy();
          const before = rowsOf(board);
          const played = copy.play(color, point);
          assert.deepEqual(rowsOf(board), before, `the copy stands alone: ${say}`);
          assert.deepEqual(board.play(color, point), played, say);
          assert.deepEqual(rowsOf(copy), rowsOf(board), say);
          assert.equal(copy.stones, board.stones, say);
        };
        eachRandomMove(2, check, factory);
      }
    });
  });

  describe('takes', () => {
    it('a single stone', () => {
      const board = position('.X.', 'XO.', '.X.');
      assert.deepEqual(play(board, black, 'C2'), { changes: [5, 0, 1, 4, 2, 0], taken: [4], suicide: false });
    });

    it('a large block', () => {
      const board = new GoBoard(19, 19);
      for (let point = 0; point < 361; point++) board.set(point, point === 360 ? 0 : white);
      const { taken } = play(board, black, 'T1');
      assert.equal(taken.length, 360);
      assert.equal(board.stones, 1);
    });

    it('a block that winds through the whole board', () => {
      const board = position('OOOOO', 'XXXXO', 'OOOOO', 'OXXXX', 'OOOO.');
      play(board, black, 'E1');
      assert.deepEqual(rowsOf(board), ['.....', 'XXXX.', '.....', '.XXXX', '....X']);
    });

    it('two blocks at once', () => {
      const board = position('XO.OX', '.X.X.');
      assert.deepEqual(names(board, play(board, black, 'C2').taken).sort(), ['B2', 'D2']);
    });

    it('four blocks at once', () => {
      const board = position('..X..', '.XOX.', 'XO.OX', '.XOX.', '..X..');
      assert.deepEqual(names(board, play(board, black, 'C3').taken).sort(), ['B3', 'C2', 'C4', 'D3']);
    });

    it('a block once that the stone touches on two sides', () => {
      const board = position('.OX', 'OOX', 'XXX');
      assert.equal(play(board, black, 'A3').taken.length, 3);
    });

    it('blocks of several colours at once, each as all of them stood', () => {
      // Had one of them gone first, the other would have had a liberty.
      const board = position('.O', '3O');
      assert.deepEqual(names(board, play(board, black, 'A2').taken).sort(), ['A1', 'B1', 'B2']);
    });

    it('the opponent before itself when neither has a liberty', () => {
      const board = position('XX.', 'XOO', 'OOO');
      assert.equal(play(board, black, 'C3').suicide, false);
      assert.deepEqual(rowsOf(board), ['XXX', 'X..', '...']);
    });

    it('a block that has just taken a stone (snapback)', () => {
      const board = position('..XO', 'XXXO', 'OOOO');
      play(board, white, 'A3');
      play(board, black, 'B3');
      assert.equal(play(board, white, 'A3').taken.length, 5);
      assert.deepEqual(rowsOf(board), ['O..O', '...O', 'OOOO']);
    });

    it('a stone at the edge, though the next row begins with an empty point', () => {
      const board = position('.XO', '...');
      assert.deepEqual(names(board, play(board, black, 'C1').taken), ['C2']);
    });

    it('a stone at the edge, though the row before ends with an empty point', () => {
      const board = position('X..', 'O..', 'X..');
      assert.deepEqual(names(board, play(board, black, 'B2').taken), ['A2']);
    });

    it('a stone at the edge, though the next row begins with one of its colour', () => {
      const board = position('.XO', 'O..');
      assert.deepEqual(names(board, play(board, black, 'C1').taken), ['C2']);
    });

    it('nothing at the other edge', () => {
      const left = position('X..', 'OX.', 'X..');
      assert.deepEqual(play(left, black, 'C3').taken, []);
      const right = position('..X', '.XO', '..X');
      assert.deepEqual(play(right, black, 'A1').taken, []);
    });

    it('on a board of one row', () => {
      const board = position('XO.');
      assert.deepEqual(names(board, play(board, black, 'C1').taken), ['B1']);
    });

    it('on a board of one column', () => {
      const board = position('X', 'O', '.');
      assert.deepEqual(names(board, play(board, black, 'A1').taken), ['A2']);
    });

    it('no block that lacked a liberty before and is not beside the stone', () => {
      const board = position('OX..', 'X...', '....');
      assert.deepEqual(play(board, black, 'D1').taken, []);
      assert.equal(board.stones, 4);
    });
  });

  describe('lets a player take its own block', () => {
    it('of one stone, which changes nothing', () => {
      const board = position('.O', 'O.');
      assert.deepEqual(play(board, black, 'A2'), { changes: [], taken: [], suicide: true });
      assert.deepEqual(rowsOf(board), ['.O', 'O.']);
    });

    it('of several stones', () => {
      const board = position('X.O', 'XO.', 'O..');
      const { changes, suicide } = play(board, black, 'B3');
      assert.deepEqual({ changes, suicide }, { changes: [0, 1, 0, 3, 1, 0], suicide: true });
      assert.deepEqual(rowsOf(board), ['..O', '.O.', 'O..']);
    });

    it('made of blocks that the stone joins', () => {
      const board = position('X.XO', 'OOO.');
      play(board, black, 'B2');
      assert.deepEqual(rowsOf(board), ['...O', 'OOO.']);
    });

    it('on the only point', () => {
      assert.deepEqual(new GoBoard(1, 1).play(black, 0), { changes: [], taken: [], suicide: true });
    });
  });

  describe('refuses', () => {
    const board = position('X.', '..');
    const refused = (color: number, point: number) => {
      assert.equal(board.play(color, point), undefined);
      assert.deepEqual(rowsOf(board), ['X.', '..']);
    };

    it('a point with a stone of the opponent', () => refused(white, 0));
    it('a point with an own stone', () => refused(black, 0));
    it('a point off the board', () => [-1, 4, 1e10, Infinity].forEach((point) => void refused(black, point)));
    it('a point that is no whole number', () => [0.5, Number.NaN].forEach((point) => void refused(black, point)));
    it('the colour of no stone', () => refused(0, 1));
    it('what is no colour', () => [-1, 1.5, Number.NaN, 2 ** 32].forEach((color) => void refused(color, 1)));
  });

  describe('sets', () => {
    it('a stone without taking anything', () => {
      const board = position('XO', 'O.');
      board.set(3, white);
      assert.deepEqual(rowsOf(board), ['XO', 'OO']);
    });

    it('a stone upon another', () => {
      const board = position('X');
      board.set(0, white);
      assert.deepEqual([board.get(0), board.stones], [white, 1]);
    });

    it('nothing off the board', () => {
      for (const storage of [new DenseStones(4), new SparseStones()]) {
        const board = new GoBoard(2, 2, storage);
        for (const point of [-1, 4, 0.5, Number.NaN]) board.set(point, black);
        assert.deepEqual([board.stones, board.get(-1), board.get(4)], [0, 0, 0]);
      }
    });

    it('colours of any size apart', () => {
      for (const storage of [new DenseStones(4), new SparseStones()]) {
        const board = new GoBoard(2, 2, storage);
        [1, 257, 256, 513].forEach((color, point) => void board.set(point, color));
        assert.deepEqual(Array.from(board.copy().entries()).flat(), [0, 1, 1, 257, 2, 256, 3, 513]);
      }
    });
  });

  it('has no points when its size makes no sense', () => {
    for (const side of [0, -1, 0.5, Number.NaN, Infinity]) {
      const board = new GoBoard(side, side);
      assert.deepEqual([board.points, board.play(black, 0), rowsOf(board)], [0, undefined, []]);
    }
  });
});
