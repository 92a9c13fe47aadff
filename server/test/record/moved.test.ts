import { deepEqual, equal } from 'node:assert/strict';
import { CLEAN, eachFinding, type Finding, type Findings, Report } from '../../src/record/finding';
import { moved, sameFindings } from '../../src/record/moved';
import { error, FIXED } from '../../src/spec/rule-book';

const rule = { ...error('1', { en: 'x', zh: 'x', bad: 'x', good: '', fix: FIXED }), name: 'x' };

/// Findings at places of their own, with others in them that start somewhere.
function found(
  own: readonly [from: number, to: number][],
  parts: readonly [at: number, findings: Findings][] = [],
): Findings {
  const report = new Report();
  for (const [from, to] of own) report.add({ rule, from, to });
  for (const [at, findings] of parts) report.take(findings, at);
  return report.findings;
}

function placesIn(findings: Findings | undefined): string[] | undefined {
  const places: [from: number, to: number][] = [];
  if (!findings) return undefined;
  eachFinding(findings, ({ from, to }, at) => places.push([at + from, at + to]) > 0);
  return places.sort(([a], [b]) => a - b).map(([from, to]) => `${from}-${to}`);
}

/// A part starts at 10; from 14 to 16 in it all is one longer.
const within = { at: 10, change: { from: 14, to: 16, by: 1 } };

const foundAfter = (findings: Findings, was: Findings, is = was): string[] | undefined =>
  placesIn(moved([findings], [[was, is]], within)?.[0]);

describe('What was found in a node, after a change far inside', () => {
  it('stays before the change, moves behind it, and grows where it stands around it', () => {
    deepEqual(
      foundAfter(
        found([
          [2, 4],
          [20, 25],
          [0, 30],
        ]),
        CLEAN,
      ),
      ['0-31', '2-4', '21-26'],
    );
  });

  it('cannot be told where it stands amid the change', () => {
    equal(foundAfter(found([[15, 20]]), CLEAN), undefined);
  });

  it('is what it was in parts before the change, and moves with those behind', () => {
    deepEqual(
      foundAfter(
        found(
          [],
          [
            [1, found([[0, 2]])],
            [18, found([[0, 2]])],
          ],
        ),
        CLEAN,
      ),
      ['1-3', '19-21'],
    );
  });

  it('is something else in the part with the change, however deep that is', () => {
    const [was, is] = [
      found([[1, 2]]),
      found([
        [1, 2],
        [7, 8],
      ]),
    ];
    deepEqual(foundAfter(found([[0, 1]], [[8, found([], [[2, was]])]]), was, is), ['0-1', '11-12', '17-18']);
    deepEqual(foundAfter(found([[0, 1]], [[10, was]]), was, CLEAN), ['0-1']);
  });

  it('is something else in the part, even if it is of another kind there', () => {
    const [was, is] = [found([[1, 2]]), found([[2, 3]])];
    const swaps = [
      [CLEAN, CLEAN],
      [was, is],
    ] as const;
    const [first, second] = moved([found([[0, 1]], [[10, was]]), CLEAN], swaps, within) ?? [];
    deepEqual([placesIn(first), placesIn(second)], [['0-1', '12-13'], []]);
  });

  it('is exchanged in whatever holds it, though all of it stands behind the change', () => {
    const [was, is] = [found([[6, 7]]), found([[7, 8]])];
    deepEqual(foundAfter(found([], [[10, found([], [[0, was]])]]), was, is), ['17-18']);
  });

  it('is the same object where it stands before the change', () => {
    const findings = found([[0, 1]], [[2, found([[0, 1]])]]);
    equal(moved([findings], [[CLEAN, CLEAN]], within)?.[0], findings);
  });

  it('is found for the first time where the part stands', () => {
    deepEqual(foundAfter(found([[0, 1]]), CLEAN, found([[3, 4]])), ['0-1', '13-14']);
  });

  it('cannot be told if what was found in the part is not there', () => {
    equal(foundAfter(found([[0, 1]]), found([[1, 2]]), CLEAN), undefined);
  });

  it('is the same object where nothing is longer and nothing else is found', () => {
    const findings = found([[0, 1]]);
    const [same] = moved([findings], [[CLEAN, CLEAN]], { at: 10, change: { from: 14, to: 16, by: 0 } }) ?? [];
    equal(same, findings);
  });
});

describe('Findings are the same', () => {
  const one = () => found([[0, 1]], [[4, found([[1, 2]])]]);

  it('if they tell the same of the same places', () => {
    equal(sameFindings(one(), one()), true);
  });

  it('and not if a place or a part is another', () => {
    equal(sameFindings(one(), found([[0, 2]], [[4, found([[1, 2]])]])), false);
    equal(sameFindings(one(), found([[0, 1]], [[5, found([[1, 2]])]])), false);
    equal(sameFindings(one(), found([[0, 1]])), false);
  });

  it('and not if an earlier move or what is said along is another', () => {
    const said = (finding: Partial<Finding>): Findings => {
      const report = new Report();
      report.add({ rule, from: 0, to: 1, ...finding });
      return report.findings;
    };
    const about = (ordinal: number): Findings => said({ related: { ordinal, number: 1 } });
    const named = (name: string): Findings => said({ params: { name } });
    deepEqual([sameFindings(about(1), about(1)), sameFindings(about(1), about(2))], [true, false]);
    deepEqual([sameFindings(named('a'), named('a')), sameFindings(named('a'), named('b'))], [true, false]);
    equal(sameFindings(said({ toLineEnd: true }), said({})), false);
  });
});
