import { deepEqual, equal, ok } from 'node:assert/strict';
import { CLEAN, eachFinding, type Findings, Report } from '../../src/record/finding';
import { inOrder, inOrderWithPauses } from '../../src/record/in-order';
import { error, FIXED } from '../../src/spec/rule-book';
import { Random } from '../support/random';

const SEED = Number(process.env.SEED ?? 20250611);

const rule = { ...error('1', { en: 'x', zh: 'x', bad: 'x', good: '', fix: FIXED }), name: 'x' };

/// Findings in findings, some before what they belong to.
function findings(random: Random, depth: number): Findings {
  const report = new Report();
  for (let i = random.below(4); i > 0; i--) {
    const from = random.below(40) - 5;
    report.add({ rule, from, to: from + 1 });
  }
  for (let i = depth > 0 ? random.below(5) : 0; i > 0; i--) report.take(findings(random, depth - 1), random.below(60));
  return report.findings;
}

describe('Findings one after the other', () => {
  it(`come in the order of the text, and none is left out (seed ${SEED})`, () => {
    const random = new Random(SEED);
    for (let round = 0; round < 200; round++) {
      const all = [findings(random, 3), findings(random, 2)];
      const sorted: number[] = [];
      for (const one of all) {
        eachFinding(one, (finding, at) => {
          sorted.push(at + finding.from);
          return true;
        });
      }
      const starts = Array.from(inOrder(all), ({ finding, at }) => at + finding.from);
      deepEqual(
        starts,
        sorted.sort((a, b) => a - b),
      );
    }
  });

  it('are only looked at as far as they are asked for', () => {
    const never: Findings = {
      count: 1,
      first: 100,
      end: 101,
      get own(): never {
        throw new Error('looked at');
      },
      parts: [],
    };
    const report = new Report();
    report.add({ rule, from: 3, to: 4 });
    report.take(never, 0);
    equal(inOrder([report.findings]).next().value?.finding.from, 3);
  });

  it('are looked for with pauses where the first hangs deep', () => {
    let findings: Findings = CLEAN;
    for (let i = 0; i < 20_000; i++) {
      const report = new Report();
      if (i === 0) report.add({ rule, from: 3, to: 4 });
      report.take(findings, 1);
      findings = report.findings;
    }
    let pauses = 0;
    for (const one of inOrderWithPauses([findings])) {
      if (one) equal(one.at + one.finding.from, 20_002);
      else pauses++;
    }
    ok(pauses > 30, String(pauses));
    equal([...inOrder([findings])].length, 1);
  });
});
