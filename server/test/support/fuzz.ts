/// Chains of random edits, one after the other, until so many edits are made or something differs.

import { amazonsGame } from './amazons';
import { type Chain, Running, type Turn, trouble } from './chain';
import { deepRecord } from './deep';
import { Typist, XML_SIGNS } from './edits';
import { caseFolders, fixtures, languageOf } from './fixtures';
import { FOREIGN } from './foreign';
import { fuzzableIn } from './fuzzable';
import { ishiGame, jgfGame, sgfGame, stoneGame, wei7Game, wei7XmlGame } from './games';
import type { Opening } from './opened';
import { Random } from './random';
import { shrunk } from './shrink';

export interface Found {
  readonly seed: number;
  readonly what: string;
  readonly chain: Chain;
}

export interface Fuzzed {
  readonly edits: number;
  readonly chains: number;
  readonly found: Found | undefined;
}

/// Longest text that is gone on with, and the most versions of a chain.
const LONGEST = 20_000;
const TURNS = 40;

const GAMES: Readonly<Record<string, (moves: number, random: Random) => string>> = {
  wei7: wei7Game,
  'wei7-2.2': wei7XmlGame,
  jgf: jgfGame,
  ishi: ishiGame,
  sgf: sgfGame,
  'ccgc-c5': stoneGame({ code: 'C5', sides: 'BW' }),
  'ccgc-c6': stoneGame({ code: 'C6', sides: 'BWWB' }),
  'ccgc-hex': stoneGame({ code: 'HEX', sides: 'RB' }),
  'ccgc-ng': stoneGame({ code: 'NG', sides: 'BW', square: true }),
  'ccgc-pg': stoneGame({ code: 'PG', sides: 'BW', square: true }),
  'ccgc-am': amazonsGame,
};

export function fuzz(format: string, edits: number, seed: number, progress: (done: number) => void = () => {}): Fuzzed {
  const language = languageOf(format);
  const records = fixtures(format, 'good');
  const others = [...FOREIGN, ...othersThan(format), ...records.map(({ text }) => text)];
  const seeds = new Random(seed);
  let done = 0;
  let chains = 0;
  while (done < edits) {
    const random = new Random(seeds.below(2 ** 32));
    const record = random.pick(records);
    const game = random.chance(0.08) ? (GAMES[format] ?? GAMES[language]) : undefined;
    const deep = random.chance(0.15) ? deepRecord(format, 20 + random.below(60), random)?.text : undefined;
    const text = deep ?? (game ? game(20 + random.below(200), random) : record.text);
    const how: Opening = { language, name: record.name, encoding: random.chance(0.8) ? 'utf-16' : 'utf-8' };
    const typist = new Typist(random, others, fuzzableIn('xml').includes(format) ? XML_SIGNS : undefined);
    const { turns, count, what } = chainOf(how, text, typist, edits - done);
    done += count;
    chains++;
    if (what) return { edits: done, chains, found: found({ how, text, turns, seed: random.seed }, what, seed) };
    progress(done);
  }
  return { edits: done, chains, found: undefined };
}

/// One record of each other format.
const othersThan = (format: string): string[] =>
  caseFolders()
    .filter((folder) => folder !== format)
    .flatMap((folder) => fixtures(folder, 'good').slice(0, 3))
    .map(({ text }) => text);

function chainOf(how: Opening, text: string, typist: Typist, most: number) {
  const { random } = typist;
  const turns: Turn[] = [];
  let count = 0;
  try {
    const running = new Running(how, text, random.seed);
    while (turns.length < TURNS && count < most && running.text.length < LONGEST) {
      const edits = typist.next(running.text);
      const steps = random.chance(0.8) ? 1 + random.below(random.pick([3, 20])) : undefined;
      const turn: Turn = { edits, steps, ...(random.chance(0.02) ? { whole: true } : {}) };
      turns.push(turn);
      count += edits.length;
      const what = running.turn(turn);
      if (what) return { turns, count, what };
    }
    running.document.finish();
    return { turns, count, what: running.difference() };
  } catch (error) {
    return { turns, count, what: `thrown: ${error instanceof Error ? error.stack : error}` };
  }
}

function found(chain: Chain, what: string, seed: number): Found {
  const small = shrunk(chain, (candidate) => trouble(candidate) !== undefined);
  return { seed, what: trouble(small) ?? `${what} (only in the chain as it was)`, chain: small };
}

/// A failure as a person wants it: what, and a test to paste.
export function reproduction({ seed, what, chain }: Found): string {
  const words = [
    `${what}`,
    `seed ${seed}. To reproduce, in server/test/text/chains.test.ts:`,
    `  it('…', () => {`,
    `    equal(trouble(${JSON.stringify(chain)}), undefined);`,
    '  });',
  ];
  return words.join('\n').replace(/[\u007f-\u009f\u2028\u2029\ud800-\udfff\ufeff\ufffd]/g, escaped);
}

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
