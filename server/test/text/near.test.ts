import { deepEqual, equal } from 'node:assert/strict';
import { meantName, nearest, slipOf } from '../../src/text/near';

const NAMES = ['color', 'size', 'time', 'Komi', 'point', 'comment'];

describe('The name that was meant', () => {
  it('is the same one in other letters', () => {
    equal(meantName(' komi ', NAMES), 'Komi');
  });

  it('is the one with a letter more, less or other, or with two neighbours swapped', () => {
    deepEqual(
      ['colour', 'colr', 'colar', 'cloor'].map((written) => meantName(written, NAMES)),
      ['color', 'color', 'color', 'color'],
    );
  });

  it('is none of those that it is only a little like', () => {
    equal(meantName('dame', NAMES), undefined);
  });

  it('is not guessed where two would do', () => {
    equal(slipOf('sime', NAMES), undefined);
  });

  it('is not one of a letter or two', () => {
    equal(slipOf('x', ['y']), undefined);
  });

  it('is not looked for where a whole text was written', () => {
    equal(slipOf('color'.repeat(20), NAMES), undefined);
  });
});

describe('The nearest names', () => {
  it('begin or end like what was written', () => {
    deepEqual(nearest('commentary', NAMES), ['comment']);
  });

  it('are those with the fewest slips', () => {
    deepEqual(nearest('sime', NAMES), ['size', 'time']);
  });

  it('are none where nothing is like it', () => {
    deepEqual(nearest('zzzzzzzz', NAMES), []);
  });
});
