import { deepEqual, equal } from 'node:assert/strict';
import { rangeOf, rangesOf } from '../../src/export/ranges';
import { statusWords } from '../../src/status-words';

describe('The moves of a diagram', () => {
  it('are all of a short game, and also the last 50 or 100 of a long one', () => {
    deepEqual(rangesOf(30), [{ first: 1, last: 30 }]);
    deepEqual(rangesOf(80), [
      { first: 1, last: 80 },
      { first: 31, last: 80 },
    ]);
    deepEqual(rangesOf(251).at(-1), { first: 152, last: 251 });
  });

  it('are typed with any dash', () => {
    for (const text of ['12-40', ' 12 – 40 ', '12..40', '12～40', '12至40'])
      deepEqual(rangeOf(text, 60), { first: 12, last: 40 });
  });

  it('are moves that there are, in their order', () => {
    for (const text of ['0-5', '7-3', '1-61', '5', 'all', '', '1-2-3']) equal(rangeOf(text, 60), undefined, text);
    deepEqual(rangeOf('60-60', 60), { first: 60, last: 60 });
  });
});

describe('The words in the status bar', () => {
  it('come from what the server says of a place', () => {
    const answer = { specification: 'JGF 2', node: { move: 12, path: [] }, length: 251, rows: ['.'] };
    deepEqual(statusWords(answer), { specification: 'JGF 2', move: 12, length: 251 });
    deepEqual(statusWords({ ...answer, length: undefined })?.length, undefined);
  });

  it('are none where there is no record', () => {
    for (const answer of [undefined, {}, { specification: 'JGF 2' }, { node: { move: 1, path: [] } }]) {
      equal(statusWords(answer), undefined);
    }
  });
});
