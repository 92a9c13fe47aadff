/// Rules about the header, the same in all chapters that have one of six fields.

import { error, FIXED, warning } from '../../../../spec/rule-book';
import { params } from './params';
import type { Samples } from './samples';

/// The clauses of a chapter that its header follows.
interface HeaderClauses<C extends string = string> {
  readonly section: C;
  readonly code: C;
  readonly teams: C;
  readonly result: C;
  readonly time: C;
  readonly event: C;
  /// Time and place, as the chapter writes them.
  readonly when?: string;
}

const fieldRules = <C extends string>({ section }: HeaderClauses<C>, { header, sound, headed, told }: Samples) => ({
  'header-field-missing': error(section, {
    en: 'The header has {count} of its six fields: code, first team, second team, result, time and place, event.',
    zh: '参赛信息应有六项：棋种代码、先手队名、后手队名、对弈结果、时间地点、竞赛名称；这里有 {count} 项。',
    bad: headed(header.replace('[2018 CCGC]', '')),
    good: sound,
    fix: FIXED,
  }),
  'header-field-extra': error(section, {
    en: 'The header has {count} fields; it ends with the sixth, the event.',
    zh: '参赛信息有 {count} 项，应到第六项（竞赛名称）为止。',
    bad: told({ when: '2018.08.03 10:30][合肥' }),
    good: told({}),
    fix: FIXED,
  }),
  'header-syntax': error(section, {
    en: 'Not understood: the header is a row of fields, each between [ and ], with nothing else between them.',
    zh: '无法识别：参赛信息的各项都应写在 [ ] 里，项与项之间没有别的内容。',
    bad: headed(header.replace('[甲队]', '[甲队')),
    good: sound,
    fix: FIXED,
  }),
});

const WHEN = '2017.07.29 14:00 重庆';

const valueRules = <C extends string>(
  { teams, time, event, when = WHEN }: HeaderClauses<C>,
  { sound, field }: Samples,
) => ({
  'team-name-empty': warning(teams, {
    en: 'The {which} team has no name.',
    zh: '{which}队名是空的。',
    bad: field('first', ''),
    good: sound,
    fix: FIXED,
  }),
  'time-place-unreadable': warning(time, {
    en: `No date is found here; time and place look like ${when}.`,
    zh: `这里读不出日期；时间和地点写作“${when}”。`,
    bad: field('when', '合肥 2018.08.03 10:30'),
    good: sound,
    fix: FIXED,
  }),
  'date-invalid': warning(time, {
    en: 'There is no {part}: {value}.',
    zh: '没有{part}：{value}。',
    bad: field('when', '2018.08.33 10:30 合肥'),
    good: sound,
    fix: FIXED,
  }),
  'place-missing': warning(time, {
    en: 'No place follows date and time.',
    zh: '日期和时间后面缺少比赛地点。',
    bad: field('when', '2018.08.03 10:30'),
    good: sound,
    fix: FIXED,
  }),
  'event-empty': warning(event, {
    en: 'The event has no name.',
    zh: '竞赛名称是空的。',
    bad: field('event', ''),
    good: sound,
    fix: FIXED,
  }),
});

const resultRules = <C extends string>({ result }: HeaderClauses<C>, { sound, field }: Samples) => ({
  'unknown-result': error(result, {
    en: 'The result is {value}{meaning}; it has to be 先手胜 (first player wins) or 后手胜 (second player wins).',
    zh: '对弈结果是“{value}”{meaning}，应为“先手胜”或“后手胜”。',
    bad: field('result', '先手获胜'),
    good: sound,
    fix: FIXED,
  }),
  'result-placeholder': warning(result, {
    en: 'The result is yet to be filled in: 先手胜 (first player wins) or 后手胜 (second player wins).',
    zh: '对弈结果还没有填写，应为“先手胜”或“后手胜”。',
    bad: field('result', '先(后)手胜'),
    good: sound,
    fix: FIXED,
  }),
});

export const headerRules = <C extends string>(clauses: HeaderClauses<C>, samples: Samples) => ({
  ...fieldRules(clauses, samples),
  'game-code': params(
    error(clauses.code, {
      en: 'The game code is {value}; that of this game is {code}.',
      zh: '棋种代码{value}，应为 {code}。',
      bad: samples.field('code', samples.code.toLowerCase()),
      good: samples.sound,
      fix: FIXED,
    }),
    { code: samples.code },
  ),
  ...valueRules(clauses, samples),
  ...resultRules(clauses, samples),
});

/// Where the board shows who has won. `won` are the moves of a game that the first player wins.
export const boardResultRules = <C extends string>({ result }: HeaderClauses<C>, { told }: Samples, won: string) => ({
  'result-board-mismatch': warning(result, {
    en: 'The result says otherwise, but on the board {winner} has won: {value}.',
    zh: '盘面上是{winner}获胜，结果应为“{value}”。',
    bad: told({ result: '后手胜' }, won),
    good: told({}, won),
    concluded: true,
    fix: FIXED,
  }),
});

/// Where the source has no word for a draw, but games can be drawn.
export const drawRules = <C extends string>({ result }: HeaderClauses<C>, { told }: Samples) => ({
  'draw-result': warning(result, {
    en: 'The format has no word for a draw; only 先手胜 and 后手胜 are provided for.',
    zh: '标准没有规定平局的写法，结果只有“先手胜”和“后手胜”两种。',
    bad: told({ result: '平局' }),
    good: told({}),
    fix: FIXED,
  }),
});
