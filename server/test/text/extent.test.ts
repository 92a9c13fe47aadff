import { deepEqual, equal } from 'node:assert/strict';
import { extentOf, linesIn } from '../../src/text/extent';
import { Random } from '../support/random';

const ENDS = ['\n', '\r', '\r\n', 'a', 'bc'];

const random = new Random(7);
const texts = [10, 1000].flatMap((length) =>
  Array.from({ length: 50 }, () => Array.from({ length }, () => random.pick(ENDS)).join('')),
);

/// Ends as they are told one by one: two signs that are one end count where that ends.
const endsIn = (text: string, from: number, to: number): number =>
  [...text.matchAll(/\r\n|\n|\r/g)].filter(({ index, 0: end }) => {
    const last = index + end.length - 1;
    return last >= from && last < to;
  }).length;

describe('How far a text reaches', () => {
  it('is told alike of short texts and of long ones', () => {
    for (const text of texts)
      deepEqual(extentOf(text), { width: text.length, lines: endsIn(text, 0, text.length), bytes: 0 });
  });

  it('is told of parts of a text, wherever they are cut', () => {
    for (const text of texts) {
      const from = random.below(text.length);
      const to = from + random.below(text.length - from);
      equal(linesIn(text, to, from), endsIn(text, from, to));
    }
  });
});
