/// What is wrong with a Connect6 record can be put right.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { c6 } from '../../../../src/formats/ccgc/c6';
import { fixtures } from '../../../support/fixtures';
import { mended, offersFor, rulesBroken, surelyMended } from '../../../support/mending';
import { game, HEADER } from './record';

const NAME = 'C6-1.txt';
const GAME = 'B(J,10);W(K,11);W(L,12)';
const LONG_NAME = 'C6-甲队 vs 乙队-后手胜-2018.08.03 10.30 合肥-2018 CCGC.txt';

/// A rule, what is wrong, and each way to mend it; `!` marks those that are the only one.
type Row = readonly [rule: string, wrong: string, ...right: string[]];

const inMoves: readonly Row[] = [
  ['full-width-delimiter', 'B(J，10)', 'B(J,10)!'],
  ['full-width-delimiter', 'B(J,1０)', 'B(J,10)!'],
  ['not-plain-text', 'B(J,\x0110)', 'B(J,10)!'],
  ['coordinate-letter-case', 'B(j,10)', 'B(J,10)!'],
  ['colour-letter-case', 'b(J,10)', 'B(J,10)!'],
  ['colour-letter-case', 'ｂ(J,10)', 'B(J,10)!'],
  ['colour-unknown', 'R(J,10)', 'B(J,10)'],
  ['colour-unknown', 'B(J,10);X(K,11);W(I,9)', 'B(J,10);W(K,11);W(I,9)'],
  ['first-move-colour', 'W(J,10);B(K,11)', 'B(J,10);W(K,11)'],
  ['first-move-colour', 'W(J,10);W(K,11);W(I,9)', 'B(J,10);W(K,11);W(I,9)', 'B(J,10);B(K,11);B(I,9)'],
  [
    'colour-order',
    'B(J,10);W(K,11);B(I,9);B(H,8);B(G,7);W(F,6)',
    'B(J,10);W(K,11);W(I,9);B(H,8);B(G,7);W(F,6)',
    'B(J,10);W(K,11);B(I,9);B(H,8);W(G,7);W(F,6)',
  ],
  ['colour-order', 'B(J,10);B(K,11)', 'B(J,10);W(K,11)'],
  ['move-syntax', 'B(J10)', 'B(J,10)!'],
  ['move-syntax', 'B(10,J)', 'B(J,10)!'],
  ['move-syntax', 'B[J,10]', 'B(J,10)!'],
  ['move-syntax', 'B[J10]MARK(1)', 'B(J,10)MARK[1]!'],
  ['move-syntax', 'BJ10', 'B(J,10)!'],
  ['move-syntax', 'B(J,10', 'B(J,10)!'],
  ['move-syntax', 'B:(j.10)', 'B(J,10)!'],
  ['dialect-moves', '黑(J,10)', 'B(J,10)!'],
  ['dialect-moves', '乙队(J,10)', 'W(J,10)!'],
  ['move-syntax', 'B(J,10);some words;W(K,11)', 'B(J,10);W(K,11)'],
  ['move-syntax', 'B(J,10);J11', 'B(J,10)'],
  ['space-in-move', 'B( J,10)', 'B(J,10)!'],
  ['separator-missing', 'B(J,10)\nW(K,11)', 'B(J,10);\nW(K,11)!'],
  ['separator-missing', 'B(J,10)W(K,11)', 'B(J,10);W(K,11)!'],
  ['empty-move', 'B(J,10);', 'B(J,10)!'],
  ['empty-move', 'B(J,10);;W(K,11)', 'B(J,10);W(K,11)!'],
  ['mark-value', 'B(J,10)MARK[+1]', 'B(J,10)MARK[1]!'],
  ['mark-value', 'B(J,10)MARK[3]', 'B(J,10)MARK[2]'],
  ['mark-value', 'B(J,10)MARK[-7]', 'B(J,10)MARK[-2]'],
  ['mark-value', 'B(J,10)MARK[-0.2]', 'B(J,10)MARK[0]'],
  ['mark-value', 'B(J,10)MARK[]', 'B(J,10)!'],
  ['mark-value', 'B(J,10)MARK[good]'],
  ['mark-syntax', 'B(J,10)Mark[1]', 'B(J,10)MARK[1]!'],
  ['mark-syntax', 'B(J,10)MARK-1', 'B(J,10)MARK[-1]!'],
  ['mark-syntax', 'B(J,10)!!', 'B(J,10)'],
  ['mark-duplicate', 'B(J,10)MARK[1]MARK[2]', 'B(J,10)MARK[1]'],
  ['occupied-point', 'B(J,10);W(J,10);W(K,11)', 'B(J,10);W(K,11)'],
  ['occupied-point', 'B(J,10);\nW(J,10);\nW(K,11)', 'B(J,10);\nW(K,11)'],
  ['occupied-point', 'B(J,10);W(J,10)', 'B(J,10)'],
  ['outside-gb2312', 'B(J,10)\u00a0', 'B(J,10) !'],
];

const WON = 'B(A,1);W(A,9);W(C,9);B(B,1);B(C,1);W(E,9);W(G,9);B(D,1);B(E,1);W(I,9);W(K,9);B(F,1)';

const headers: readonly Row[] = [
  [
    'full-width-delimiter',
    '【C6】[a][b][先手胜][2018.8.3 合肥][x]',
    '[C6】[a][b][先手胜][2018.8.3 合肥][x]!',
    '【C6][a][b][先手胜][2018.8.3 合肥][x]!',
  ],
  ['game-code', '[c6][a][b][先手胜][2018.8.3 合肥][x]', '[C6][a][b][先手胜][2018.8.3 合肥][x]!'],
  ['game-code', '[][a][b][先手胜][2018.8.3 合肥][x]', '[C6][a][b][先手胜][2018.8.3 合肥][x]!'],
  ['header-field-missing', '[C6][a][b][先手胜]'],
  ['header-field-missing', '[a][b][先手胜][2018.8.3 合肥][x]', '[C6][a][b][先手胜][2018.8.3 合肥][x]'],
  ['header-field-extra', '[C6][a][b][先手胜][2018.8.3][合肥][x]', '[C6][a][b][先手胜][2018.8.3 合肥][x]!'],
  ['header-field-extra', '[C6][a][b][先手胜][2018.8.3 合肥][x][]', '[C6][a][b][先手胜][2018.8.3 合肥][x]'],
  ['header-syntax', '[C6][a[b][先手胜][2018.8.3 合肥][x]', '[C6][a][b][先手胜][2018.8.3 合肥][x]!'],
  ['header-syntax', '[C6][a)[b][先手胜][2018.8.3 合肥][x]', '[C6][a][b][先手胜][2018.8.3 合肥][x]!'],
  ['header-syntax', '[C6][a][b]平局[2018.8.3 合肥][x]', '[C6][a][b][平局][2018.8.3 合肥][x]!'],
  ['header-syntax', '{C6}[a][b][先手胜][2018.8.3 合肥][x]', '[C6][a][b][先手胜][2018.8.3 合肥][x]!'],
  ['header-syntax', '[C6][a]-[b][先手胜][2018.8.3 合肥][x]', '[C6][a][b][先手胜][2018.8.3 合肥][x]!'],
  ['header-syntax', '[C6][a]!words![b][先手胜][2018.8.3 合肥][x]', '[C6][a][b][先手胜][2018.8.3 合肥][x]'],
  ['unknown-result', '[C6][a][b][黑胜][2018.8.3 合肥][x]', '[C6][a][b][先手胜][2018.8.3 合肥][x]!'],
  ['unknown-result', '[C6][a][b][后手 胜][2018.8.3 合肥][x]', '[C6][a][b][后手胜][2018.8.3 合肥][x]!'],
  [
    'unknown-result',
    '[C6][a][b][禁手][2018.8.3 合肥][x]',
    '[C6][a][b][先手胜][2018.8.3 合肥][x]',
    '[C6][a][b][后手胜][2018.8.3 合肥][x]',
  ],
  ['unknown-result', '[C6][a][b][和棋][2018.8.3 合肥][x]', '[C6][a][b][平局][2018.8.3 合肥][x]!'],
  [
    'result-placeholder',
    '[C6][a][b][ ][2018.8.3 合肥][x]',
    '[C6][a][b][先手胜][2018.8.3 合肥][x]',
    '[C6][a][b][后手胜][2018.8.3 合肥][x]',
  ],
  [
    'draw-result',
    '[C6][a][b][平局][2018.8.3 合肥][x]',
    '[C6][a][b][先手胜][2018.8.3 合肥][x]',
    '[C6][a][b][后手胜][2018.8.3 合肥][x]',
  ],
  ['time-place-unreadable', '[C6][a][b][先手胜][合肥 2018.8.3][x]', '[C6][a][b][先手胜][2018.08.03 合肥][x]!'],
  ['time-place-unreadable', '[C6][a][b][先手胜][2021 / 8 / 4 9:5:3][x]', '[C6][a][b][先手胜][2021.08.04 09:05:03][x]!'],
  [
    'time-place-unreadable',
    '[C6][a][b][先手胜][20180803 1030 合肥][x]',
    '[C6][a][b][先手胜][2018.08.03 10:30 合肥][x]!',
  ],
  ['time-place-unreadable', '[C6][a][b][先手胜][合肥][x]'],
  ['date-invalid', '[C6][a][b][先手胜][2018.13.3 合肥][x]'],
];

describe('What is wrong with a Connect6 record', () => {
  const right = (text: string) => (text.endsWith('!') ? [text.slice(0, -1), '!'] : [text, '']);

  describe('in its moves is put right', () => {
    for (const [rule, wrong, ...rights] of inMoves) {
      it(`${rule}: ${JSON.stringify(wrong)}`, () => {
        const wanted = rights.map(right).map(([text = '', sure = '']) => game(text) + sure);
        deepEqual(mended({ text: game(wrong), name: NAME }, rule), wanted);
      });
    }

    it('after the game has been won: all that follows goes', () => {
      const [fix] = mended({ text: game(`${WON};B(S,1);W(S,2)`), name: NAME }, 'move-after-win');
      equal(fix, game(`${WON};B(S,1)`));
    });
  });

  describe('in its header is put right', () => {
    for (const [rule, wrong, ...rights] of headers) {
      it(`${rule}: ${wrong}`, () => {
        const wanted = rights.map(right).map(([text, sure]) => `{${text};${GAME}}${sure}`);
        deepEqual(mended({ text: `{${wrong};${GAME}}`, name: NAME }, rule), wanted);
      });
    }

    it('by what the name of the file says', () => {
      for (const [rule, wrong, wanted] of [
        ['team-name-empty', '[甲队 B]', '[甲队]'],
        ['team-name-empty', '[乙队 W]', '[乙队]'],
        ['result-placeholder', '[先手胜]', '[后手胜]'],
        ['time-place-unreadable', '[2018.08.03 10:30 合肥]', '[2018.08.03 10:30 合肥]'],
        ['event-empty', '[2018 CCGC]', '[2018 CCGC]'],
      ] as const) {
        const text = game(GAME).replace(wrong, '[]');
        deepEqual(mended({ text, name: LONG_NAME }, rule), [game(GAME).replace(wrong, wanted)]);
      }
      const row = '[C6][甲队][乙队][后手胜][2018.08.03 10:30 合肥][2018 CCGC];';
      const headless = { text: `{${GAME}}`, name: LONG_NAME };
      deepEqual(mended(headless, 'header-field-missing'), [`{${row}${GAME}}`]);
      deepEqual(mended({ text: '', name: LONG_NAME }, 'open-brace-missing'), [`{${row}}`]);
      const short = { text: `{${row.replace('[2018 CCGC]', '')}${GAME}}`, name: LONG_NAME };
      deepEqual(mended(short, 'header-field-missing'), [`{${row}${GAME}}`]);
      const noPlace = { text: game(GAME).replace('10:30 合肥', '10:30'), name: LONG_NAME };
      deepEqual(mended(noPlace, 'place-missing'), [game(GAME)]);
      const noDay = { text: game(GAME).replace('2018.08.03', '2018.08.32'), name: LONG_NAME };
      deepEqual(mended(noDay, 'date-invalid'), [game(GAME)]);
    });

    it('by what the board shows', () => {
      const sound = game(WON);
      for (const [rule, result] of [
        ['result-board-mismatch', '后手胜'],
        ['unknown-result', '和棋'],
        ['draw-result', '平局'],
        ['result-placeholder', '先(后)手胜'],
      ] as const) {
        deepEqual(mended({ text: sound.replace('先手胜', result), name: NAME }, rule), [`${sound}!`]);
      }
    });
  });

  it('is the name of its file alone where header and board agree', () => {
    const text = game(WON);
    const name = 'C6-甲队 vs 乙队-后手胜.txt';
    deepEqual(rulesBroken({ text, name }), ['header-result-mismatch']);
    deepEqual(
      offersFor({ text, name }).map(({ rename, edits }) => [rename, edits.length]),
      [['C6-甲队 vs 乙队-先手胜.txt', 0]],
    );
  });

  describe('around it is put right', () => {
    const sound = game(GAME);
    const rows: readonly Row[] = [
      ['open-brace-missing', sound.slice(1), `${sound}!`],
      ['open-brace-missing', `(${sound.slice(1)}`, `${sound}!`],
      ['open-brace-missing', `x${sound}`, sound],
      ['open-brace-missing', `x${sound.slice(1)}`, sound],
      ['open-brace-missing', ''],
      ['close-brace-missing', sound.slice(0, -1), `${sound}!`],
      ['close-brace-missing', `${sound.slice(0, -1)};\n`, `${sound}\n!`],
      ['close-brace-missing', `(${sound.slice(1, -1)})`, `(${sound.slice(1)}!`],
      ['close-brace-missing', HEADER, `${HEADER}}!`],
      ['close-brace-missing', `${sound.slice(0, -1)}\n${sound}`, `${sound}\n${sound}!`],
      ['text-after-record', `${sound};}`, `${sound}!`],
      ['text-after-record', `${sound}\nNotes`, `${sound}\n`],
      ['header-field-missing', `{${GAME}}`],
    ];
    for (const [rule, wrong, ...wanted] of rows) {
      it(`${rule}: ${JSON.stringify(wrong)}`, () => deepEqual(mended({ text: wrong, name: NAME }, rule), wanted));
    }
  });

  it('is put right all at once, sign by sign of a Chinese input method', () => {
    const signs: Readonly<Record<string, string>> = {
      '{': '｛',
      '}': '｝',
      '[': '【',
      ']': '】',
      ';': '；',
      ',': '，',
      '(': '（',
    };
    const wrong = game(GAME).replace(/[{}[\];,(]/g, (sign) => signs[sign] ?? sign);
    equal(surelyMended({ text: wrong, name: NAME }, 3), game(GAME));
  });

  it('is put right in one go where a program has its own way of writing', () => {
    const wrong = '[c6][甲队][乙队]先手胜[2018.08.03 10:30 合肥][2018 CCGC]b[J10];w(11,K); W (L，12);';
    const sound = '{[C6][甲队][乙队][先手胜][2018.08.03 10:30 合肥][2018 CCGC];B(J,10);W(K,11); W(L,12)}';
    equal(surelyMended({ text: wrong, name: NAME }, 8), sound);
    deepEqual(rulesBroken({ text: sound, name: NAME }), []);
  });

  it('ends, however much of it is mended surely, and what was sure is no fault any more', () => {
    let mendedOnes = 0;
    for (const { text, name } of fixtures('ccgc-c6', 'bad')) {
      const sure = new Set(
        offersFor({ text, name }).flatMap(({ rule, sure, loses }) => (sure && !loses ? [rule.name] : [])),
      );
      const left = rulesBroken({ text: surelyMended({ text, name }, 4), name });
      for (const rule of sure) ok(!left.includes(rule), `${name}: ${rule}`);
      mendedOnes += sure.size;
    }
    ok(mendedOnes > 25, String(mendedOnes));
  });

  it('can be mended, but for what only whoever played can know', () => {
    const without = Object.keys(c6.rules).filter((rule) => !Object.hasOwn(c6.open().quickFixes ?? {}, rule));
    deepEqual(without.sort(), ['encoding-not-gb2312', 'off-board']);
  });
});
