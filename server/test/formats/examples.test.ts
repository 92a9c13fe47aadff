import { deepEqual } from 'node:assert/strict';
import { allFormats } from '../../src/formats/list';
import type { Example } from '../../src/spec/rule';
import { FIXED } from '../../src/spec/rule-book';
import { afterFix, type Exemplified, exemplified, offersFor, openedExample, rulesBroken } from '../support/examples';

const formats = allFormats();

const fixed = exemplified.filter(({ rule }) => rule.fix === FIXED);

/// The rules for which something does not hold, each with what came instead.
const whereNot = <T extends Exemplified>(all: readonly T[], wrongIn: (one: T) => string | undefined): string[] =>
  all.flatMap((one) => {
    const wrong = wrongIn(one);
    return wrong === undefined ? [] : [`${one.format} ${one.rule.name}: ${wrong}`];
  });

const told = (format: string, example: Example): string[] => rulesBroken(openedExample(format, example)).sort();

const same = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

describe('The examples of rules', () => {
  it('are broken by the bad one alone', () => {
    const wrong = whereNot(exemplified, ({ format, rule }) => {
      const found = told(format, rule.bad);
      return same(found, [rule.name, ...(rule.bad.with ?? [])].sort()) ? undefined : found.join(' ');
    });
    deepEqual(wrong, []);
  });

  it('are kept by the good one', () => {
    const wrong = whereNot(exemplified, ({ format, rule }) => told(format, rule.good).join(' ') || undefined);
    deepEqual(wrong, []);
  });
});

describe('The quick fixes of rules', () => {
  it('are offered for the bad example of each rule that says so, and for no other', () => {
    const wrong = whereNot(exemplified, ({ format, rule }) => {
      const count = offersFor(openedExample(format, rule.bad), rule.name).length;
      return count > 0 === (rule.fix === FIXED) ? undefined : `${count} offered`;
    });
    deepEqual(wrong, []);
  });

  it('leave nothing wrong in the bad example', () => {
    const wrong = whereNot(fixed, ({ format, rule }) => {
      const example = openedExample(format, rule.bad);
      const [fix] = offersFor(example, rule.name);
      if (!fix || fix.encoding !== undefined) return undefined;
      const after = afterFix(rule.bad, example, fix);
      // What was inevitable with the fault may stay.
      const found = told(format, after).filter((name) => !rule.bad.with?.includes(name));
      return found.length > 0 ? `${found.join(' ')} in ${after.text}` : undefined;
    });
    deepEqual(wrong, []);
  });

  it('all mend what they are offered for, and bring nothing that was not told before', () => {
    const wrong = whereNot(fixed, ({ format, rule }) => {
      const example = openedExample(format, rule.bad);
      const before = rulesBroken(example);
      const found = offersFor(example, rule.name).flatMap((fix) => {
        if (fix.encoding !== undefined) return [];
        const after = told(format, afterFix(rule.bad, example, fix));
        return after
          .filter((name) => name === rule.name || !before.includes(name))
          .map((name) => `${fix.title}: ${name}`);
      });
      return found.length > 0 ? found.join(' ') : undefined;
    });
    deepEqual(wrong, []);
  });

  /// Chapters of CCGC share theirs, and so have some for rules that others of them have.
  it('belong to rules that say so', () => {
    const wrong = formats
      .filter(({ specification: { beside } }) => !beside)
      .flatMap(({ specification: { id }, rules, open }) => {
        const { quickFixes = {} } = open();
        const said = Object.values(rules).filter(({ fix }) => fix === FIXED);
        const names = new Set(said.map(({ name }) => name));
        return Object.keys(quickFixes)
          .filter((name) => !names.has(name))
          .map((name) => `${id} ${name}`);
      });
    deepEqual(wrong, []);
  });
});
