import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Checked } from '../../src/language/document';
import { shownOf } from '../../src/language/gathered';
import { totalsIn } from '../../src/language/totals';
import { CLEAN, type Findings, Report } from '../../src/record/finding';
import { Rings } from '../../src/record/rings';
import type { Rule } from '../../src/spec/rule';
import { finished } from '../../src/text/edit';

const rule = (name: string) => ({ name, clause: name, severity: 'error' }) as Rule;
const [ONE, OTHER] = [rule('one'), rule('other')];

/// As balanced as the nodes of a text: so many leaves of ten findings each. Counts how often a leaf is looked into.
function tree(leaves: number, looked: { count: number }, from = 0): Findings {
  const report = new Report();
  if (leaves === 1) {
    for (let i = 0; i < 40; i++) report.add({ rule: (from + i) % 4 === 0 ? OTHER : ONE, from: i, to: i + 1 });
    const { own, ...rest } = report.findings;
    return {
      ...rest,
      get own() {
        looked.count++;
        return own;
      },
    };
  }
  const half = leaves >> 1;
  report.take(tree(half, looked, from), 0);
  report.take(tree(leaves - half, looked, from + half), 40 * half);
  return report.findings;
}

/// The same with one leaf that is new.
function edited(findings: Findings, looked: { count: number }): Findings {
  const [first, second] = findings.parts;
  if (!first || !second) return tree(1, looked);
  const report = new Report();
  report.take(edited(first.findings, looked), first.at);
  report.take(second.findings, second.at);
  return report.findings;
}

const PREFERENCES = { language: 'en', most: 1000, alike: 50, severity: {} } as const;

const checkedOf = (read: Findings): Checked =>
  ({ read, played: CLEAN, format: { specification: { source: 'x' } } }) as unknown as Checked;

describe('How many faults there are of each rule', () => {
  it('is counted', () => {
    const totals = finished(totalsIn(tree(100, { count: 0 })));
    deepEqual([totals.get(ONE), totals.get(OTHER)], [3000, 1000]);
  });

  for (const leaves of [25, 250, 2500]) {
    it(`is counted after an edit without looking at the others: ${40 * leaves} faults`, () => {
      const looked = { count: 0 };
      const before = tree(leaves, looked);
      finished(totalsIn(before));
      looked.count = 0;
      finished(totalsIn(edited(before, looked)));
      ok(looked.count <= 4, String(looked.count));
    });
  }

  it('is counted after a change far inside without looking at what stands around it', () => {
    const looked = { count: 0 };
    const [inner, other] = [tree(1, looked), tree(2, looked)];
    const rings = new Rings(inner, 100, 10_000);
    const around = new Report();
    around.take(inner, 100);
    around.take(tree(100, looked, 1), 20_000);
    const was = around.findings;
    rings.add(was, 0);
    finished(totalsIn(was));
    looked.count = 0;
    const totals = finished(totalsIn(rings.after(other, { from: 200, to: 200, by: 1 })?.of(1) as Findings));
    deepEqual([totals.get(ONE), totals.get(OTHER)], [3060, 1020]);
    ok(looked.count <= 8, String(looked.count));
  });

  it('does not overflow where findings nest', () => {
    let findings = tree(1, { count: 0 });
    for (let i = 0; i < 50_000; i++) {
      const report = new Report();
      report.take(findings, 1);
      findings = report.findings;
    }
    equal(finished(totalsIn(findings)).get(ONE), 30);
  });
});

describe('What is shown of very many faults', () => {
  for (const leaves of [25, 250, 2500]) {
    it(`is found without looking at the rest: ${40 * leaves} faults`, () => {
      const looked = { count: 0 };
      const checked = checkedOf(tree(leaves, looked));
      finished(shownOf(checked, PREFERENCES));
      looked.count = 0;
      const { list, more } = finished(shownOf(checked, PREFERENCES));
      deepEqual([list.length, more], [100, 0]);
      ok(looked.count < 1000, String(looked.count));
    });
  }

  it('is the first of each rule, and the last of those says how many more there are', () => {
    const { list } = finished(shownOf(checkedOf(tree(100, { count: 0 })), PREFERENCES));
    deepEqual(
      list.filter(({ others }) => others > 0).map(({ finding, others }) => [finding.rule.name, others]),
      [
        ['one', 2950],
        ['other', 950],
      ],
    );
  });
});
