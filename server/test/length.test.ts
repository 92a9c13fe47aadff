import { deepEqual, equal } from 'node:assert/strict';
import { some } from './support/length';

const ALL = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

describe('Of many that are tried alike', () => {
  it('all are tried, once each, where there is time for all', () => {
    deepEqual(some(ALL, 0.5, 7).toSorted(), ALL);
    deepEqual(some(ALL, 0, 9), ALL);
  });

  it('so many are tried as there is time for, each once', () => {
    deepEqual(some(ALL, 0, 2), ['a', 'b']);
    deepEqual(some(ALL, 0.999, 2), ['g', 'a']);
  });

  it('each is tried in one run or another', () => {
    const tried = new Set(Array.from({ length: 100 }, (_, i) => some(ALL, i / 100, 2)).flat());
    equal(tried.size, ALL.length);
  });

  it('nothing is tried of nothing', () => {
    deepEqual(some([], 0.5, 3), []);
  });
});
