import { deepEqual, equal, ok } from 'node:assert/strict';
import { changing, composed, textWith } from '../../src/text/composed';
import { type Edit, finished } from '../../src/text/edit';
import { Random } from '../support/random';

const SEED = Number(process.env.SEED ?? 20250310);

const made = (text: string, edits: readonly Edit[]): string =>
  [...edits].reverse().reduce((now, { from, to, text: put }) => now.slice(0, from) + put + now.slice(to), text);

/// In order and apart.
function anyEdits(text: string, random: Random): Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  for (let left = random.below(5); left > 0 && at <= text.length; left--) {
    const from = at + random.below(4);
    const to = Math.min(text.length, from + random.below(3));
    if (from > text.length) break;
    edits.push({ from, to, text: 'xyz'.slice(random.below(4)) });
    at = to + 1;
  }
  return edits;
}

describe(`Edits upon edits (seed ${SEED})`, () => {
  it('come to the same as one after the other, in order and apart', () => {
    const random = new Random(SEED);
    for (let i = 0; i < 5000; i++) {
      const text = 'abcdefghijklmnop'.slice(random.below(16));
      const first = anyEdits(text, random);
      const between = made(text, first);
      equal(finished(textWith(text, first)), between);
      const second = anyEdits(between, random);
      const all = finished(composed(first, between, second));
      equal(made(text, all), made(between, second), JSON.stringify([text, first, second, all]));
      ok(
        all.every(({ from, to }, k) => from <= to && from > (all[k - 1]?.to ?? -1)),
        JSON.stringify([text, all]),
      );
    }
  });

  it('pause where there are many', () => {
    const text = 'abcd'.repeat(3000);
    const doubled = Array.from({ length: 3000 }, (_, i) => ({ from: 4 * i, to: 4 * i + 1, text: 'aa' }));
    const between = made(text, doubled);
    const steps = [...textWith(text, doubled)].length;
    ok(steps > 0, `${steps}`);
    equal(finished(textWith(text, doubled)), between);
    const cut = Array.from({ length: 3000 }, (_, i) => ({ from: 5 * i + 3, to: 5 * i + 4, text: '' }));
    const pauses = [...composed(doubled, between, cut)].length;
    ok(pauses > 0, `${pauses}`);
    equal(made(text, finished(composed(doubled, between, cut))), 'aabd'.repeat(3000));
  });

  it('leave out what changes nothing', () => {
    const gone = { from: 2, to: 3, text: '' };
    deepEqual(changing('abc', [{ from: 0, to: 1, text: 'a' }, gone]), [gone]);
  });
});
