import { deepEqual, equal, notEqual } from 'node:assert/strict';
import { areOne, type Ply, plyAfter } from '../../src/record/ply';
import { samePlies } from '../../src/record/same-plies';
import { WorkingBoard } from '../../src/record/working-board';
import { Random } from '../support/random';

/// Of a piece that goes from one cell to another.
const moving = (from: number, to: number, color = 1) =>
  plyAfter(undefined, { color, cell: to, ordinal: 1, changes: [from, color, 0, to, 0, color] });

describe('Plies', () => {
  it('that do the same share what they do', () => {
    equal(moving(3, 8).deed, moving(3, 8).deed);
  });

  it('that go elsewhere do something else', () => {
    notEqual(moving(3, 8).deed, moving(3, 9).deed);
  });

  it('still share it after any number of others', () => {
    moving(3, 8);
    for (let cell = 10; cell < 3000; cell++) moving(cell, cell + 1, 1 + (cell % 2));
    deepEqual(moving(3, 8).changes, [3, 1, 0, 8, 0, 1]);
    equal(moving(3, 8).deed, moving(3, 8).deed);
  });

  it('know what each side has taken', () => {
    const first = plyAfter(undefined, { color: 2, cell: 1, ordinal: 1, takes: 2 });
    const second = plyAfter(first, { color: 2, cell: 2, ordinal: 2, takes: 1 });
    deepEqual([first.taken[2], second.taken[2], second.taken[1]], [2, 3, 0]);
  });

  it('do as much as they are told, however much that is', () => {
    const changes = Array.from({ length: 300 }, (_, i) => (i % 3 === 2 ? 1 : i % 3 === 1 ? 0 : i));
    deepEqual(plyAfter(undefined, { color: 0, cell: undefined, isMove: false, changes }).changes, changes);
  });
});

const CELLS = 6;

type Doing = Parameters<typeof plyAfter>[1];

/// A line of play as a plain list of what was done, beside the ply that it is the end of.
interface Line {
  readonly ply: Ply | undefined;
  readonly done: readonly Doing[];
}

/// Something that may follow: a stone, a pass, a capture, set-up, with ordinals that jump now and then.
function someDoing(random: Random, { done }: Line): Doing {
  const color = 1 + random.below(2);
  const cell = random.below(CELLS);
  const isMove = random.chance(0.9);
  const moves = done.filter((one) => one.isMove).length;
  const ordinal = isMove ? moves + 1 + (random.chance(0.1) ? random.below(3) : 0) : 0;
  const was = boardAfter(done);
  const change = (at: number, to: number): number[] => [at, was[at] as number, to];
  if (random.chance(0.2))
    return { color, cell: random.chance(0.5) ? null : undefined, isMove, ordinal, changes: [], takes: 0 };
  const other = (cell + 1) % CELLS;
  const takes = isMove && random.chance(0.2) ? 1 : 0;
  return { color, cell, isMove, ordinal, changes: [...change(cell, color), ...(takes ? change(other, 0) : [])], takes };
}

function boardAfter(done: readonly Doing[]): number[] {
  const board: number[] = new Array(CELLS).fill(0);
  for (const { changes = [] } of done)
    for (let i = 0; i < changes.length; i += 3) board[changes[i] as number] = changes[i + 2] as number;
  return board;
}

/// What a ply tells, and what the list does.
const toldBy = (ply: Ply): unknown => {
  const { depth, isMove, color, cell, changes, number, ordinal, taken } = ply;
  return { depth, isMove, color, cell, changes, number, ordinal, taken: [taken[1], taken[2]] };
};

function expected(done: readonly Doing[]): unknown {
  const { isMove = true, color, cell, changes, ordinal } = done[done.length - 1] as Doing;
  const by = (side: number): number => done.reduce((sum, one) => sum + (one.color === side ? (one.takes ?? 0) : 0), 0);
  const number = done.filter((one) => one.isMove).length;
  return {
    depth: done.length - 1,
    isMove,
    color,
    cell,
    changes,
    number,
    ordinal: isMove ? ordinal : 0,
    taken: [by(1), by(2)],
  };
}

/// What is the same of two plies if their lines are.
const wordsOf = (done: readonly Doing[]): string =>
  JSON.stringify(
    done.map((one) => [one.isMove, one.color, one.cell === undefined ? '-' : one.cell, one.changes, one.ordinal]),
  );

describe('Lines of plies that grow, part and come about anew', () => {
  const goOn = ({ ply, done }: Line, doing: Doing): Line => ({ ply: plyAfter(ply, doing), done: [...done, doing] });

  /// The line as it was when so much had been done.
  const upTo = ({ ply: last, done }: Line, count: number): Line => {
    let ply = last;
    for (let back = done.length; back > count; back--) ply = ply?.prev;
    return { ply, done: done.slice(0, count) };
  };

  /// Some lines: each goes on from one that there was, or does the same as one from some place on.
  function someLines(random: Random): Line[] {
    const lines: Line[] = [{ ply: undefined, done: [] }];
    for (let i = 0; i < 60; i++) {
      let line = random.chance(0.5) ? (lines[lines.length - 1] as Line) : random.pick(lines);
      if (random.chance(0.3)) {
        const { done } = line;
        line = upTo(line, random.below(done.length + 1));
        for (const doing of done.slice(line.done.length)) line = goOn(line, doing);
      }
      for (let more = random.below(8); more > 0; more--) line = goOn(line, someDoing(random, line));
      lines.push(line);
    }
    return lines;
  }

  const each = (check: (lines: readonly Line[], random: Random) => void): void => {
    for (let seed = 1; seed <= 60; seed++) {
      const random = new Random(seed);
      try {
        check(someLines(random), random);
      } catch (error) {
        throw new Error(`seed ${seed}`, { cause: error });
      }
    }
  };

  it('tell of each ply what was done, from the last one back to the first', () => {
    each((lines) => {
      for (const { ply: last, done } of lines) {
        let ply = last;
        for (let count = done.length; count > 0; count--, ply = ply?.prev)
          deepEqual(toldBy(ply as Ply), expected(done.slice(0, count)));
        equal(ply, undefined);
      }
    });
  });

  it('bring a board to where it stood, from wherever it is', () => {
    each((lines, random) => {
      const cells: number[] = new Array(CELLS).fill(0);
      const board = new WorkingBoard({
        get: (cell) => cells[cell] as number,
        set: (cell, value) => void (cells[cell] = value),
      });
      for (let i = 0; i < 100; i++) {
        const line = random.pick(lines);
        const { ply, done } = upTo(line, line.done.length - random.below(Math.min(line.done.length, 4) + 1));
        board.to(ply);
        deepEqual(cells, boardAfter(done));
      }
    });
  });

  it('are the same where the same was done, however often that is asked', () => {
    each((lines, random) => {
      for (let i = 0; i < 200; i++) {
        const [a, b] = [random.pick(lines), random.pick(lines)];
        equal(samePlies(a.ply, b.ply), wordsOf(a.done) === wordsOf(b.done));
        // What is known of where they are the same holds for nothing behind that.
        for (
          let count = random.below(4);
          count <= Math.min(a.done.length, b.done.length);
          count += 1 + random.below(3)
        ) {
          const [x, y] = [upTo(a, count), upTo(b, count)];
          equal(samePlies(x.ply, y.ply), wordsOf(x.done) === wordsOf(y.done));
        }
      }
    });
  });

  it('are one ply where they are the same place of the same line', () => {
    each((lines) => {
      for (const { ply } of lines) {
        if (!ply) continue;
        const next = plyAfter(ply, { color: 1, cell: 0, ordinal: 1 });
        equal(areOne(next.prev, ply), true);
        equal(areOne(next, ply), false);
        equal(areOne(next, plyAfter(ply, { color: 1, cell: 0, ordinal: 1 })), false);
      }
    });
  });

  it('that have been compared are not gone along again from any place on them', () => {
    const lineOf = (length: number, from?: Ply): Ply | undefined => {
      let ply = from;
      for (let i = 0; i < length; i++)
        ply = plyAfter(ply, { color: 1 + (i % 2), cell: i % 300, ordinal: (ply?.number ?? 0) + 1 });
      return ply;
    };
    const whole = lineOf(1000);
    let half = whole;
    while (half && half.depth >= 500) half = half.prev;
    // Its rows begin and end elsewhere.
    let again = half?.prev;
    for (let i = 499; i < 1000; i++) again = plyAfter(again, { color: 1 + (i % 2), cell: i % 300, ordinal: i + 1 });
    equal(samePlies(whole, again), true);
    let looks = 0;
    const deed = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(whole), 'deed') as PropertyDescriptor;
    Object.defineProperty(Object.getPrototypeOf(whole), 'deed', {
      ...deed,
      get(this: Ply) {
        looks++;
        return deed.get?.call(this);
      },
    });
    try {
      let count = 0;
      for (let [x, y] = [whole, again]; x && y; x = x.prev, y = y.prev, count++) {
        const before = looks;
        equal(samePlies(x, y), true);
        equal(looks, before, `at ${x.depth}`);
      }
      equal(count, 1000);
    } finally {
      Object.defineProperty(Object.getPrototypeOf(whole), 'deed', deed);
    }
  });
});
