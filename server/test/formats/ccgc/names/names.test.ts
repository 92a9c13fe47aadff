import { deepEqual, equal, ok } from 'node:assert/strict';
import { fileNameOf, isAttempt } from '../../../../src/formats/ccgc/names/name';
import { whenInHeader, whenInName } from '../../../../src/formats/ccgc/shared/header/dates';
import { nameCases } from '../../../support/fixtures';
import { opened } from '../../../support/opened';

const told = (name: string): string[] =>
  fileNameOf(name)
    .faults.map(({ rule: { severity, clause, name: rule } }) => `${severity} ${clause} ${rule}`)
    .sort();

describe('File names', () => {
  const cases = nameCases('ccgc-naming');
  const names = [...new Set(cases.map(({ name }) => name))];

  it('are as many as there are cases', () => ok(names.length > 80));

  for (const name of names) {
    const wanted = cases.filter((one) => one.name === name && one.verdict !== 'ok');
    it(`${name}: ${wanted.map(({ rule }) => rule).join(', ') || 'ok'}`, () => {
      deepEqual(told(name), wanted.map(({ verdict, clause, rule }) => `${verdict} ${clause} ${rule}`).sort());
    });
  }

  it('of Surakarta set the time off by a hyphen, whatever else is wrong with them', () => {
    deepEqual(told('su-甲 vs 乙-先手胜-202402292359.txt'), ['warning NAMING-2 game-code-case']);
    deepEqual(told('SU-甲 VS 乙-先手胜-202402292359.txt'), ['warning NAMING-3 vs-spelling']);
    deepEqual(told('C6-甲 vs 乙-先手胜-202402292359.txt'), ['warning NAMING-7 timestamp-separator']);
  });

  it('with a dash instead of the hyphen before the event still have an event', () => {
    const faults = told('C6-甲 vs 乙-先手胜-2018.08.03 10-30 合肥–2018 CCGC.txt');
    deepEqual(faults, ['warning NAMING-7 hyphen-look-alike']);
  });

  it('without a time are still asked for the event', () => {
    deepEqual(told('PG-甲 vs 乙-先手胜-青岛.txt'), [
      'warning PG-2 name-event-missing',
      'warning PG-2 name-time-unreadable',
    ]);
    deepEqual(told('PG-甲 vs 乙-先手胜-青岛-2018 CCGC.txt'), ['warning PG-2 name-time-unreadable']);
  });

  it('are told of at the start of the text, once each', () => {
    const text = 'anything';
    const { list } = opened(text, { language: 'ccgc', name: 'GO-甲 VS 乙-先手胜.sgf' }).diagnostics();
    deepEqual(
      list.map(({ rule, to }) => [rule, to]),
      [
        ['extension-not-txt', 0],
        ['vs-spelling', 0],
      ],
    );
  });

  it('are left alone where they are no attempt at a name', () => {
    for (const name of ['notes.txt', 'C6-1.txt', '六子棋 第3局.txt', '']) ok(!isAttempt(name), name);
    equal(opened('x', { language: 'ccgc', name: 'GO-1.sgf' }).diagnostics().list.length, 0);
  });

  it('say who plays and who won, hyphens and blanks in team names or not', () => {
    const { code, first, second, result } = fileNameOf('C5-A-1 队 vs B-2队-后手胜 201808041400.txt');
    deepEqual([code?.code, first, second, result], ['C5', 'A-1 队', 'B-2队', 'second']);
  });

  it('do not trip anything up', () => {
    for (const name of [
      '-',
      'C6',
      'C6-',
      'C6 vs ',
      'C6- vs -',
      `C6-${'vs '.repeat(1000)}`,
      `C6-${' '.repeat(5000)}vs`,
    ]) {
      fileNameOf(name);
    }
  });
});

describe('Names and headers', () => {
  const header = (code: string, first: string, second: string, result = '先手胜'): string =>
    `{[${code}][${first}][${second}][${result}][2018.08.03 10:30 合肥][2018 CCGC]}`;
  const found = (text: string, name: string): string[] =>
    opened(text, { language: 'ccgc', name })
      .diagnostics()
      .list.map(({ rule }) => rule);

  it('agree whether colour letters and blanks are there or not', () => {
    deepEqual(found(header('C6', '甲 队 B', '乙队'), 'C6-甲队 vs 乙队W-先手胜.txt'), []);
    deepEqual(found(header('C6', 'B', 'W'), 'C6-B vs W-先手胜.txt'), []);
  });

  it('do not agree on other teams, in another order, or on another result', () => {
    deepEqual(found(header('C6', '乙队', '甲队'), 'C6-甲队 vs 乙队-先手胜.txt'), [
      'header-team-mismatch',
      'header-team-mismatch',
    ]);
    deepEqual(found(header('C6', '甲队', '乙队', '后手胜'), 'C6-甲队 vs 乙队-先手胜.txt'), ['header-result-mismatch']);
  });

  it('of different games are told once, and the record is read by its header', () => {
    deepEqual(found(header('C6', '丙队', '乙队'), 'HEX-甲队 vs 乙队-后手胜.txt'), ['header-code-mismatch']);
  });

  it('are not compared where the text could not be decoded, or the result is a template', () => {
    deepEqual(found(header('C6', '\ufffd队', '乙队'), 'C6-甲队 vs 乙队-先手胜.txt'), ['undecodable-text']);
    deepEqual(found(header('C6', '甲队', '乙队'), 'C6-甲队 vs 乙队-先(后)手胜.txt'), ['result-placeholder']);
  });
});

describe('Dates', () => {
  const header = (text: string): unknown => {
    const when = whenInHeader(text);
    return when && [text.slice(0, when.size), when.exists];
  };
  const name = (text: string): unknown => {
    const when = whenInName(text);
    return when && [text.slice(0, when.size), when.exists];
  };

  it('of headers have a time or none, and are followed by anything', () => {
    deepEqual(header('2017.07.29 14:00 重庆'), ['2017.07.29 14:00', true]);
    deepEqual(header('2017/7/29重庆'), ['2017/7/29', true]);
    deepEqual(header('2017年7月29日14时00分05秒 重庆'), ['2017年7月29日14时00分05秒', true]);
    deepEqual(header('2021-8-6-18:39'), ['2021-8-6-18:39', true]);
    deepEqual(header('2023-08-01-14-03'), ['2023-08-01-14-03', true]);
  });

  it('that the calendar has not do not exist', () => {
    for (const text of ['2018.13.05', '2018.02.29', '2018.04.31', '2018.1.0', '2018.1.1 24:00', '2018.1.1 1:60']) {
      deepEqual(header(text), [text, false]);
    }
    deepEqual(header('2020.2.29'), ['2020.2.29', true]);
    deepEqual(header('1900.2.29'), ['1900.2.29', false]);
  });

  it('have the same sign twice', () => {
    equal(header('2017.07-29'), undefined);
    equal(name('2017.07_29'), undefined);
  });

  it('of names have colons, dots, hyphens or nothing in their times', () => {
    for (const time of ['10:30', '10：30', '10.30', '10_30', '10-30', '10时30分', '1030']) {
      deepEqual(name(`2018.08.03 ${time} 合肥`), [`2018.08.03 ${time}`, true], time);
    }
    deepEqual(name('2018.08.03 10-30-2018 CCGC'), ['2018.08.03 10-30', true]);
    deepEqual(name('2018-08-03 10-30-00 合肥'), ['2018-08-03 10-30-00', true]);
    deepEqual(name('201808032575 合肥'), ['201808032575', false]);
  });
});
