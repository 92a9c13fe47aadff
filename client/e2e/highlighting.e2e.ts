/// The words of a record have the colours that the theme gives to words of their kind.

import { readFileSync } from 'node:fs';
import { needs } from './support/means';
import { until } from './support/until';
import { windowFor } from './support/window';

/// Of the theme "Light Modern".
const COLORS = {
  name: 'rgb(229, 0, 0)',
  string: 'rgb(163, 21, 21)',
  number: 'rgb(9, 134, 88)',
  comment: 'rgb(0, 128, 0)',
  word: 'rgb(0, 0, 255)',
  action: 'rgb(175, 0, 219)',
  white: 'rgb(38, 127, 153)',
  point: 'rgb(0, 16, 128)',
  element: 'rgb(128, 0, 0)',
} as const;

type Colored = Readonly<Record<string, keyof typeof COLORS>>;

/// A record, its file's name in the editor, and words that stand in it.
const RECORDS: readonly (readonly [name: string, fixture: string, words: Colored])[] = [
  ['colors.wei7', 'version-3.wei7', { '"size"': 'name', '"wei7"': 'string', '7.5': 'number', move: 'action' }],
  [
    'markup.wei7',
    'version-2.wei7',
    { '<size>': 'element', scoring: 'name', '"area"': 'string', '<!-- our own -->': 'comment' },
  ],
  [
    'colors.jgf',
    'record.jgf',
    { '"players"': 'name', '"Ann"': 'string', black: 'word', white: 'white', false: 'word' },
  ],
  [
    'colors.ishi',
    'record.ishi',
    { EVENT: 'action', BOARDSIZE: 'word', 'Bo Sample': 'string', G7: 'point', '9': 'number' },
  ],
  [
    'C6-colors.txt',
    'connect6.txt',
    { C6: 'white', MARK: 'word', J: 'point', '2024 CCGC': 'string', B: 'word', W: 'white' },
  ],
  ['AM-colors.txt', 'amazons.txt', { AM: 'white', 林间: 'string', d1d7: 'white', g10g8: 'word', g7: 'point' }],
];

describe('The text of a record is coloured', () => {
  needs('browser', 'editor');
  const window = windowFor();
  // Here by its grammar alone: the sides of moves have tests of their own.
  before(() => window().setting('qipu.semanticTokens.enable', false));
  after(() => window().setting('qipu.semanticTokens.enable', undefined));

  for (const [name, fixture, words] of RECORDS) {
    it(`in ${name}`, async () => {
      await window().open(name, readFileSync(`test-fixtures/grammar/${fixture}`, 'utf8'));
      const tokens = window().page.locator('.editor-instance .view-line > span > span');
      for (const [word, kind] of Object.entries(words)) {
        await until(async () => {
          const colors = await tokens.evaluateAll(
            (spans, word) =>
              spans
                .filter(
                  (span) =>
                    span.textContent
                      ?.replaceAll('\u00a0', ' ')
                      .replace(/^"(.*)"$/, word.startsWith('"') ? '$&' : '$1') === word,
                )
                .map((span) => getComputedStyle(span).color),
            word,
          );
          if (!colors.includes(COLORS[kind])) throw new Error(`"${word}" should be a ${kind}: ${colors}`);
        });
      }
    });
  }
});
