/// All that can be mended without loss, mended at once: in every record of the conformance cases, and in records with slips.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { sureFixes } from '../../src/language/fixes';
import { type Normalised, normalised } from '../../src/language/normalise';
import { textAfter } from '../../src/text/after';
import { finished, textOf } from '../../src/text/edit';
import { caseFolders, type Fixture, fixtures, languageOf } from '../support/fixtures';
import { times } from '../support/length';
import { type Opened, opened } from '../support/opened';
import { Random } from '../support/random';
import { slipped } from '../support/slips';
import { type Walked, walked } from '../support/walked';
import { inSteps } from '../support/work';

const SEED = Number(process.env.SEED ?? 20250309);

const open = ({ format, name, encoding }: Omit<Fixture, 'text'>, text: string): Opened =>
  opened(text, { language: languageOf(format), name, written: format === 'sgf' ? encoding : undefined });

function normal({ document, checked }: Opened, renaming = false): Normalised {
  const outcome = finished(normalised(document, checked, renaming));
  ok(outcome, `it is never done with: ${textOf(document.root)}`);
  return outcome;
}

const rulesOf = (record: Opened): string[] => record.diagnostics().list.map(({ rule }) => rule);

/// Of what breaks these rules something cannot be read, or is read as something else; when it is mended, it is read as it is meant.
const UNREAD =
  /syntax|-type|-not-|-value|-form|-format|unknown-|piece|-missing|-empty|number|half-width|row-char|line-break|illegal|control|increasing|letter|name$|root-node|dimension|colours-same|layout|not-plain|encoding|per-group|unclosed|forgotten|duplicate|second-|-with-move|two-moves|-at-end|inside/;

/// What could be read before is said after it too.
function saysAsMuch(before: Walked, after: Walked, rules: readonly string[]): void {
  ok(after.players.length >= before.players.length);
  // Two games are no longer one.
  const isSplit = rules.includes('game-inside-game');
  ok(isSplit || new Set(after.boards).size >= new Set(before.boards).size);
  if (before.result && /wins|Draw/.test(before.result)) ok(after.result?.startsWith(before.result), after.result);
}

describe('A normalised record', () => {
  it('pauses while the text of a large record is gathered, though nothing is to be mended', () => {
    const moves = (count: number): string => ';B[aa]'.repeat(count);
    const stepsFor = (count: number): number => {
      const { document, checked } = opened(`(;FF[4]GM[1]SZ[19]${moves(count)})`, { language: 'sgf', name: 'a.sgf' });
      return inSteps(normalised(document, checked)).steps;
    };
    ok(stepsFor(20_000) - stepsFor(1000) >= 19_000 / 1024);
  });

  for (const format of caseFolders()) {
    const cases = [...fixtures(format, 'good'), ...fixtures(format, 'bad')];

    it(`has nothing left that could be mended without loss, and stays as it is from then on: ${format}`, () => {
      for (const one of cases) {
        const before = open(one, one.text.replace(/^\ufeff/, ''));
        const { text, edits } = normal(before);
        equal(textAfter(before.document.root, edits), text, one.file);
        const after = open(one, text);
        deepEqual([finished(sureFixes(after.document, after.checked)), normal(after).edits], [[], []], one.file);
      }
    });

    it(`has the moves, the players and the result that it had: ${format}`, () => {
      for (const one of cases) {
        const before = open(one, one.text.replace(/^\ufeff/, ''));
        const { text, edits } = normal(before);
        if (edits.length === 0) continue;
        const after = open(one, text);
        const rules = rulesOf(before);
        if (rules.some((rule) => UNREAD.test(rule))) saysAsMuch(walked(before), walked(after), rules);
        else deepEqual(walked(after), walked(before), one.file);
      }
    });

    if (format.startsWith('ccgc')) {
      it(`is done with where games follow each other whose headers lack code and result: ${format}`, () => {
        for (const one of cases.filter(({ text }) => text.length < 2000)) {
          const text = one.text.replace(/^\ufeff/, '').replace(/\[[A-Z]\w{1,2}\]/, '');
          normal(open(one, `${text}\n${text.replace(/\[[先后]手胜\]/, '')}`));
        }
      });
    }

    it(`comes to an end, whatever the slips, with no error more in most: ${format} (seed ${SEED})`, () => {
      const random = new Random(SEED);
      const sound = fixtures(format, 'good').filter(({ text }) => text.length < 3000);
      const counts = { better: 0, worse: 0 };
      for (let i = times(120); i > 0; i--) {
        const one = random.pick(sound);
        let wrong = one.text.replace(/^\ufeff/, '');
        for (let slips = random.below(3); slips >= 0; slips--) wrong = slipped(wrong, random).text;
        const before = open(one, wrong);
        const { text } = normal(before);
        const after = open(one, text);
        deepEqual(normal(after).edits, [], JSON.stringify(wrong));
        const gained = rulesOf(before).length - rulesOf(after).length;
        if (gained !== 0) counts[gained > 0 ? 'better' : 'worse']++;
      }
      ok(counts.worse * 3 <= counts.better, JSON.stringify(counts));
    });
  }
});

describe('Normalising', () => {
  const header = (result: string) => `{[C6][甲队 B][乙队 W][${result}][2018.08.03 10:30 合肥][2018 CCGC]`;
  const record = (text: string, name = 'C6-甲队 vs 乙队-先手胜.txt') => opened(text, { language: 'ccgc', name });

  it('leaves the result that is stated, though the board shows another', () => {
    const moves = ';B(J,10);W(A,1);W(A,2);B(K,10);B(L,10);W(A,4);W(A,6);B(M,10);B(N,10);W(A,8);W(A,10);B(O,10)}';
    const before = record(header('后手胜') + moves, 'C6-甲队 vs 乙队-后手胜.txt');
    deepEqual(rulesOf(before), ['result-board-mismatch']);
    deepEqual(normal(before).edits, []);
  });

  it('puts the code before a team that stands first, and does not write over it', () => {
    const { text } = normal(record('{[甲队 B][乙队 W][先手胜][2018.08.03 10:30 合肥][2018 CCGC];B(J,10)}'));
    equal(text, `${header('先手胜')};B(J,10)}`);
  });

  it('leaves comments in JSON, which only a person may take away', () => {
    const before = opened('{"format": "wei7", "version": "3.0", /* board */ "tree": {}}', { language: 'wei7' });
    deepEqual([rulesOf(before), normal(before).edits], [['json-syntax'], []]);
  });

  it('says what the file should be called, and goes on under that name if it may', () => {
    const text = `${header('先手胜')};B(J,10)}`;
    const wrong = record(text, 'C6_甲队 VS 乙队_先手胜.txt');
    const name = 'C6-甲队 vs 乙队-先手胜.txt';
    const [told, given] = [normal(wrong), normal(wrong, true)];
    deepEqual([told.rename, told.renamed], [name, undefined]);
    deepEqual([given.rename, given.renamed], [undefined, name]);
  });

  describe('of very many faults', () => {
    const flood = (faults: number) => record(`${header('先手胜')};B(J,10)${';'.repeat(faults)}}`);
    const work = ({ document, checked }: Opened) => inSteps(normalised(document, checked));

    it('is done with all of them', () => {
      equal(work(flood(300_000)).value?.text, `${header('先手胜')};B(J,10)}`);
    });

    it('pauses every now and then, and takes as much longer as there are more', () => {
      const [some, many] = [work(flood(6000)).steps, work(flood(24_000)).steps];
      ok(some > 90 && many < 6 * some, `${some} and ${many} pauses`);
    });
  });
});
