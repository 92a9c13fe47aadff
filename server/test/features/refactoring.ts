/// What can be done to a record as a whole, and to its lines.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { mergedGames } from '../../src/language';
import type { Refactored, Refactoring } from '../../src/language/refactoring';
import { because, everywhere, type Reason, type Row, row, UNREAD, WITHOUT_VARIATIONS } from './row';
import { type FormatId, finished, Sample } from './samples';

/// In the variation, or at the second move.
const INSIDE: Readonly<Partial<Record<FormatId, string>>> = {
  'wei7-3.0': '"x": 6',
  'wei7-2.2': '<white x="6"',
  jgf: '"x": 7',
  ishi: 'B 5 G3',
  sgf: 'W[hh]',
};

function placeIn(sample: Sample): number {
  const piece = INSIDE[sample.format];
  if (piece) return sample.at(piece, 2);
  return finished(sample.features.symbols()).filter(({ kind }) => kind === 'move')[1]?.from ?? 0;
}

/// What comes of it; it is offered, and not refused.
function done(sample: Sample, id: Refactoring, offset = placeIn(sample)): Refactored {
  const offers = finished(sample.features.refactorings(offset)).map((offer) => offer.id);
  ok(offers.includes(id), `${id} is not among ${offers}`);
  const outcome = finished(sample.features.refactored(offset, id));
  if ('refusal' in outcome) throw new Error(outcome.refusal.en);
  return outcome;
}

const ALL = ['left-right', 'top-bottom', 'half', 'right', 'left', 'diagonal', 'antidiagonal'] as const;

type Ways = readonly (typeof ALL)[number][];

const UNLIKE = because('its sides, or their letters, are not alike: colours cannot change');
const UNNUMBERED = because('its text has no numbers of moves');
const NO_GO = because('only records of Go are taken apart and put together');
const ONE = because('the format holds one game in a file');

const withoutOthers = (reason: Reason): Partial<Record<FormatId, Reason>> =>
  Object.fromEntries(
    Object.keys(WITHOUT_VARIATIONS).map((format) => [format, format === 'ccgc-naming' ? UNREAD : reason]),
  );

export const refactoring: readonly Row[] = [
  row(
    'Refactoring: mirror and rotate',
    'In all ways that the game allows.',
    everywhere<Ways | Reason>(ALL, {
      'ccgc-hex': ['half'],
      'ccgc-am': ['left-right'],
      'ccgc-su': ['left-right'],
      'ccgc-wtn': ['diagonal'],
      'ccgc-ac2': ['left-right'],
      'ccgc-naming': UNREAD,
    }) as never,
    (sample, ways: Ways) => {
      const offers = finished(sample.features.refactorings(placeIn(sample))).map(({ id }) => id);
      deepEqual(
        offers.filter((id) => (ALL as readonly string[]).includes(id)),
        ways,
      );
      for (const way of ways) ok(done(sample, way).edits.length > 0);
    },
  ),
  row(
    'Refactoring: swap colours',
    'Moves, stones and players.',
    everywhere<undefined | Reason>(undefined, {
      'ccgc-c5': UNLIKE,
      'ccgc-c6': UNLIKE,
      'ccgc-hex': UNLIKE,
      'ccgc-ng': UNLIKE,
      'ccgc-pg': UNLIKE,
      'ccgc-am': UNLIKE,
      'ccgc-ac2': UNLIKE,
      'ccgc-naming': UNREAD,
    }) as never,
    (sample) => ok(done(sample, 'colors').edits.length > 0),
  ),
  row(
    'Refactoring: renumber moves',
    'With all references to them.',
    everywhere<readonly [string, string] | Reason>(UNNUMBERED, {
      ishi: ['B 1 A8', 'B 7 A8'],
      'ccgc-am': ['\n2 d6', '\n5 d6'],
      'ccgc-wtn': ['2:4;', '5:4;'],
      'ccgc-naming': UNREAD,
    }) as never,
    (sample, [from, to]: readonly [string, string]) => {
      const wrong = new Sample(sample.format, sample.text.replace(from, to));
      ok(done(wrong, 'numbers').edits.length > 0);
    },
  ),
  row(
    'Refactoring: promote a variation',
    'It becomes the line before it.',
    everywhere<undefined>(undefined, WITHOUT_VARIATIONS as never),
    (sample) => ok(done(sample, 'promote').edits.length > 0),
  ),
  row(
    'Refactoring: delete a variation',
    'With all that parts from it.',
    everywhere<undefined>(undefined, WITHOUT_VARIATIONS as never),
    (sample) => ok(done(sample, 'deleteVariation').edits.length > 0),
  ),
  row(
    'Refactoring: cut here',
    'What follows goes.',
    everywhere<string | undefined | Reason>(undefined, {
      'wei7-2.2': '<black x="5"',
      jgf: '"x": 6',
      ishi: 'W 4 F4',
      sgf: 'B[gg]',
      'ccgc-naming': UNREAD,
    }) as never,
    (sample, piece: string | undefined) =>
      ok(done(sample, 'cutBehind', piece ? sample.at(piece, 2) : undefined).edits.length > 0),
  ),
  row(
    'Refactoring: begin here',
    'What comes before becomes a position.',
    everywhere<undefined>(undefined, withoutOthers(NO_GO) as never),
    (sample) => ok(done(sample, 'beginHere').edits.length > 0),
  ),
  row(
    'Refactoring: extract a line',
    'Into a record of its own.',
    everywhere<undefined>(undefined, WITHOUT_VARIATIONS as never),
    (sample) => equal(done(sample, 'extract').texts.length, 1),
  ),
  row(
    'Refactoring: split games',
    'Into a record each.',
    everywhere<undefined | Reason>(undefined, {
      'wei7-3.0': ONE,
      'wei7-2.2': ONE,
      jgf: ONE,
      'ccgc-db': ONE,
      'ccgc-ac2': ONE,
      'ccgc-naming': UNREAD,
    }) as never,
    (sample) => equal(done(new Sample(sample.format, sample.text + sample.text), 'split', 0).texts.length, 2),
  ),
  row(
    'Refactoring: merge files',
    'Into one record with a game each.',
    everywhere<string | Reason>(ONE, { ishi: 'ishi', sgf: 'sgf', 'ccgc-naming': UNREAD }) as never,
    (sample, ending: string) => {
      const { text } = sample;
      const outcome = finished(
        mergedGames([
          { name: `a.${ending}`, text },
          { name: `b.${ending}`, text },
        ]),
      );
      ok(outcome && 'text' in outcome && outcome.text.length > 1.5 * text.length);
    },
  ),
];
