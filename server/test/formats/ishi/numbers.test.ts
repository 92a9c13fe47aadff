import { deepEqual, equal, ok } from 'node:assert/strict';
import { freeFrom, NO_NUMBERS, withNumbers } from '../../../src/formats/ishi/play/numbers';
import { Random } from '../../support/random';
import { found, lines } from './checked';

describe('Sets of numbers', () => {
  it('have what was added, and know what is free', () => {
    const random = new Random(7);
    for (let round = 0; round < 200; round++) {
      const model = new Set<number>();
      const limit = random.pick([40, 2000, 40_000]);
      let numbers = NO_NUMBERS;
      for (let i = 0; i < 20; i++) {
        const from = random.below(limit);
        const to = from + random.below(random.pick([1, 3, 40, limit]));
        const before = numbers;
        const wasFree = freeFrom(before, from);
        numbers = withNumbers(numbers, from, to);
        equal(freeFrom(before, from), wasFree);
        for (let one = from; one <= to; one++) model.add(one);
      }
      for (let i = 0; i < 50; i++) {
        const from = random.below(3 * limit);
        let free = from;
        while (model.has(free)) free++;
        equal(freeFrom(numbers, from), free);
      }
    }
  });

  it('hold the largest numbers as well', () => {
    const most = Number.MAX_SAFE_INTEGER;
    const numbers = withNumbers(withNumbers(NO_NUMBERS, most, most), 1, 2 ** 40);
    deepEqual(
      [0, 1, 2 ** 40, most - 1, most].map((one) => freeFrom(numbers, one)),
      [0, 2 ** 40 + 1, 2 ** 40 + 1, most - 1, most + 1],
    );
  });
});

describe('Numbers of moves in disorder', () => {
  it('are used and missing however long ago they were', () => {
    const odd = Array.from({ length: 5000 }, (_, i) => `B ${2 * i + 1} PASS`);
    const all = found(lines(...odd, 'B 3 PASS', 'B 10001 PASS'));
    ok(all.includes('missing-move-number 2: 3'));
    deepEqual(all.slice(-2), ['duplicate-move-number 5001: 3', 'missing-move-number 5002: 10001']);
  });
});
