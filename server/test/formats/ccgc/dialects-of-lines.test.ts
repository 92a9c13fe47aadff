/// Amazons, EinStein, Surakarta and Dots and Boxes as programs write them: the board is shown, a habit is told of in few places, and what can be
/// mended in one way only is.

import { deepEqual, equal } from 'node:assert/strict';
import { rulesBroken, surelyMended } from '../../support/mending';
import { opened } from '../../support/opened';

interface Dialect {
  readonly name: string;
  readonly text: string;
  /// How many moves the board has.
  readonly moves: number;
  readonly told: readonly string[];
  readonly mended?: string;
  /// What is left then.
  readonly left?: readonly string[];
}

const LAYOUTS = 'R:A5-1;B5-2;C5-3;A4-4;B4-5;A3-6\nB:E3-1;D2-2;E2-3;C1-4;D1-5;E1-6\n';
const PLIES = '1:5;(R5,C3)\n2:1;(B1,E4)\n3:5;(R5,D2)\n4:1;(B1,E5)\n5:5;(R5,E1)\n';
const einstein = (header: string): string => `${header}\n${LAYOUTS}${PLIES}`;
const EINSTEIN = '#[WTN][石桥队 R][远山队 B][先手胜][2023.08.01 14:00 北京][2023 CCGC];';
const WTN = 'WTN-石桥队 vs 远山队-先手胜 202308011400.txt';

const AM = 'AM-石桥队 vs 远山队-先手胜.txt';
const amazons = (header: string, rounds: string): string => `#[AM][石桥队][远山队]${header}\n${rounds}`;
const WHEN = '[先手胜][2021.08.04 09:05:03 四川][国赛]';
const ROUNDS = '1 d1d8(b6) g10g3(i5)\n2 d8d7(e6) g3g4(g3)\n';

const SU = 'SU-石桥队 vs 远山队-平局-201808041000.txt';
const surakarta = (head: string, moves: string): string =>
  `${head}\n!BBBBBB\n!BBBBBB\n!000000\n!000000\n!RRRRRR\n!RRRRRR\n${moves}`;
const SU_HEAD = '#2018-08-04-10:00|合肥\n#先手方:石桥队|后手方:远山队|平局';

const DB = 'DB-石桥队 vs 远山队-先手胜.txt';
const dots = (winner: string, score: string, date: string): string =>
  `{"R":"石桥队","B":"远山队",${winner},"RScore":${score},"BScore":${score},"Date":"${date}","Event":"国赛","game":[{"piece":"r(a1,h)"},{"piece":"b(a2,h)"}]}`;

const dialects: Readonly<Record<string, Dialect>> = {
  'EinStein of 2020: no code, no result, semicolons behind layouts': {
    name: '石桥队vs远山队-先手方20230801140000.txt',
    text: einstein('#[石桥队][远山队][2023.08.01 14:00:00 线上][2023 CCGC];')
      .replace(/6\n/g, '6;\n')
      .replaceAll('\n', '\r'),
    moves: 5,
    told: [
      'unknown-game-code',
      'header-field-missing',
      'game-code',
      'layout-trailing-semicolon',
      'layout-trailing-semicolon',
    ],
    mended: einstein(EINSTEIN.replace('14:00 北京', '14:00:00 线上')).replaceAll('\n', '\r'),
    left: ['unknown-game-code'],
  },
  'EinStein of 2023: five fields without a code': {
    name: WTN,
    text: einstein(EINSTEIN.replace('[WTN]', '')),
    moves: 5,
    told: ['header-field-missing', 'game-code'],
    mended: einstein(EINSTEIN),
  },
  'EinStein: no code, no semicolon, no blank before the place': {
    name: WTN,
    text: einstein('#[石桥队 R][远山队 B][先手胜][2023.08.01 14:00北京][2023 CCGC]'),
    moves: 5,
    told: ['header-field-missing', 'header-terminator-missing', 'game-code'],
    mended: einstein(EINSTEIN.replace('14:00 ', '14:00')),
  },
  'EinStein: two semicolons': {
    name: WTN,
    text: einstein(`${EINSTEIN};`),
    moves: 5,
    told: ['text-after-header'],
    mended: einstein(EINSTEIN),
  },
  'EinStein: no header, and rows from the top': {
    name: 'sample.wtn.txt',
    text: '# 练习\nR:A1-1;B1-2;C1-3;A2-4;B2-5;A3-6\nB:E5-1;D5-2;C5-3;E4-4;D4-5;E3-6\n1:5;(R5,C3)\n2:1;(B1,D4)\n',
    moves: 2,
    told: ['header-missing', 'rows-from-top'],
    left: ['header-missing'],
  },
  'Amazons: six letters, a semicolon of full width, a date with blanks': {
    name: AM,
    text: `${amazons('[先手胜][2021 / 8 / 4 9:5:3 四川][国赛]', '1 DADHBF GJGCIE\n2 DHDGEF GCGDGC\n').replace('\n', '；\n')}`,
    moves: 4,
    told: ['time-place-unreadable', 'full-width-delimiter', 'dialect-moves'],
    mended: amazons(`${WHEN};`, ROUNDS),
  },
  'Amazons: a last line with a number alone, results not filled in': {
    name: AM,
    text: amazons('[胜负关系][2018.8.4 10:00 合肥][国赛];', '1 d1d8(b6) g10g3(i5)\n2  '),
    moves: 2,
    told: ['result-placeholder', 'round-syntax'],
    mended: amazons('[胜负关系][2018.8.4 10:00 合肥][国赛];', '1 d1d8(b6) g10g3(i5)\n'),
    left: ['result-placeholder'],
  },
  'Surakarta: blanks around the sign of a capture, a result of its own': {
    name: SU,
    text: surakarta(SU_HEAD.replace('平局', '和棋'), 'B2E - 3D\nR5D-4C\nB3D-4E\n'),
    moves: 3,
    told: ['unknown-result', 'space-in-move', 'space-in-move'],
    mended: surakarta(SU_HEAD, 'B2E-3D\nR5D-4C\nB3D-4E\n'),
  },
  'Surakarta: a day alone, and no result': {
    name: 'SU.txt',
    text: surakarta('#2018-08-04|\n#先手方:石桥队|后手方:远山队|', 'B2E-3D\n'),
    moves: 1,
    told: ['time-line-format', 'result-placeholder'],
    left: ['time-line-format', 'result-placeholder'],
  },
  'Dots and Boxes: scores as numbers, a key of its own, the year as it is counted in C': {
    name: DB,
    text: dots('"Winner":"R"', '0', '122-7-6'),
    moves: 2,
    told: ['winner-key-case', 'score-as-number', 'score-as-number', 'date-format'],
    mended: dots('"winner":"R"', '"0"', '2022-07-06'),
  },
};

describe('Dialects of records in lines and in JSON', () => {
  for (const [title, { name, text, moves, told, mended, left = [] }] of Object.entries(dialects)) {
    it(`${title}: told of, and its board is shown`, () => {
      deepEqual(rulesBroken({ text, name }), told);
      equal(opened(text, { language: 'ccgc', name }).board()?.node.move, moves);
    });

    it(`${title}: mended as far as there is one way only`, () => {
      const after = surelyMended({ text, name }, 6);
      if (mended !== undefined) equal(after, mended);
      deepEqual(rulesBroken({ text: after, name }), left);
    });
  }
});
