/// The rules of file names that belong to a chapter are in no book of a format: their examples are tried here.

import { deepEqual, equal } from 'node:assert/strict';
import { LONG_RULES, OWN_FORMATS, surakartaRules } from '../../../src/formats/ccgc/names/chapter-rules';
import type { Example, Rule } from '../../../src/spec/rule';
import { afterFix, offersFor, openedExample, rulesBroken } from '../../support/examples';

const opened = (example: Example) => openedExample('ccgc-naming', example);

const rules: readonly Rule[] = [
  ...Object.values(LONG_RULES).flatMap((book) => Object.values(book)),
  ...Object.values(OWN_FORMATS),
  ...Object.values(surakartaRules),
];

describe('The examples of file names of chapters', () => {
  for (const { name, clause, bad, good } of rules) {
    const { with: others = [] } = bad as Example;

    it(`break ${clause} ${name} and nothing else`, () => {
      deepEqual(rulesBroken(opened(bad as Example)).sort(), [name, ...others].sort());
    });

    it(`keep ${clause} ${name}`, () => deepEqual(rulesBroken(opened(good as Example)), []));

    it(`are mended by another name: ${clause} ${name}`, () => {
      const example = opened(bad as Example);
      // All that is wrong with a name is mended by renaming once.
      const [fix] = [name, ...others].flatMap((one) => offersFor(example, one));
      equal(fix && rulesBroken(opened(afterFix(bad as Example, example, fix))).join(), '');
    });
  }
});
