import assert from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { GoBoard } from '../../src/games/go/board';
import { rowsOf, windowOf } from '../../src/games/go/diagram';
import { retakes } from '../../src/games/go/ko';
import { DenseMarks } from '../../src/games/go/marks';
import { parsePoint, pointName } from '../../src/games/go/points';
import { DenseStones, SparseStones, type Stones } from '../../src/games/go/stones';
import { black, play, position, randomMoves, randomOf, sizes, takeWithoutLiberty, third, white } from '../support/go';

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
  });

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
