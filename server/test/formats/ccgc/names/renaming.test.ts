/// What is wrong with the name of a file can be put right: by another name, or by the header where the two disagree.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { fileNameOf } from '../../../../src/formats/ccgc/names/name';
import { nameCases } from '../../../support/fixtures';
import { mended, offersFor } from '../../../support/mending';

const RECORD = '{[C6][甲队 B][乙队 W][先手胜][2018.08.03 10:30 合肥][2018 CCGC];B(J,10)}';

const namesFor = (name: string, text = ''): string[] =>
  offersFor({ text, name }).flatMap(({ rename }) => (rename === undefined ? [] : [rename]));

describe('The name of a file', () => {
  const rows: readonly (readonly [wrong: string, ...right: string[]])[] = [
    ['C6-甲 vs 乙-先手胜', 'C6-甲 vs 乙-先手胜.txt'],
    ['C6-甲 vs 乙-先手胜.TXT', 'C6-甲 vs 乙-先手胜.txt'],
    ['c6_甲VS乙：先手胜.txt', 'C6-甲 vs 乙-先手胜.txt'],
    ['Ｃ６－甲 ｖｓ 乙－先手胜.txt', 'C6-甲 vs 乙-先手胜.txt'],
    ['C6-甲队对乙队-先手胜.txt', 'C6-甲队 vs 乙队-先手胜.txt'],
    ['C6 - 甲 vs 乙 - 先手胜 .txt', 'C6-甲 vs 乙-先手胜.txt'],
    ['C6-甲 vs 乙-黑胜.txt', 'C6-甲 vs 乙-先手胜.txt'],
    ['C6-甲 vs 乙-先手胜(1).txt', 'C6-甲 vs 乙-先手胜.txt'],
    ['C6-甲 vs 乙.txt', 'C6-甲 vs 乙-先手胜.txt', 'C6-甲 vs 乙-后手胜.txt'],
    ['C6-甲 vs 乙-先(后)手胜.txt', 'C6-甲 vs 乙-先手胜.txt', 'C6-甲 vs 乙-后手胜.txt'],
    ['GO-甲 vs 乙-先手胜-第3轮.txt', 'GO-甲 vs 乙-先手胜.txt'],
    ['C6-甲 vs 乙-先手胜201808031030.txt', 'C6-甲 vs 乙-先手胜 201808031030.txt'],
    ['C6-甲 vs 乙-先手胜-20180803103000.txt', 'C6-甲 vs 乙-先手胜 201808031030.txt'],
    ['SU-甲 vs 乙-平局 201808031030.txt', 'SU-甲 vs 乙-平局-201808031030.txt'],
    ['DB-甲 vs 乙_先手胜.txt', 'DB-甲 vs 乙-先手胜.txt'],
    // What was lost nobody knows.
    ['C6-甲 vs 乙-先手胜 201808032430.txt'],
    ['C6- vs 乙-先手胜.txt'],
    ['C6-甲 vs 乙 vs 丙-先手胜.txt'],
    ['围棋-甲 vs 乙-先手胜.txt'],
    ['C6-甲 vs 乙-平局.txt'],
  ];
  for (const [wrong, ...right] of rows) {
    it(`${wrong} becomes ${right.join(' or ') || 'no other'}`, () => deepEqual(namesFor(wrong), right));
  }

  it('gets what it lacks from the header', () => {
    for (const [wrong, right] of [
      ['六子棋-甲队 vs 乙队-先手胜.txt', 'C6-甲队 vs 乙队-先手胜.txt'],
      ['C6- vs 乙队-先手胜.txt', 'C6-甲队 B vs 乙队-先手胜.txt'],
      ['C6-甲队 vs 乙队.txt', 'C6-甲队 vs 乙队-先手胜.txt'],
      ['C6-甲队 vs 乙队-先手胜 20180803.txt', 'C6-甲队 vs 乙队-先手胜 201808031030.txt'],
      ['C6-甲队 vs 乙队-先手胜-合肥-2018 CCGC.txt', 'C6-甲队 vs 乙队-先手胜-2018.08.03 10.30 合肥-2018 CCGC.txt'],
      ['C6-甲队 vs 乙队-先手胜-2018.08.03 10.30.txt', 'C6-甲队 vs 乙队-先手胜-2018.08.03 10.30 合肥-2018 CCGC.txt'],
    ] as const) {
      deepEqual(namesFor(wrong, RECORD), [right]);
    }
  });

  it('is never made worse, whatever is wrong with it', () => {
    let renamed = 0;
    for (const name of new Set(nameCases('ccgc-naming').map((row) => row.name))) {
      const before = fileNameOf(name).faults.length;
      for (const text of ['', RECORD]) {
        for (const other of namesFor(name, text).filter((other) => !other.includes('甲队 B'))) {
          ok(fileNameOf(other).faults.length <= before, `${name}: ${other}`);
          renamed++;
        }
      }
    }
    ok(renamed > 60, String(renamed));
  });

  it('holds no sign that a system forbids, whatever the header says', () => {
    const text = RECORD.replace('甲队 B', '甲/队: B');
    deepEqual(namesFor('C6- vs 乙队-先手胜.txt', text), ['C6-甲／队： B vs 乙队-先手胜.txt']);
  });
});

describe('Where name and header contradict each other', () => {
  const rows = [
    [
      'header-team-mismatch',
      'C6-丙队 vs 乙队-先手胜.txt',
      'C6-甲队 B vs 乙队-先手胜.txt',
      RECORD.replace('甲队 B', '丙队'),
    ],
    [
      'header-team-mismatch',
      'C6-甲队 vs 丙队-先手胜.txt',
      'C6-甲队 vs 乙队 W-先手胜.txt',
      RECORD.replace('乙队 W', '丙队'),
    ],
    [
      'header-result-mismatch',
      'C6-甲队 vs 乙队-后手胜.txt',
      'C6-甲队 vs 乙队-先手胜.txt',
      RECORD.replace('先手胜', '后手胜'),
    ],
    ['header-code-mismatch', 'C5-甲队 vs 乙队-先手胜.txt', 'C6-甲队 vs 乙队-先手胜.txt', RECORD.replace('C6', 'C5')],
  ] as const;
  for (const [rule, name, right, text] of rows) {
    it(`either is mended: ${rule} of ${name}`, () => {
      deepEqual([namesFor(name, RECORD), mended({ text: RECORD, name }, rule)], [[right], [text]]);
    });
  }

  it('the rest of a sound name stays as it is', () => {
    const name = 'C6-丙队B vs 乙队W-先手胜-2018年8月3日 10时30分 合肥-2018-CCGC-决赛.txt';
    deepEqual(namesFor(name, RECORD), [name.replace('丙队B', '甲队 B')]);
  });

  it('Amazons records are mended alike', () => {
    const text = '#[AM][甲队][乙队][先手胜][2018.08.03 10:30 合肥][2018 CCGC];\n1 d1d7(g7)\n';
    const name = 'AM-甲队 vs 乙队-后手胜.txt';
    deepEqual(namesFor(name, text), ['AM-甲队 vs 乙队-先手胜.txt']);
    equal(mended({ text, name }, 'header-result-mismatch')[0], text.replace('先手胜', '后手胜'));
  });
});
