/// Inlay hints, semantic tokens, code lenses.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { type Hint, type HintWishes, hintsIn } from '../../src/language/hints';
import { because, everywhere, type Reason, type Row, row, UNREAD, WITHOUT_VARIATIONS } from './row';
import { finished, type Sample } from './samples';

const NONE: HintWishes = {
  numbers: 'off',
  points: 'off',
  captures: false,
  outcomes: false,
  evaluations: false,
  names: false,
  references: false,
};

const hints = (sample: Sample, wishes: Partial<HintWishes>): readonly Hint[] =>
  finished(hintsIn(sample.document, sample.all, { ...NONE, ...wishes }, 'en'));

/// Each with the three characters before it.
const told = (sample: Sample, wishes: Partial<HintWishes>): string[] =>
  hints(sample, wishes).map(({ at, text }) => `${sample.text.slice(at - 3, at)}⟦${text}⟧`.replace(/\s+/g, ' '));

const NUMBERED = because('the text numbers the moves');
const SAID = because('the text says it as players do');
const TAKES_NOTHING = because('nothing is taken in its game');
const UNJUDGED = because('its moves have no marks that need words');
const NO_SCORE = because('its game has no score, and nothing is refused');
const BY_NAME = because('it means people by their names or colours');
const BY_NOTHING = because('it names no move by a number');

const first = (want: string) => (found: readonly string[]) => equal(found[0], want);

export const inTheText: readonly Row[] = [
  row(
    'Inlay hints: numbers of moves',
    'Every tenth, or all (`qipu.inlayHints.moveNumbers`).',
    everywhere<undefined>(undefined, {
      ishi: NUMBERED,
      'ccgc-am': NUMBERED,
      'ccgc-wtn': NUMBERED,
      'ccgc-naming': UNREAD,
    }),
    (sample) => {
      const numbers = hints(sample, { numbers: 'all' }).map(({ text }) => text);
      deepEqual(numbers.slice(0, 3), ['1.', '2.', '3.']);
      equal(hints(sample, { numbers: 'some' }).length, 0);
    },
  ),
  row(
    'Inlay hints: points',
    'Where the text has other coordinates than players use; of moves that have a line to themselves, or of all (`qipu.inlayHints.points`).',
    everywhere<string | Reason>(SAID, {
      'wei7-3.0': '1 }⟦A8⟧',
      'wei7-2.2': '"1"⟦A8⟧',
      jgf: ': 1⟦A8⟧',
      sgf: 'ab]⟦A8⟧',
      'ccgc-db': 'h)"⟦a1-b1⟧',
      'ccgc-naming': UNREAD,
    }) as never,
    (sample, want: string) => first(want)(told(sample, { points: 'all' })),
  ),
  row(
    'Inlay hints: what was taken',
    'Behind a move (`qipu.inlayHints.captures`).',
    everywhere<string | Reason>(TAKES_NOTHING, {
      'wei7-3.0': '0 }⟦×1⟧',
      'wei7-2.2': '"0"⟦×1⟧',
      jgf: ': 0⟦×1⟧',
      ishi: ' B9⟦×1⟧',
      sgf: 'ba]⟦×1⟧',
      'ccgc-pg': 'B1]⟦×1⟧',
      'ccgc-su': because('the text says `×`'),
      'ccgc-wtn': 'E2)⟦×1⟧',
      'ccgc-ac2': 'F2]⟦×1⟧',
      'ccgc-naming': UNREAD,
    }) as never,
    (sample, want: string) => first(want)(told(sample, { captures: true })),
  ),
  row(
    'Inlay hints: what came of a move',
    'The running score, the pieces that are left, a refusal (`qipu.inlayHints.outcomes`).',
    everywhere<string | Reason>(NO_SCORE, {
      'ccgc-pg': 'E5]⟦refused⟧',
      'ccgc-su': because('tried with a record that takes a piece: `language/hints.test.ts`'),
      'ccgc-db': 'v)"⟦Red 1, Blue 0⟧',
      'ccgc-naming': UNREAD,
    }) as never,
    (sample, want: string) => deepEqual(told(sample, { outcomes: true }), [want]),
  ),
  row(
    'Inlay hints: judgements',
    'What a mark means (`qipu.inlayHints.evaluations`).',
    everywhere<string | Reason>(UNJUDGED, {
      'ccgc-c5': '[2]⟦very good⟧',
      'ccgc-c6': '[1]⟦good⟧',
      'ccgc-hex': '[1]⟦good⟧',
      'ccgc-ng': '[2]⟦very good⟧',
      'ccgc-naming': UNREAD,
    }) as never,
    (sample, want: string) => deepEqual(told(sample, { evaluations: true }), [want]),
  ),
  row(
    'Inlay hints: names',
    'Who is meant by a number (`qipu.inlayHints.names`).',
    everywhere<string | Reason>(BY_NAME, { 'wei7-3.0': ': 0⟦Ann⟧', 'ccgc-naming': UNREAD }) as never,
    (sample, want: string) => {
      const names = told(sample, { names: true });
      deepEqual([names[0], names.at(-1)], [want, want]);
    },
  ),
  row(
    'Inlay hints: references',
    'Which move is meant by its number (`qipu.inlayHints.references`).',
    everywhere<string | Reason>(BY_NOTHING, { ishi: ' #1⟦= A8⟧', 'ccgc-naming': UNREAD }) as never,
    (sample, want: string) => deepEqual(told(sample, { references: true }), [want]),
  ),
  row(
    'Semantic tokens',
    'Moves in the colours of their sides (`qipu.semanticTokens.enable`).',
    everywhere<readonly [string, string]>(['black', 'white'], {
      'ccgc-hex': ['red', 'blue'],
      'ccgc-am': ['white', 'black'],
      'ccgc-su': ['black', 'red'],
      'ccgc-wtn': ['red', 'blue'],
      'ccgc-db': ['red', 'blue'],
      'ccgc-ac2': ['red', 'black'],
      'ccgc-naming': UNREAD,
    }),
    (sample, want) => {
      const tokens = finished(sample.features.tokens(sample.all));
      deepEqual([...new Set(tokens.map(({ side }) => side))], want);
      const half = finished(sample.features.tokens({ from: 0, to: tokens[0]?.to ?? 0 }));
      ok(half.length > 0 && half.length < tokens.length);
    },
  ),
  row(
    'Code lenses',
    'Above a variation how long it is and how it ends, and the way to its board (`qipu.codeLens.enable`).',
    everywhere('2 steps', WITHOUT_VARIATIONS),
    (sample, want) => {
      const [at, ...others] = finished(sample.features.variations());
      deepEqual(others, []);
      equal(finished(sample.features.variation(at ?? 0)), want);
    },
  ),
];
