import { deepEqual, ok } from 'node:assert/strict';
import { entries } from '../../src/formats/list';
import { placeAt } from '../../src/text/position';
import { type Grown, grown } from '../support/grown';
import { type Opened, opened } from '../support/opened';
import { counted } from '../support/work';

/// So many characters the records have, each three times as many as the one before; and so many moves a game.
const SIZES = [6000, 18_000, 54_000, 162_000];
const MOVES = 30;

/// What is typed costs as much in a large record as in a small one; a level of lists more or less is no growth.
const MOST = 1.5;
const LEVEL = 48;

/// After so many places the rest of a game, which is played anew after some, is as long as it mostly is.
const PLACES = 5;

const middle = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1] as number;

/// What typing a sign costs, or taking it back, whichever is more: the median of places all over the record.
function costsIn(document: Opened, text: string, { spot, typed, bracket, quote, single }: Grown): Map<string, number> {
  const spots = [...text.matchAll(spot)].map(({ index }) => index);
  const cost = (at: number, sign: string): number => {
    const range = { start: placeAt(document.document.root, at), end: placeAt(document.document.root, at + 1) };
    document.change([{ range, text: sign }]);
    return counted(document, () => document.finish());
  };
  const both = (at: number, sign: string): number => Math.max(cost(at, sign), cost(at, text[at] as string));
  const places = Array.from(
    { length: PLACES },
    (_, i) => spots[Math.floor(((i + 0.5) / PLACES) * spots.length)] as number,
  );
  const other = (at: number): string => typed.find((sign) => sign !== text[at]) as string;
  const costs = new Map([['a sign of a coordinate', middle(places.map((at) => both(at, other(at))))]]);
  if (single) return costs;
  costs.set('a bracket', middle(places.map((at) => both(at, bracket))));
  if (quote) costs.set('what unhinges more', middle(places.map((at) => both(at, quote))));
  return costs;
}

describe('What a keystroke costs does not grow with the record', () => {
  for (const kind of grown) {
    it(kind.id, () => {
      const costs = SIZES.map((size) => {
        const text = kind.text(size, MOVES);
        return costsIn(opened(text, { language: kind.language, name: kind.file }), text, kind);
      });
      for (const what of costs[0]?.keys() ?? []) {
        const all = costs.map((one) => one.get(what) ?? 0);
        ok(Math.max(...all) <= MOST * (all[0] as number) + LEVEL, `${what}: ${all.join(', ')}`);
      }
    });
  }

  it('in every format there is', () => {
    const read = grown.map(({ text, language, file }) => opened(text(2000), { language, name: file }).document.format);
    deepEqual(read.map((format) => format?.specification.id).sort(), entries.map(({ id }) => id).sort());
  });
});
