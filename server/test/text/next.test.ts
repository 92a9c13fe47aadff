import { deepEqual } from 'node:assert/strict';
import { nextOf } from '../../src/text/next';

describe('The next sign of a kind', () => {
  const vowel = /[aeiou]/g;

  it('is looked for from an offset on', () => {
    deepEqual(
      [0, 1, 2].map((from) => nextOf(vowel, 'abcde', from)),
      [0, 4, 4],
    );
  });

  it('is the end of the text where there is none', () => {
    deepEqual([nextOf(vowel, 'xyz', 1), nextOf(vowel, '', 0), nextOf(vowel, 'abc', 1)], [3, 0, 3]);
  });

  it('is looked for before an offset, and is that offset where there is none', () => {
    deepEqual([nextOf(vowel, 'abcde', 1, 4), nextOf(vowel, 'abcde', 1, 5), nextOf(vowel, 'abcde', 1, 9)], [4, 4, 4]);
  });
});
