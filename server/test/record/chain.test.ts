import { deepEqual, equal, ok } from 'node:assert/strict';
import { comparedChains, type Link, sameChains } from '../../src/record/chain';

interface Bead extends Link<Bead> {
  readonly color: string;
}

/// Its last bead; the colours from the first on.
function chainOf(colors: string, from?: Bead): Bead | undefined {
  let last = from;
  for (const color of colors) last = { prev: last, mark: 0, color };
  return last;
}

/// How often beads are compared, and what comes of it.
function compared(a: Bead | undefined, b: Bead | undefined): { same: boolean; looks: number } {
  let looks = 0;
  const same = sameChains(a, b, (x, y) => {
    looks++;
    return x.color === y.color;
  });
  return { same, looks };
}

describe('Chains', () => {
  it('are the same where all links are alike', () => {
    ok(compared(chainOf('abc'), chainOf('abc')).same);
  });

  it('are others where one link is', () => {
    ok(!compared(chainOf('abc'), chainOf('bbc')).same);
  });

  it('are others where one is longer', () => {
    deepEqual(
      [compared(chainOf('aaa'), chainOf('aa')).same, compared(chainOf('aa'), chainOf('aaa')).same],
      [false, false],
    );
  });

  it('without links are the same, and others than those with any', () => {
    deepEqual([compared(undefined, undefined).same, compared(undefined, chainOf('a')).same], [true, false]);
  });

  it('are compared up to the link that they share', () => {
    const shared = chainOf('a'.repeat(100));
    deepEqual(compared(chainOf('bc', shared), chainOf('bc', shared)), { same: true, looks: 2 });
  });

  it('that have been compared are not gone along again from any place on them', () => {
    const [a, b] = [chainOf('a'.repeat(100)), chainOf('a'.repeat(100))];
    compared(a, b);
    let looks = 0;
    for (let [x, y] = [a, b]; x && y; x = x.prev, y = y.prev) looks += compared(x, y).looks;
    equal(looks, 0);
  });

  it('that are long are compared with pauses, and cost nothing after that', () => {
    const [a, b] = [chainOf('a'.repeat(10_000)), chainOf('a'.repeat(10_000))];
    let looks = 0;
    let [last, most] = [0, 0];
    const steps = comparedChains(a, b, () => ++looks > 0);
    for (let step = steps.next(); ; step = steps.next()) {
      most = Math.max(most, looks - last);
      last = looks;
      if (step.done) break;
    }
    deepEqual([looks, compared(a, b).looks], [10_000, 0]);
    ok(most <= 1000, `${most} looks without a pause`);
  });

  it('that go on differently after a place where they were the same are others', () => {
    const [a, b] = [chainOf('abc'), chainOf('abc')];
    compared(a, b);
    ok(!compared(chainOf('d', a), chainOf('e', b)).same);
  });

  it('that were found to be others are still that', () => {
    const [a, b] = [chainOf('abc'), chainOf('abd')];
    compared(a, b);
    ok(!compared(a, b).same);
  });
});
