/// Gomoku, Hex, NoGo and Phantom Go as programs write them: the board is shown, a habit is told of once, and one fix mends it.

import { deepEqual, equal } from 'node:assert/strict';
import type { Chapter } from '../../../src/formats/ccgc/brackets/chapter';
import { chapter as c5 } from '../../../src/formats/ccgc/c5/chapter';
import { chapter as hex } from '../../../src/formats/ccgc/hex/chapter';
import { chapter as ng } from '../../../src/formats/ccgc/ng/chapter';
import { chapter as pg } from '../../../src/formats/ccgc/pg/chapter';
import { BracketRecords } from '../../support/brackets';
import { mended, surelyMended } from '../../support/mending';

const FIELDS = '[甲队][乙队][先手胜][2018.08.03 10:30 合肥][2018 CCGC]';

interface Dialect {
  readonly chapter: Chapter;
  readonly text: string;
  /// What the board has, from the top.
  readonly stones: number;
  readonly told: readonly string[];
  /// After all that can be mended in one way only.
  readonly mended?: string;
}

const GOMOKU = 'B(H,8);W(I,9);B(H,9);W(I,8)';
const gomoku = (text: string, told: readonly string[], mended?: string): Dialect => ({
  chapter: c5,
  text,
  stones: 4,
  told,
  ...(mended === undefined ? {} : { mended }),
});
const SOUND = `{[C5]${FIELDS};${GOMOKU}}`;

const dialects: Readonly<Record<string, Dialect>> = {
  'Gomoku: a code in braces': gomoku(`{{C5}${FIELDS};${GOMOKU}}`, ['header-syntax: {C5}'], SOUND),
  'Gomoku: a code without brackets': gomoku(`{C5;${FIELDS};${GOMOKU}}`, ['header-syntax: C5'], SOUND),
  'Gomoku: no brace at the beginning': gomoku(`[C5]${FIELDS};${GOMOKU}}`, ['open-brace-missing: ['], SOUND),
  'Gomoku: the number of the team for the code': gomoku(SOUND.replace('C5', 'D2'), ['game-code: D2'], SOUND),
  'Gomoku: H for White': gomoku(SOUND.replaceAll('W(', 'H('), ['dialect-moves: H(I,9)'], SOUND),
  'Gomoku: colours in Chinese': gomoku(
    SOUND.replaceAll('W(', '白(').replaceAll('B(', '黑('),
    ['dialect-moves: 黑(H,8)'],
    SOUND,
  ),
  'Gomoku: teams for colours': gomoku(
    SOUND.replaceAll('W(', '乙队(').replaceAll('B(', '甲队('),
    ['dialect-moves: 甲队(H,8)'],
    SOUND,
  ),
  'Gomoku: words before the moves': gomoku(
    SOUND.replace('B(H,8)', '\n文件之前的内容 B(H,8)'),
    ['dialect-moves: 文件之前的内容 B(H,8)'],
    SOUND.replace('B(H,8)', '\nB(H,8)'),
  ),
  'Gomoku: a pass': gomoku(SOUND.replace('}', ';B(pass)}'), ['move-syntax: B(pass)']),
  'Gomoku: no semicolon behind the header': gomoku(
    SOUND.replace('];B', ']\nB'),
    ['separator-missing: B(H,8)'],
    SOUND.replace('];B', '];\nB'),
  ),
  'Gomoku: a date outside of brackets': gomoku(
    SOUND.replace('[2018.08.03 10:30 合肥]', '2018.08.03 10:30 合肥'),
    ['header-syntax: 2018.08.03 10:30 合肥'],
    SOUND,
  ),
  'Gomoku: a result of forbidden moves': gomoku(SOUND.replace('先手胜', '禁手'), ['unknown-result: 禁手']),
  'Hex: seconds, and no result yet': {
    chapter: hex,
    text: `{[HEX][甲队][乙队][未完成][2024.08.01 14:03:22 合肥][2018 CCGC]; R(F,6); B(E,7); R(F,5)}`,
    stones: 3,
    told: ['unknown-result: 未完成'],
  },
  'Hex: a header of little': {
    chapter: hex,
    text: '{[Red 先手胜];R(F,6);B(E,7)}',
    stones: 2,
    told: ['header-field-missing: {', 'game-code: Red 先手胜'],
  },
  'NoGo: colons behind colours': {
    chapter: ng,
    text: `([NG]${FIELDS};\nB:[A1];\nW:[B2];\nB:[C3]\n)`,
    stones: 3,
    told: ['dialect-moves: B:[A1]'],
    mended: `([NG]${FIELDS};\nB[A1];\nW[B2];\nB[C3]\n)`,
  },
  'NoGo: a result by colours, no place': {
    chapter: ng,
    text: '([NG][Trendy][AI][黑胜][2024-05-01][CCGC];B[D5];W[E5])',
    stones: 2,
    told: ['unknown-result: 黑胜', 'place-missing: 2024-05-01'],
  },
  'Phantom Go: two games in one file': {
    chapter: pg,
    text: `([PG]${FIELDS};B[D5];W[D5];W[E5])\n([PG]${FIELDS};B[A1])\n`,
    stones: 2,
    told: [`text-after-record: ([PG]${FIELDS};B[A1])`],
  },
  'Phantom Go: braces around the record': {
    chapter: pg,
    text: `{[PG]${FIELDS};B[D5];W[E5]}`,
    stones: 2,
    told: ['open-paren-missing: {', 'close-paren-missing: }'],
    mended: `([PG]${FIELDS};B[D5];W[E5])`,
  },
};

describe('Dialects of records in brackets', () => {
  for (const [title, { chapter, text, stones, told, mended: wanted }] of Object.entries(dialects)) {
    const records = new BracketRecords(chapter);

    it(`${title}: is told of ${told.length === 1 ? 'once' : `in ${told.length} places`}, and its board is shown`, () => {
      deepEqual(records.found(text), told);
      equal(records.record(text).board()?.rows.join('').replaceAll('.', '').length, stones);
    });

    if (wanted !== undefined) {
      it(`${title}: is mended`, () => {
        equal(surelyMended({ text, name: records.name }, 4), wanted);
        deepEqual(records.found(wanted), []);
      });
    }
  }

  it('are told with what they should be', () => {
    const records = new BracketRecords(c5);
    const text = SOUND.replaceAll('W(', 'H(');
    equal(
      records.message(text, 'dialect-moves'),
      'Moves are written in a way of their own here, such as H(I,9); it has to be W(I,9).',
    );
    deepEqual(mended({ text, name: records.name }, 'dialect-moves'), [`${SOUND}!`]);
  });

  it('have words of their own for a game without a winner, and for a result that nobody has filled in', () => {
    const records = new BracketRecords(c5);
    const said = (word: string) => records.message(SOUND.replace('先手胜', word), 'unknown-result') ?? '';
    equal(said('和局').slice(0, 30), 'The result is 和局, a draw; it h');
    equal(said('未完').slice(0, 43), 'The result is 未完, a game without an end; it');
    equal(said('禁手').slice(0, 24), 'The result is 禁手; it has');
    for (const word of ['胜负关系', '后/先手胜', '先后手胜']) {
      deepEqual(records.found(SOUND.replace('先手胜', word)), [`result-placeholder: ${word}`]);
    }
    equal(
      surelyMended({ text: SOUND.replace('先手胜', '和棋'), name: records.name }, 2),
      SOUND.replace('先手胜', '平局'),
    );
  });

  it('do not hide a word that is nobody', () => {
    const records = new BracketRecords(c5);
    deepEqual(records.inMoves('丙队(H,8);白(I,9);丙队(A,1)'), [
      'move-syntax: 丙队(H,8)',
      'dialect-moves: 白(I,9)',
      'move-syntax: 丙队(A,1)',
    ]);
  });
});
