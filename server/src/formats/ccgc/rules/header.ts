/// Rules about the header, the same in all chapters that have one of six fields.

import { error, warning } from '../../../spec/rule-book';
import { params } from './params';

/// The clauses of a chapter that its header follows.
export interface HeaderClauses {
  readonly section: string;
  readonly code: string;
  readonly teams: string;
  readonly result: string;
  readonly time: string;
  readonly event: string;
}

const fieldRules = ({ section }: HeaderClauses) => ({
  'header-field-missing': error(
    section,
    'The header has {count} of its six fields: code, first team, second team, result, time and place, event.',
    '参赛信息应有六项：棋种代码、先手队名、后手队名、对弈结果、时间地点、竞赛名称；这里有 {count} 项。',
  ),
  'header-field-extra': error(
    section,
    'The header has {count} fields; it ends with the sixth, the event.',
    '参赛信息有 {count} 项，应到第六项（竞赛名称）为止。',
  ),
  'header-syntax': error(
    section,
    'Not understood: the header is a row of fields, each between [ and ], with nothing else between them.',
    '无法识别：参赛信息的各项都应写在 [ ] 里，项与项之间没有别的内容。',
  ),
});

const valueRules = ({ teams, time, event }: HeaderClauses) => ({
  'team-name-empty': warning(teams, 'The {which} team has no name.', '{which}队名是空的。'),
  'time-place-unreadable': warning(
    time,
    'No date is found here; time and place look like 2017.07.29 14:00 重庆.',
    '这里读不出日期；时间和地点写作“2017.07.29 14:00 重庆”。',
  ),
  'date-invalid': warning(time, 'There is no such date or time: {value}.', '不存在这样的日期或时间：{value}。'),
  'place-missing': warning(time, 'No place follows date and time.', '日期和时间后面缺少比赛地点。'),
  'event-empty': warning(event, 'The event has no name.', '竞赛名称是空的。'),
});

const resultRules = ({ result }: HeaderClauses) => ({
  'unknown-result': error(
    result,
    'The result is {value}; it has to be 先手胜 (first player wins) or 后手胜 (second player wins).',
    '对弈结果是“{value}”，应为“先手胜”或“后手胜”。',
  ),
  'result-placeholder': warning(
    result,
    'The result is yet to be filled in: 先手胜 (first player wins) or 后手胜 (second player wins).',
    '对弈结果还没有填写，应为“先手胜”或“后手胜”。',
  ),
  'result-board-mismatch': warning(
    result,
    'The result says otherwise, but on the board {winner} has won: {value}.',
    '盘面上是{winner}获胜，结果应为“{value}”。',
  ),
});

export const headerRules = (clauses: HeaderClauses, code: string) => ({
  ...fieldRules(clauses),
  'game-code': params(
    error(clauses.code, 'The game code is {value}; that of this game is {code}.', '棋种代码是“{value}”，应为 {code}。'),
    { code },
  ),
  ...valueRules(clauses),
  ...resultRules(clauses),
});

/// Where the source has no word for a draw, but games can be drawn.
export const drawRules = ({ result }: HeaderClauses) => ({
  'draw-result': warning(
    result,
    'The format has no word for a draw; only 先手胜 and 后手胜 are provided for.',
    '标准没有规定平局的写法，结果只有“先手胜”和“后手胜”两种。',
  ),
});
