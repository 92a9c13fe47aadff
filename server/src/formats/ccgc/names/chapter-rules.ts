/// The rules of file names that belong to a chapter: those of the long pattern, and those of the four chapters whose names are a
/// matter of their own.

import type { Example } from '../../../spec/rule';
import { FIXED, ruleBook, warning } from '../../../spec/rule-book';
import { chapterNameClauses } from './clauses';

const fieldsOf = (code: string): string => `[${code}][甲队][乙队][先手胜][2018.08.03 10:30 合肥][2018 CCGC]`;
const braced = (code: string): string => `{${fieldsOf(code)};}`;
const bracketed = (code: string): string => `(${fieldsOf(code)};)`;

const WTN = `#${fieldsOf('WTN').replace('甲队', '甲队 R').replace('乙队', '乙队 B')};\nR:A5-1;B5-4;C5-2;A4-6;B4-3;A3-5\nB:E3-2;D2-6;E2-4;C1-1;D1-3;E1-5\n`;
const SU = '#2018-04-01-09:00|合肥\n#先手方:甲队|后手方:乙队|先手胜\nB2C-3C\n';
const AC2 = [
  '(',
  ';INFO[1.0]PA[甲队]PB[乙队]TL[1]SL[1]',
  ';AA[dgbfchieakgdfcejhjkiglihj]',
  ';AB[jlhjikjigdhkfcagedgbceihf]',
  ';EA[2]EB[2]',
  ')\n',
].join('\n');

const DB = JSON.stringify({
  R: 'A',
  B: 'B',
  winner: 'R',
  RScore: '0',
  BScore: '0',
  Date: '2018-08-03',
  Event: '2018 CCGC',
  game: [],
});

type Long = 'C5' | 'C6' | 'HEX' | 'PG' | 'NG' | 'AM' | 'WTN' | 'AC2';

/// `text` is a record of the chapter.
function longRules<C extends Long>(code: C, text: string, as: string = code) {
  const clause = `${code}-2` as const;
  const ending = (tail: string): Example => ({
    text,
    name: `${as}-甲队 vs 乙队-先手胜-${tail}.txt`,
    ...(as === code ? {} : { with: ['game-code-case'] }),
  });
  const good: Example = { text, name: `${code}-甲队 vs 乙队-先手胜-2018.08.03 10.30 合肥-2018 CCGC.txt` };
  return ruleBook(chapterNameClauses)({
    'name-time-unreadable': warning(clause, {
      en: 'In the file name a date should follow the result: {value}.',
      zh: '文件名的结果之后应是比赛时间，这里是“{value}”。',
      bad: ending('合肥-2018 CCGC'),
      good,
      fix: FIXED,
    }),
    'name-date-invalid': warning(clause, {
      en: 'There is no {part}: the file name says {value}.',
      zh: '文件名里写的是 {value}，而{part}并不存在。',
      bad: ending('2018.08.33 10.30 合肥-2018 CCGC'),
      good,
      fix: FIXED,
    }),
    'name-place-missing': warning(clause, {
      en: 'In the file name a place should follow date and time.',
      zh: '文件名的时间之后缺少比赛地点。',
      bad: ending('2018.08.03 10.30-2018 CCGC'),
      good,
      fix: FIXED,
    }),
    'name-event-missing': warning(clause, {
      en: 'In the file name a hyphen and the event should follow the place.',
      zh: '文件名的地点之后缺少赛事名称。',
      bad: ending('2018.08.03 10.30 合肥'),
      good,
      fix: FIXED,
    }),
  });
}

/// The same rules in the chapters that have the long pattern. Of those with a pattern of their own they are only asked where the
/// code at the start of the name is not quite right.
export const LONG_RULES = {
  C5: longRules('C5', braced('C5')),
  C6: longRules('C6', braced('C6')),
  HEX: longRules('HEX', braced('HEX')),
  PG: longRules('PG', bracketed('PG')),
  NG: longRules('NG', bracketed('NG')),
  AM: longRules('AM', `#${fieldsOf('AM')};\n`),
  WTN: longRules('WTN', WTN, 'wtn'),
  AC2: longRules('AC2', AC2, 'ac2'),
};

type OwnClause = 'SU-2.1.1' | 'WTN-2' | 'DB-2' | 'AC2-2';

/// A chapter whose names are a matter of its own.
const ownRule = <C extends OwnClause>(clause: C, text: string, pattern: string, bad: string) =>
  ruleBook(chapterNameClauses)({
    'file-name-format': warning(clause, {
      en: `The file name has to look like this: ${pattern}.`,
      zh: `文件名应为“${pattern}”的形式。`,
      bad: { text, name: bad },
      good: { text, name: pattern },
      fix: FIXED,
    }),
  })['file-name-format'];

const LONG_NAME = 'A vs B-先手胜-2018.04.01 09.00 重庆-2018 CCGC.txt';

export const OWN_FORMATS = {
  SU: ownRule('SU-2.1.1', SU, 'SU-A vs B-先手胜-201804010900.txt', 'SU-A vs B-先手胜 201804010900.txt'),
  WTN: ownRule('WTN-2', WTN, `WTN-${LONG_NAME}`, `WTN-${LONG_NAME.replace('-先手胜', '先手胜')}`),
  DB: ownRule('DB-2', DB, 'DB-A vs B-先手胜.txt', 'DB-A vs B先手胜.txt'),
  AC2: ownRule('AC2-2', AC2, `AC2-${LONG_NAME}`, `AC2-${LONG_NAME.replace('-先手胜', '先手胜')}`),
};

const SURAKARTA = { text: SU, name: 'SU-甲队 vs 乙队-先手胜-201804010900.txt' };

export const surakartaRules = ruleBook(chapterNameClauses)({
  'file-name-result': warning('SU-2.1.1.1', {
    en: 'In the file name the result is {value}; it has to be 先手胜, 后手胜, 平局 or 未决胜.',
    zh: '文件名里的结果是“{value}”，应为先手胜、后手胜、平局、未决胜之一。',
    bad: { text: SU, name: 'SU-甲队 vs 乙队-先手获胜-201804010900.txt' },
    good: SURAKARTA,
    fix: FIXED,
  }),
  'file-name-time': warning('SU-2.1.1.2', {
    en: 'In the file name the time is {value}; it has to be twelve digits of a time that exists.',
    zh: '文件名里的时间是“{value}”，应为 12 位数字，并且确有这个时间。',
    bad: { text: SU, name: 'SU-甲队 vs 乙队-先手胜-2018.04.01 09.00.txt' },
    good: SURAKARTA,
    fix: FIXED,
  }),
});
