import { equal } from 'node:assert/strict';
import { fuzz, reproduction } from '../support/fuzz';
import { fuzzable } from '../support/fuzzable';
import { times } from '../support/length';

const EDITS = times(20_000);
const SEED = 20_261_118;

describe('After any chain of edits a document is what opening its text afresh gives', () => {
  for (const format of fuzzable()) {
    it(`${format}: ${EDITS} random edits (seed ${SEED})`, () => {
      const { found } = fuzz(format, EDITS, SEED);
      equal(found && reproduction(found), undefined);
    });
  }
});
