/// No text makes a conversion fail, whatever is wrong with it.

import { ok } from 'node:assert/strict';
import { converted } from '../../src/language/converting';
import { finished } from '../../src/text/edit';
import { carrying, FORMATS, type FormatId, read } from '../support/conversion-laws';
import { fixtures, languageOf } from '../support/fixtures';
import { FOREIGN, TYPED } from '../support/foreign';
import { times } from '../support/length';
import { opened } from '../support/opened';
import { Random } from '../support/random';
import { randomGame } from '../support/random-game';

const SEED = Number(process.env.SEED ?? 20_261_119);

/// To all other formats, in each way that can be asked for.
function convertAll(text: string, from: FormatId): void {
  const { document, checked } = opened(text, { language: languageOf(from), name: `a.${languageOf(from)}` });
  for (const to of FORMATS) {
    for (const how of [{}, { force: true, split: true, carry: true }]) {
      const outcome = finished(converted(document, checked, to, how));
      if (outcome && !('refusal' in outcome)) ok(outcome.texts.length > 0 && outcome.texts.every(Boolean), text);
    }
  }
}

function tried(text: string, from: FormatId): void {
  try {
    convertAll(text, from);
  } catch (error) {
    (error as Error).message = `${JSON.stringify(text)}: ${(error as Error).message}`;
    throw error;
  }
}

/// Signs typed, pieces taken out, put elsewhere or doubled, and pieces of something else.
function damaged(text: string, random: Random, other: string): string {
  let now = text;
  for (let left = 1 + random.below(4); left > 0; left--) {
    const [from, length] = [random.below(now.length + 1), random.below(random.chance(0.7) ? 6 : 60)];
    const piece = random.pick([
      '',
      random.pick(TYPED),
      now.slice(from, from + length).repeat(2),
      pieceOf(other, random),
    ]);
    now = now.slice(0, from) + piece + now.slice(from + length);
  }
  return now;
}

function pieceOf(text: string, random: Random): string {
  const from = random.below(text.length + 1);
  return text.slice(from, from + random.below(40));
}

const gamesAsText = (from: FormatId, random: Random): string[] =>
  ['jgf', 'ishi', 'sgf'].includes(from) ? [carrying({ games: [randomGame(random)] }, from)?.text ?? ''] : [];

describe('Conversion of any text', () => {
  for (const from of FORMATS) {
    const good = fixtures(from, 'good').filter(({ text }) => text.length < 4000);
    const texts = good.map(({ text }) => text);

    it(`fails for no damaged record, also where something is carried along: ${from} (seed ${SEED})`, () => {
      const random = new Random(SEED);
      for (let left = times(200); left > 0; left--) {
        const text = random.pick([...texts, ...gamesAsText(from, random)]);
        tried(damaged(text, random, random.pick([...FOREIGN, ...texts])), from);
      }
    });

    it(`fails for nothing that is cut off, foreign or no text at all: ${from}`, () => {
      const [text = ''] = texts;
      for (let end = 0; end <= text.length; end += 5) tried(text.slice(0, end), from);
      for (const one of [...FOREIGN, '', '\0\u0001\ufffd\ud800', '[]', '{}', '<', '('.repeat(1000)]) tried(one, from);
    });
  }

  for (const from of ['jgf', 'ishi', 'sgf'] as const) {
    it(`takes nothing of what is carried along that could not be so: ${from} (seed ${SEED})`, () => {
      const random = new Random(SEED);
      for (let left = times(200); left > 0; left--) {
        const text = carrying({ games: [randomGame(random)] }, from)?.text;
        if (text !== undefined)
          tried(
            text.replace(/[0-9]+|true|null|"[a-z]+"/g, (one) => other(one, random)),
            from,
          );
      }
    });
  }
});

/// Now and then something of another kind.
function other(one: string, random: Random): string {
  if (!random.chance(0.05)) return one;
  return random.pick(['null', '-1', '99', '1e9', '[]', '{}', '"children"', '"move"', '"private"', 'true', '"x"']);
}

describe('A board as large as can be', () => {
  it('is converted without a picture of it, where stones are set up in the game', () => {
    const text =
      '{"record":{"format":"JGF","version":2},"board":{"size":1e9},"tree":[{},{"move":{"color":"black","x":0,"y":1}},{"setup":[{"type":"white","coords":[{"x":2,"y":1}]}]}]}';
    tried(text, 'jgf');
  });
});

describe('A record as deep as can be', () => {
  const LEVELS = 100_000;

  it('is converted, whichever way', () => {
    const point = (i: number): string => 'abcdefghi'.charAt(i % 9) + 'abcdefghi'.charAt(Math.floor(i / 9) % 9);
    const text = `(;FF[4]SZ[9]${Array.from({ length: LEVELS }, (_, i) => `(;AE[${point(i)}]`).join('')}${')'.repeat(LEVELS + 1)}`;
    const { model } = read(text, 'sgf');
    for (const to of ['jgf', 'ishi'] as const) {
      const made = carrying(model, to)?.text as string;
      ok(read(made, to).model.games.length === 1);
    }
  });
});
