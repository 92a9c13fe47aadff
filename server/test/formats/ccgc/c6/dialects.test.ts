import { deepEqual, equal } from 'node:assert/strict';
import { found, record, stones } from './record';

const MOVES = 'B(J,10);W(K,11);W(K,12)';
const STONES = 'B J10, W K11, W K12';
const FIELDS = '[C6][甲队][乙队][先手胜][2018.08.03 10:30 合肥][2018 CCGC]';

/// Records as programs write them: each departure from the norm is told once, and the board is shown all the same.
const dialects: Readonly<Record<string, readonly [text: string, ...told: string[]]>> = {
  'a code in braces of its own': [`{{C6}${FIELDS.slice(4)};${MOVES}}`, 'header-syntax: {C6}'],
  'a code without brackets, and a semicolon after it': [`{C6;${FIELDS.slice(4)};${MOVES}}`, 'header-syntax: C6'],
  'no opening brace': [`${FIELDS};${MOVES}}`, 'open-brace-missing: ['],
  'no closing brace': [`{${FIELDS};${MOVES}`, 'close-brace-missing: {'],
  'time and place apart': [`{${FIELDS.replace(' 合肥', '][合肥')};${MOVES}}`, 'header-field-extra: [2018 CCGC]'],
  'empty teams': [
    `{${FIELDS.replace('甲队', '').replace('乙队', '')};${MOVES}}`,
    'team-name-empty: []',
    'team-name-empty: []',
  ],
  'a result without brackets': [`{${FIELDS.replace('[先手胜]', '后手胜')};${MOVES}}`, 'header-syntax: 后手胜'],
  'a date without brackets': [
    `{[C6][甲队][乙队][先/后手胜]2024.06.01 10:00;${MOVES}}`,
    'header-syntax: 2024.06.01 10:00',
  ],
  'a line break in a field': [`{${FIELDS.replace('2018 CCGC', '2018 \nCCGC')};${MOVES}}`],
  'a header of little': [`{[Red 先手胜];${MOVES}}`, 'header-field-missing: {', 'game-code: Red 先手胜'],
  'no header at all': [`{${MOVES}}`, 'header-field-missing: {'],
  'nothing but moves': [MOVES, 'close-brace-missing: B', 'header-field-missing: B', 'open-brace-missing: B'],
  'a semicolon after the last move': [`{${FIELDS};${MOVES};}`, 'empty-move: ;'],
  'one move a line': [`{${FIELDS};\n${MOVES.replaceAll(';', ';\n')}\n}\n`],
  'teams in the place of colours': [`{${FIELDS};甲队(J,10);乙队(K,11);乙队(K,12)}`, 'dialect-moves: 甲队(J,10)'],
  'teams in the place of colours, and fields that say what they are': [
    `{${FIELDS.replace('甲队', '先手参赛队 甲队').replace('乙队', '后手参赛队 乙队')};甲队(J,10);乙队(K,11);乙队(K,12)}`,
    'dialect-moves: 甲队(J,10)',
  ],
  'a template the other way round': [
    `{${FIELDS.replace('先手胜', '后/先手胜')};${MOVES}}`,
    'result-placeholder: 后/先手胜',
  ],
  'no winner': [`{${FIELDS.replace('先手胜', '未结束')};${MOVES}}`, 'unknown-result: 未结束'],
  'a result of colours': [`{${FIELDS.replace('先手胜', '黑胜')};${MOVES}}`, 'unknown-result: 黑胜'],
  'a date of hyphens': [`{${FIELDS.replace('2018.08.03 10:30', '2021-8-6-18:39')};${MOVES}}`],
  'a date with blanks': [
    `{${FIELDS.replace('2018.08.03 10:30', '2021 / 8 / 4 9:5:3')};${MOVES}}`,
    'time-place-unreadable: 2021 / 8 / 4 9:5:3 合肥',
  ],
  'no place': [`{${FIELDS.replace(' 合肥', '')};${MOVES}}`, 'place-missing: 2018.08.03 10:30'],
  'a place glued on': [`{${FIELDS.replace(' 合肥', '合肥')};${MOVES}}`],
  'parentheses around the record': [`(${FIELDS};${MOVES})`, 'open-brace-missing: (', 'close-brace-missing: )'],
  'a closing brace too early': [`{${FIELDS};B(J,10)};W(K,11);W(K,12)}`, 'text-after-record: ;W(K,11);W(K,12)}'],
  'text behind the record': [`{${FIELDS};${MOVES}}\n黑胜。B(A,1)是败着`, 'text-after-record: 黑胜。B(A,1)是败着'],
  'a title before the record': [`第一局\n{${FIELDS};${MOVES}}`, 'open-brace-missing: 第'],
};

describe('Dialects of Connect6 records', () => {
  for (const [name, [text, ...told]] of Object.entries(dialects)) {
    it(`${name}: ${told.length === 0 ? 'nothing' : told.length} to tell`, () => {
      deepEqual(found(text), told);
      equal(stones(text), STONES);
    });
  }
});

describe('Several games in one text', () => {
  const first = `{${FIELDS};${MOVES}}`;
  const second = `{${FIELDS};B(A,1);W(A,2);B(A,3)}`;

  it('are told at the second, and all of them are checked', () => {
    deepEqual(found(`${first}\n${second}\n`), [`text-after-record: ${second}`, 'colour-order: B']);
  });

  it('have each its own board; without a place it is that of the first', () => {
    const text = `${first}\n${second}\n`;
    equal(stones(text), STONES);
    equal(stones(text, text.length), 'B A1, B A3, W A2');
    equal(stones(text, text.indexOf('W(A,2)')), 'B A1, W A2');
    equal(record(text).board(text.length)?.node.move, 3);
    equal(stones(text, text.lastIndexOf('{')), '');
  });

  it('are told apart where the first is not closed', () => {
    const text = `${first.slice(0, -1)}\n${second}`;
    deepEqual(found(text), ['close-brace-missing: {', 'colour-order: B']);
    equal(stones(text), STONES);
    equal(stones(text, text.length), 'B A1, B A3, W A2');
  });

  it('may be many', () => {
    const text = Array(500).fill(first).join('\n');
    deepEqual(found(text).length, 1);
    equal(stones(text, text.length), STONES);
    const open = Array(500).fill(first.slice(0, -1)).join('\n');
    equal(found(open).filter((one) => one === 'close-brace-missing: {').length, 500);
    equal(stones(open, open.length), STONES);
  });
});
