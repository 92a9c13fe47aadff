import assert from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import SabakiBoard from '@sabaki/go-board';
import { GoBoard, type Play } from '../../src/games/go/board';
import { rowsOf, windowOf } from '../../src/games/go/diagram';
import { retakes } from '../../src/games/go/ko';
import { DenseMarks } from '../../src/games/go/marks';
import { parsePoint, pointName } from '../../src/games/go/points';
import { DenseStones, SparseStones, type Stones } from '../../src/games/go/stones';

const [black, white, third] = [1, 2, 3];

const sizes: [columns: number, rows: number][] = [
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 2],
  [3, 3],
  [5, 5],
  [9, 9],
  [7, 13],
  [19, 19],
];

/// A position from its diagram: `.` empty, `X` black, `O` white, digits other colours.
function position(...rows: string[]): GoBoard {
  const board = new GoBoard(rows[0]?.length ?? 0, rows.length);
  [...rows.join('')].forEach((sign, point) => {
    board.set(point, sign === '.' ? 0 : ' XO3456789'.indexOf(sign));
  });
  return board;
}

/// A move that has to be possible.
function play(board: GoBoard, color: number, name: string): Play {
  const played = board.play(color, at(board, name));
  assert.ok(played, `${name} is empty`);
  return played;
}

function at(board: GoBoard, name: string): number {
  const point = parsePoint(name, board.columns, board.rows);
  assert.ok(point, `${name} is on the board`);
  return point.y * board.columns + point.x;
}

function names(board: GoBoard, points: readonly number[]): string[] {
  const { columns, rows } = board;
  return points.map((point) => pointName(point % columns, Math.floor(point / columns), columns, rows));
}

function redo(board: GoBoard, { changes }: Play): void {
  for (let i = 0; i < changes.length; i += 3) board.set(changes[i]!, changes[i + 2]!);
}

function undo(board: GoBoard, { changes }: Play): void {
  for (let i = changes.length - 3; i >= 0; i -= 3) board.set(changes[i]!, changes[i + 1]!);
}

/// Random numbers below 1, the same for the same seed.
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/// So many random moves, often without alternating and often on stones. Whoever looks names the seed in its message.
function randomMoves(seed: number, points: number, colors: number, count: number): [color: number, point: number][] {
  const random = randomOf(seed);
  return Array.from({ length: count }, (_, i) => {
    const color = random() < 0.8 ? (i % colors) + 1 : Math.floor(random() * colors) + 1;
    return [color, Math.floor(random() * points)];
  });
}

/// Plays random games on every size and hands each move to a check with what to say when it fails.
function eachRandomMove(
  colors: number,
  check: (board: GoBoard, color: number, point: number, say: string, first: boolean) => void,
  make = (columns: number, rows: number) => new GoBoard(columns, rows),
): void {
  for (const [columns, rows] of sizes) {
    for (let seed = 1; seed <= 4; seed++) {
      const board = make(columns, rows);
      const moves = randomMoves(seed, board.points, colors, Math.min(1000, 100 + board.points * 3));
      moves.forEach(([color, point], i) => {
        check(board, color, point, `${columns}x${rows}, seed ${seed}, move ${i + 1}`, i === 0);
      });
    }
  }
}

/// The rule word by word, and slowly: take all blocks of other colours without a liberty, then the own ones.
function playByTheBook(board: GoBoard, color: number, point: number): string[] {
  const after = board.copy();
  after.set(point, color);
  takeWithoutLiberty(after, (other) => other !== color);
  takeWithoutLiberty(after, (other) => other === color);
  return rowsOf(after);
}

function takeWithoutLiberty(board: GoBoard, concerns: (color: number) => boolean): void {
  const alive = new Set<number>();
  const stones = [...board.entries()].filter(([, color]) => concerns(color));
  for (let grew = true; grew; ) {
    grew = false;
    for (const [point, color] of stones) {
      const lives = (other: number) => board.get(other) === 0 || (board.get(other) === color && alive.has(other));
      if (alive.has(point) || !neighbours(board, point).some(lives)) continue;
      alive.add(point);
      grew = true;
    }
  }
  for (const [point] of stones) if (!alive.has(point)) board.set(point, 0);
}

function neighbours({ columns, rows }: GoBoard, point: number): number[] {
  const [x, y] = [point % columns, Math.floor(point / columns)];
  const around: [number, number][] = [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ];
  return around.filter(([i, j]) => i >= 0 && i < columns && j >= 0 && j < rows).map(([i, j]) => j * columns + i);
}

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
    }).timeout(30_000);

    for (const colors of [1, 2, 3, 5]) {
      it(`by the book, with ${colors} colours`, () => {
        eachRandomMove(colors, (board, color, point, say) => {
          if (board.get(point) !== 0) return;
          const expected = playByTheBook(board, color, point);
          board.play(color, point);
          assert.deepEqual(rowsOf(board), expected, say);
        });
      }).timeout(30_000);
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

describe('Blocks without a liberty', () => {
  const board = position('OX.', 'X..', 'XXO');

  it('are found as lists of their points', () => {
    const full = position('XX', 'OX');
    assert.deepEqual(
      full.blocksWithoutLiberty([0, 1, 2, 3]).map((block) => block.sort()),
      [[0, 1, 3], [2]],
    );
  });

  it('are not those with one', () => assert.deepEqual(board.blocksWithoutLiberty([1, 3, 8]), []));
  it('are not there on empty points, nor off the board', () => {
    assert.deepEqual(board.blocksWithoutLiberty([2, 4, -1, 9, 0.5]), []);
  });
  it('are only those that were asked about', () => {
    assert.deepEqual(position('XO').blocksWithoutLiberty([1]), [[1]]);
  });
  it('come in the order of their first points, which they begin with', () => {
    const firsts = position('XXO', 'XXO').blocksWithoutLiberty([5, 4, 0, 2, 1]);
    assert.deepEqual(
      firsts.map(([first]) => first),
      [5, 4],
    );
  });
  it('come once, however often they are asked about', () => {
    assert.deepEqual(position('XXO').blocksWithoutLiberty([0, 2, 1, 0, 2]), [[0, 1], [2]]);
  });
  it('stay where they are', () => {
    board.blocksWithoutLiberty([0]);
    assert.equal(board.get(0), white);
  });
  it('are found while another board is being played on', () => {
    const others = function* () {
      for (const point of [0, 1, 2, 3, 4, 5]) {
        play(new GoBoard(2, 2), black, 'A2');
        yield point;
      }
    };
    assert.equal(position('XXX', 'XXX').blocksWithoutLiberty(others()).length, 1);
  });
  it('are the same by the book in random setups, dense and sparse', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const random = randomOf(seed);
      const [dense, sparse] = [new GoBoard(7, 5), new GoBoard(7, 5, new SparseStones())];
      const points = Array.from({ length: 35 }, (_, point) => point).sort(() => random() - 0.5);
      for (const point of points.slice(0, 28 + (seed % 8))) {
        const color = 1 + Math.floor(random() * 3);
        for (const each of [dense, sparse]) each.set(point, color);
      }
      const book = dense.copy();
      takeWithoutLiberty(book, () => true);
      const found = dense.blocksWithoutLiberty(points);
      const expected = points.filter((point) => dense.get(point) !== book.get(point));
      const ascending = (a: number, b: number) => a - b;
      assert.deepEqual(found.flat().sort(ascending), expected.sort(ascending), `seed ${seed}`);
      assert.deepEqual(sparse.blocksWithoutLiberty(points), found, `seed ${seed}`);
    }
  });
  it('take time by the stones, not by the stones squared', () => {
    const large = new GoBoard(300, 300);
    for (let point = 1; point < large.points; point++) large.set(point, black);
    const points = Array.from({ length: large.points }, (_, point) => large.points - 1 - point);
    assert.deepEqual(large.blocksWithoutLiberty(points), []);
    large.set(0, black);
    assert.equal(large.blocksWithoutLiberty(points)[0]?.length, large.points);
  });
});

describe('A board of 100,000 by 100,000', () => {
  const side = 100_000;

  it('costs memory by its stones', () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const used = () => {
      collect();
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    const before = used();
    const board = new GoBoard(side, side);
    const random = randomOf(1);
    while (board.stones < 50_000) board.play(1 + (board.stones % 2), Math.floor(random() * side * side));
    const megabytes = (used() - before) / 2 ** 20;
    assert.equal(board.stones, 50_000);
    assert.ok(megabytes < 50, `${megabytes} MB`);
  }).timeout(10_000);

  it('takes in its last corner', () => {
    const board = new GoBoard(side, side);
    const last = side * side - 1;
    board.play(white, last);
    board.play(black, last - 1);
    assert.deepEqual(board.play(black, last - side)?.taken, [last]);
  });

  it('has a number for every point, which one of 100,000,000 by 100,000,000 has not', () => {
    assert.deepEqual([new GoBoard(side, side).exact, new GoBoard(1e8, 1e8).exact], [true, false]);
  });

  it('does not mix up points that agree in 32 bits', () => {
    const board = new GoBoard(side, side);
    board.play(black, 5);
    assert.equal(board.get(5 + 2 ** 32), 0);
  });

  it('is drawn as the window that holds its stones', () => {
    const board = new GoBoard(side, side);
    board.set(70_000 * side + 99_998, black);
    board.set(70_001 * side + 99_996, white);
    assert.deepEqual(rowsOf(board), ['..X', 'O..']);
    assert.deepEqual(windowOf(board), { left: 99_996, top: 70_000, columns: 3, rows: 2 });
  });

  it('is drawn as nothing while it is empty', () => assert.deepEqual(rowsOf(new GoBoard(side, side)), []));

  it('is cut to a million points when the stones are far apart', () => {
    const board = new GoBoard(side, side);
    board.set(0, black);
    board.set(side * side - 1, white);
    const rows = rowsOf(board);
    assert.deepEqual([rows.length, rows[0]?.length, rows[0]?.[0]], [1000, 1000, 'X']);
  });

  it('is cut at its longer side only, if the other is short', () => {
    const board = new GoBoard(side, side);
    board.set(0, black);
    board.set(19 * side + side - 1, white);
    assert.deepEqual(windowOf(board), { left: 0, top: 0, columns: 50_000, rows: 20 });
  });
});

describe('The storage of stones', () => {
  it('gives the stones in the order of their points', () => {
    const storages: Stones[] = [new DenseStones(100), new SparseStones()];
    for (const stones of storages) {
      for (const point of [99, 3, 20, 0]) stones.set(point, black);
      const points = Array.from(stones.entries(), ([point]) => point);
      assert.deepEqual(points, [0, 3, 20, 99]);
    }
  });

  it('may be dense for a large board, and copied', () => {
    const board = new GoBoard(100, 100, new DenseStones(10_000)).copy();
    for (let point = 0; point < board.points - 1; point++) board.set(point, white);
    assert.equal(board.play(black, board.points - 1)?.taken.length, 9999);
  });

  it('begins its marks anew when the stamps run out', () => {
    const marks = new DenseMarks(2, 7);
    for (let round = 0; round < 20; round++) {
      marks.begin();
      assert.deepEqual([marks.get(0), marks.get(1)], [0, 0], `round ${round}`);
      marks.set(0, 1);
      marks.set(1, 2);
      assert.deepEqual([marks.get(0), marks.get(1)], [1, 2], `round ${round}`);
    }
  });
});

describe('The name of a point', () => {
  it('counts rows from the bottom', () => assert.equal(pointName(3, 15, 19, 19), 'D4'));
  it('has no I', () => assert.equal(pointName(8, 0, 9, 9), 'J9'));
  it('has a second letter from the 26th column', () => {
    assert.deepEqual(
      [24, 25, 26, 49, 50].map((x) => pointName(x, 0, 60, 1)),
      ['Z1', 'AA1', 'AB1', 'AZ1', 'BA1'],
    );
  });
  it('has a third letter after ZZ', () => {
    assert.deepEqual(
      [649, 650].map((x) => pointName(x, 0, 700, 1)),
      ['ZZ1', 'AAA1'],
    );
  });
  it('leads back to the point', () => {
    for (const [columns, rows] of [...sizes, [52, 40], [100_000, 100_000]] as const) {
      const random = randomOf(columns);
      for (let i = 0; i < 500; i++) {
        const [x, y] = [Math.floor(random() * columns), Math.floor(random() * rows)];
        const name = pointName(x, y, columns, rows);
        assert.deepEqual(parsePoint(name, columns, rows), { x, y }, `${name} on ${columns}x${rows}`);
      }
    }
  });
  it('is different for every point', () => {
    const all = new Set(Array.from({ length: 3000 }, (_, x) => pointName(x, 0, 3000, 1)));
    assert.equal(all.size, 3000);
  });
  it('may be written in small letters', () => assert.deepEqual(parsePoint('d4', 19, 19), { x: 3, y: 15 }));
  it('is none off the board', () => {
    assert.deepEqual([pointName(19, 0, 19, 19), pointName(0, -1, 19, 19), pointName(0.5, 0, 19, 19)], ['', '', '']);
  });
  for (const name of ['', 'D', '4', 'I4', 'i4', 'D0', 'D04', 'D20', 'U1', 'AA1', 'D-4', ' D4', 'D4 ', 'D4.0', 'Ｄ4']) {
    it(`is not "${name}" on 19x19`, () => assert.equal(parsePoint(name, 19, 19), undefined));
  }
  it('may be of any length without harm', () => {
    assert.equal(parsePoint(`${'Z'.repeat(10_000)}1`, 1e5, 1e5), undefined);
    assert.equal(parsePoint(`A${'9'.repeat(10_000)}`, 1e5, 1e5), undefined);
  });
});

describe('A diagram', () => {
  it('shows every colour by its sign', () => {
    const board = new GoBoard(6, 2);
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 300].forEach((color, point) => void board.set(point, color));
    assert.deepEqual(rowsOf(board), ['.XO345', '6789??']);
  });
  it('has a row of points for every row of the board', () => {
    assert.deepEqual(rowsOf(new GoBoard(3, 2)), ['...', '...']);
  });
  it('shows another window on demand', () => {
    const window = { left: 1, top: 1, columns: 2, rows: 3 };
    assert.deepEqual(rowsOf(position('XXX', 'OX.', 'XOO'), window), ['X.', 'OO', '..']);
  });
});

describe('A ko', () => {
  /// Plays one after the other, and tells for each whether it retakes what the one before it took.
  const plays = (board: GoBoard, ...moves: [color: number, name: string][]) => {
    const turns = moves.map(([color, name]) => ({ color, changes: play(board, color, name).changes }));
    return turns.slice(1).map((turn, i) => retakes(turns[i]!, turn));
  };
  const ko = () => position('.XO.', 'XO.O', '.XO.', '....');

  it('is retaken by the play that brings the position back', () => {
    assert.deepEqual(plays(ko(), [black, 'C3'], [white, 'B3']), [true]);
  });
  it('is retaken again and again', () => {
    assert.deepEqual(plays(ko(), [black, 'C3'], [white, 'B3'], [black, 'C3']), [true, true]);
  });
  it('is not retaken after a play elsewhere', () => {
    const moves: [number, string][] = [
      [black, 'C3'],
      [white, 'A1'],
      [black, 'D1'],
      [white, 'B3'],
    ];
    assert.deepEqual(plays(ko(), ...moves), [false, false, false]);
  });
  it('may be in the corner', () => {
    assert.deepEqual(plays(position('X.X', 'OX.', '...'), [white, 'B3'], [black, 'A3']), [true]);
  });
  it('is none when the stone that took is taken with others (snapback)', () => {
    const board = position('..XO', 'XXXO', 'OOOO');
    assert.deepEqual(plays(board, [white, 'A3'], [black, 'B3'], [white, 'A3']), [false, false]);
  });
  it('is none when a stone that took two is taken', () => {
    const board = position('.XXO', 'XOO.', 'X...');
    assert.deepEqual(plays(board, [white, 'A3'], [black, 'B3']), [false]);
    assert.deepEqual(rowsOf(board), ['.X.O', 'XOO.', 'X...']);
  });
  it('is none in a suicide', () => {
    assert.deepEqual(plays(position('.O', 'O.'), [black, 'A2'], [white, 'B1']), [false]);
    assert.deepEqual(plays(position('.O.', 'O..'), [black, 'A2'], [black, 'A2']), [false]);
  });
  it('is one between two of three colours', () => {
    assert.deepEqual(plays(position('.X3.', 'X3.3', '.X3.'), [black, 'C2'], [third, 'B2']), [true]);
  });
  it('is none when a third colour takes back', () => {
    assert.deepEqual(plays(position('.XO.', 'XO.O', '.XO.'), [black, 'C2'], [third, 'B2']), [false]);
  });
  it('is the same as comparing whole positions in random games', () => {
    let found = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const board = new GoBoard(3, 3);
      const positions = [rowsOf(board).join()];
      let previous = { color: 0, changes: [] as readonly number[] };
      for (const [color, point] of randomMoves(seed, 9, 2 + (seed % 2), 200)) {
        const played = board.play(color, point);
        if (!played) continue;
        positions.push(rowsOf(board).join());
        const current = { color, changes: played.changes };
        const expected = played.taken.length === 1 && positions.at(-1) === positions.at(-3);
        assert.equal(retakes(previous, current), expected, `seed ${seed}, position ${positions.length}`);
        if (expected) found++;
        previous = current;
      }
    }
    assert.ok(found > 20, `only ${found} kos`);
  });
});
