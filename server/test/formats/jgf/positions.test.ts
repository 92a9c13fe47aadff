import { equal } from 'node:assert/strict';
import { Positions, repeated } from '../../../src/formats/jgf/play/positions';
import { type Ply, plyAfter } from '../../../src/record/ply';

/// A number from 0 up to a limit, out of a chain that is the same every time.
function numbers(): (limit: number) => number {
  let seed = 7;
  return (limit) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return Math.floor((seed / 0x100000000) * limit);
  };
}

describe('The positions of a line', () => {
  it('are known again exactly when they come back', () => {
    const next = numbers();
    const cells = new Array<number>(6).fill(0);
    const seen = new Map<string, number>([[cells.join(), 0]]);
    let positions = Positions.start;
    let ply: Ply | undefined;
    for (let i = 1; i <= 3000; i++) {
      const cell = next(cells.length);
      const changes = [cell, cells[cell] as number, (cells[cell] = next(3))];
      const may = positions.mayHold(changes);
      positions = positions.after(changes);
      ply = plyAfter(ply, { color: 1, cell, changes, ordinal: i });
      const known = seen.get(cells.join());
      equal(may, known !== undefined);
      equal(repeated(ply), known);
      seen.set(cells.join(), i);
    }
  });

  it('stay what they were when a line goes on from them', () => {
    const one = Positions.start.after([3, 0, 1]);
    one.after([4, 0, 2]);
    equal(one.mayHold([4, 0, 2]), false);
    equal(one.mayHold([3, 1, 0]), true);
  });

  it('tell colours and far points apart', () => {
    const one = Positions.start.after([2 ** 40, 0, 1]);
    equal(one.mayHold([2 ** 40, 1, 2]), false);
    equal(Positions.start.after([0, 0, 1]).mayHold([2 ** 32, 0, 1, 0, 1, 0]), false);
  });
});
