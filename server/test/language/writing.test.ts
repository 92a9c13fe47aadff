import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { textAfter } from '../../src/text/after';
import { fixtures, languageOf } from '../support/fixtures';
import { Random } from '../support/random';
import { slipped } from '../support/slips';
import { cases, checkWish, expected, randomWish, Scribe, scribeFor, undoing } from '../support/writing';

const SEED = Number(process.env.SEED ?? 20240229);

describe('The board writes', () => {
  for (const one of cases()) {
    it(`${one.after}: ${JSON.stringify(one.wish)} at ${one.at}`, () => {
      const actual = scribeFor(one.before).wish(one.wish, one.at);
      equal(actual, expected(one, actual));
    });
  }
});

describe('What the board writes', () => {
  for (const format of ['wei7-3.0', 'jgf']) {
    it(`makes no new errors, shows on the board, and can be undone, in ${format} (seed ${SEED})`, () => {
      const random = new Random(SEED);
      for (const { text, file } of fixtures(format, 'good')) {
        const scribe = new Scribe(text, languageOf(format));
        for (let i = 0; i < 60; i++) {
          const offset = random.below(text.length + 1);
          const wish = randomWish(random, scribe, offset);
          deepEqual(checkWish(scribe, offset, wish), [], `${file} at ${offset}: ${JSON.stringify(wish)}`);
        }
      }
    });

    it(`is nothing but a refusal or sound edits in damaged records of ${format} (seed ${SEED})`, () => {
      const random = new Random(SEED);
      for (const { text } of fixtures(format, 'good').filter((one) => one.text.length < 5000)) {
        for (let i = 0; i < 12; i++) {
          let damaged = text;
          for (let k = random.below(4); k >= 0; k--) damaged = slipped(damaged, random).text;
          const scribe = new Scribe(damaged, languageOf(format));
          const offset = random.below(damaged.length + 1);
          const wish = randomWish(random, scribe, offset);
          deepEqual(checkWish(scribe, offset, wish, true), [], `${JSON.stringify(wish)} at ${offset} in\n${damaged}`);
        }
      }
    });
  }
});
