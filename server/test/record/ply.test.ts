import { deepEqual, equal, notEqual } from 'node:assert/strict';
import { plyAfter } from '../../src/record/ply';

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
