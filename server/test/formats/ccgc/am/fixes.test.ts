/// What is wrong with an Amazons record can be put right.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { am } from '../../../../src/formats/ccgc/am';
import { fixtures } from '../../../support/fixtures';
import { mended, offersFor, rulesBroken, surelyMended } from '../../../support/mending';
import { game } from './record';

const NAME = 'AM-1.txt';
const FIRST = '1 d1d7(g7) d10d8(b8)';

/// A rule, what is wrong, and each way to mend it; `!` marks those that are the only one.
type Row = readonly [rule: string, wrong: string, ...right: string[]];

const inRounds: readonly Row[] = [
  ['full-width-delimiter', '1 d1d7（g7)', '1 d1d7(g7)!'],
  ['not-plain-text', '1 d1d7\x01(g7)', '1 d1d7(g7)!'],
  ['coordinate-letter-case', '1 D1d7(G7)', '1 d1d7(g7)!'],
  ['space-in-move', '1 d1d7 (g7)', '1 d1d7(g7)!'],
  ['round-number', '2 d1d7(g7)', '1 d1d7(g7)'],
  ['round-number-missing', 'd1d7(g7) d10d8(b8)', `${FIRST}!`],
  ['round-extra-text', `${FIRST} a4a5(a6)`, '1 d1d7(g7) d10d8(b8)\n2 a4a5(a6)'],
  ['round-syntax', '1. d1d7(g7)', '1 d1d7(g7)!'],
  ['round-syntax', '1.d1d7(g7)', '1 d1d7(g7)!'],
  ['round-syntax', `${FIRST}\n2  `, `${FIRST}\n!`],
  ['round-syntax', '1\nd1d7(g7) d10d8(b8)', 'd1d7(g7) d10d8(b8)'],
  ['round-syntax', `${FIRST}\nNotes`],
  ['move-syntax', '1 d1-d7(g7)', '1 d1d7(g7)!'],
  ['move-syntax', '1 d1d7g7', '1 d1d7(g7)!'],
  ['move-syntax', '1 D1D7[G7]', '1 d1d7(g7)!'],
  ['move-syntax', '1 d1/d7/g7', '1 d1d7(g7)!'],
  ['move-syntax', '1 d1d7(k7'],
  ['move-suffix', '1 d1d7(g7)MARK[1]', '1 d1d7(g7)'],
  ['move-suffix', '1 d1d7(g7)d10d8(b8)', '1 d1d7(g7) d10d8(b8)!'],
  ['stray-comment', `# Notes\n${FIRST}`, FIRST],
];

const headers: readonly Row[] = [
  ['header-missing', '[AM][a][b][先手胜][2018.8.3 合肥][x];', '#[AM][a][b][先手胜][2018.8.3 合肥][x];!'],
  ['header-terminator-missing', '#[AM][a][b][先手胜][2018.8.3 合肥][x]', '#[AM][a][b][先手胜][2018.8.3 合肥][x];!'],
  ['text-after-header', '#[AM][a][b][先手胜][2018.8.3 合肥][x]; 甲', '#[AM][a][b][先手胜][2018.8.3 合肥][x];'],
  ['game-code', '#[Am][a][b][先手胜][2018.8.3 合肥][x];', '#[AM][a][b][先手胜][2018.8.3 合肥][x];!'],
  ['header-field-missing', '#[AM][a][b];'],
  ['header-field-missing', '#;'],
  ['header-field-extra', '#[AM][a][b][先手胜][2018.8.3][合肥][x];', '#[AM][a][b][先手胜][2018.8.3 合肥][x];!'],
  ['header-syntax', '#[AM][a][b]先手胜[2018.8.3 合肥][x];', '#[AM][a][b][先手胜][2018.8.3 合肥][x];!'],
  [
    'unknown-result',
    '#[AM][a][b][输赢未定][2018.8.3 合肥][x];',
    '#[AM][a][b][先手胜][2018.8.3 合肥][x];',
    '#[AM][a][b][后手胜][2018.8.3 合肥][x];',
  ],
  [
    'unknown-result',
    '#[AM][a][b][黑胜][2018.8.3 合肥][x];',
    '#[AM][a][b][先手胜][2018.8.3 合肥][x];',
    '#[AM][a][b][后手胜][2018.8.3 合肥][x];',
  ],
  ['unknown-result', '#[AM][a][b][先手赢][2018.8.3 合肥][x];', '#[AM][a][b][先手胜][2018.8.3 合肥][x];!'],
  ['time-place-unreadable', '#[AM][a][b][先手胜][合肥 2018.8.3][x];', '#[AM][a][b][先手胜][2018.08.03 合肥][x];!'],
];

describe('What is wrong with an Amazons record', () => {
  const right = (text: string) => (text.endsWith('!') ? [text.slice(0, -1), '!'] : [text, '']);

  describe('in its rounds is put right', () => {
    for (const [rule, wrong, ...rights] of inRounds) {
      it(`${rule}: ${JSON.stringify(wrong)}`, () => {
        const wanted = rights.map(right).map(([text = '', sure = '']) => game(text) + sure);
        deepEqual(mended({ text: game(wrong), name: NAME }, rule), wanted);
      });
    }
  });

  describe('in its header is put right', () => {
    for (const [rule, wrong, ...rights] of headers) {
      it(`${rule}: ${wrong}`, () => {
        const wanted = rights.map(right).map(([text, sure]) => `${text}\n${FIRST}${sure}`);
        deepEqual(mended({ text: `${wrong}\n${FIRST}`, name: NAME }, rule), wanted);
      });
    }
  });

  it('is put right in one go where a program has its own way of writing', () => {
    const wrong = '[AM][甲队][乙队]先手胜[2018/8/3 合肥][2018 CCGC]\n1 D1D7（G7） D10D8(B8)\na4a5(a6)\n';
    const sound = '#[AM][甲队][乙队][先手胜][2018/8/3 合肥][2018 CCGC];\n1 d1d7(g7) d10d8(b8)\n2 a4a5(a6)\n';
    equal(surelyMended({ text: wrong, name: NAME }, 8), sound);
    deepEqual(rulesBroken({ text: sound, name: NAME }), []);
  });

  it('ends, however much of it is mended surely, and what was sure is no fault any more', () => {
    let mendedOnes = 0;
    for (const { text, name } of fixtures('ccgc-am', 'bad')) {
      const sure = new Set(
        offersFor({ text, name }).flatMap(({ rule, sure, loses }) => (sure && !loses ? [rule.name] : [])),
      );
      const left = rulesBroken({ text: surelyMended({ text, name }, 4), name });
      for (const rule of sure) ok(!left.includes(rule), `${name}: ${rule}`);
      mendedOnes += sure.size;
    }
    ok(mendedOnes >= 12, String(mendedOnes));
  });

  it('can be mended, but for what only whoever played can know', () => {
    const without = Object.keys(am.rules).filter((rule) => !Object.hasOwn(am.open().quickFixes ?? {}, rule));
    deepEqual(without.sort(), [
      'arrow-blocked',
      'arrow-not-queen-line',
      'arrow-on-occupied',
      'destination-occupied',
      'encoding-not-utf8',
      'move-blocked',
      'not-queen-move',
      'off-board',
      'origin-empty',
      'second-move-missing',
      'wrong-side',
    ]);
  });
});
