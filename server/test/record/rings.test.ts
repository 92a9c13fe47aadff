import { deepEqual, equal } from 'node:assert/strict';
import { CLEAN, eachFinding, type Findings, Report } from '../../src/record/finding';
import { inOrder } from '../../src/record/in-order';
import { Rings } from '../../src/record/rings';
import { error, FIXED } from '../../src/spec/rule-book';

const rule = { ...error('1', { en: 'x', zh: 'x', bad: 'x', good: '', fix: FIXED }), name: 'x' };

type Places = readonly (readonly [from: number, to: number])[];

/// Findings at places of their own, with others in them that start somewhere.
function found(own: Places, parts: readonly (readonly [at: number, findings: Findings])[] = []): Findings {
  const report = new Report();
  for (const [from, to] of own) report.add({ rule, from, to });
  for (const [at, findings] of parts) report.take(findings, at);
  return report.findings;
}

/// Nodes in each other, of which each starts 10 behind the one around it; the innermost starts at 100 and is 10 long.
const INNER = 100;
const STEP = 10;
const WIDTH = 10;
const CHANGE = { from: INNER + 4, to: INNER + 5, by: 3 };

/// Each ring tells of places in the node and, if that is to be, of what is found in the next one.
function ringsOf(
  inner: Findings,
  rings: readonly Places[],
  rest: (ring: Findings, i: number) => Findings = (ring) => ring,
) {
  const all = new Rings(inner, INNER, INNER + WIDTH);
  let within = inner;
  const added = rings.map((own, i) => {
    within = rest(found(own, [[STEP, within]]), i);
    return all.add(within, INNER - STEP * (i + 1));
  });
  return { all, added };
}

const placesIn = (findings: Findings): string[] => {
  const places: string[] = [];
  eachFinding(findings, ({ from, to }, at) => places.push(`${at + from}-${at + to}`) > 0);
  return places.sort();
};

const hung = ({ own, parts }: Findings): string[] =>
  [
    ...own.map(({ from, to }) => `${from}-${to}`),
    ...parts.flatMap(({ at, findings }) =>
      placesIn(findings).map((place) =>
        place
          .split('-')
          .map((one) => at + Number(one))
          .join('-'),
      ),
    ),
  ].sort();

/// Before the innermost, around it, and behind it; as the second and the third node count.
const SOME: readonly Places[] = [
  [
    [2, 4],
    [10, 20],
    [20, 25],
  ],
  [
    [0, 4],
    [5, 32],
    [40, 40],
  ],
];

describe('What was found in nodes around a change', () => {
  const was = found([[1, 2]]);
  const { all, added } = ringsOf(was, SOME);
  const after = all.after(found([[2, 3]]), CHANGE);
  const next = after?.of(1) as Findings;
  const outer = after?.of(2) as Findings;
  const wanted = ['0-4', '5-35', '12-14', '20-33', '22-23', '33-38', '43-43'];

  it('stays before the innermost, grows around it and moves behind it', () => {
    deepEqual([added, placesIn(outer)], [[true, true], [...wanted].sort()]);
  });

  it('is told in the order of the text', () => {
    const starts = [...inOrder([outer])].map(({ finding, at }) => at + finding.from);
    deepEqual(starts, [0, 5, 12, 20, 22, 33, 43]);
    deepEqual([outer.count, outer.first, outer.end], [7, 0, 43]);
  });

  it('is hung into each other when somebody looks, and tells the same', () => {
    const again = all.after(found([[2, 3]]), CHANGE)?.of(2) as Findings;
    deepEqual(hung(again), [...wanted].sort());
    equal(again.row, undefined);
    deepEqual(placesIn(again), [...wanted].sort());
    deepEqual(again.own.length, 3);
  });

  it('is one object in the node and in the one around it', () => {
    equal(outer.parts[0]?.findings, next);
    equal(after?.of(2), outer);
  });

  it('is what is found in the innermost, if nothing else is', () => {
    const only = ringsOf(was, [[], []]).all;
    deepEqual(placesIn(only.after(was, CHANGE)?.of(2) as Findings), ['21-22']);
    equal(only.after(CLEAN, CHANGE)?.of(2), CLEAN);
  });

  it('is told where nothing was found in the innermost, as long as nothing is', () => {
    const around = ringsOf(CLEAN, [[], [[0, 3]]]).all;
    deepEqual(placesIn(around.after(CLEAN, CHANGE)?.of(2) as Findings), ['0-3']);
    equal(around.after(found([[1, 2]]), CHANGE), undefined);
  });

  it('is not told where something new stands outside the innermost', () => {
    equal(all.after(found([[14, 15]]), CHANGE), undefined);
    equal(all.after(found([[-1, 0]]), CHANGE), undefined);
  });
});

describe('A ring cannot be told of', () => {
  const was = found([[1, 2]]);
  const lastOf = (...how: Parameters<typeof ringsOf>): boolean | undefined => ringsOf(...how).added.at(-1);

  it('if something stands amid the innermost', () => {
    equal(lastOf(was, [[[12, 14]]]), false);
  });

  it('if what was found in the next one is not in it, or somewhere else', () => {
    equal(
      lastOf(was, [[]], () => CLEAN),
      false,
    );
    equal(
      lastOf(was, [[]], () => found([[0, 1]])),
      false,
    );
    equal(
      lastOf(was, [[]], () => found([], [[5, was]])),
      false,
    );
  });

  it('if it is not in the order of the text', () => {
    equal(lastOf(was, [[[2, 4]], [[13, 14]]]), false);
    equal(lastOf(was, [[[30, 31]], [[31, 32]]]), false);
  });

  it('if what was found hangs too deep in something of which nothing is remembered', () => {
    const wrapped = (levels: number) => (ring: Findings) => {
      let outer = ring;
      for (let i = 0; i < levels; i++) outer = found([], [[0, outer]]);
      return outer;
    };
    deepEqual([lastOf(was, [[]], wrapped(4)), lastOf(was, [[]], wrapped(40))], [true, false]);
  });
});
