/// The rules of file names. What a name tells beyond the result follows the chapter of its game, and cites that.

import type { Rule } from '../../../spec/rule';
import { error, named, warning } from '../../../spec/rule-book';

const beginning = {
  'extension-not-txt': error(
    'NAMING-1',
    'The file name ends with {value}; it has to end with .txt.',
    '文件名以“{value}”结尾，扩展名应为 .txt。',
  ),
  'extension-case': warning('NAMING-1', 'The extension is {value}; write it .txt.', '扩展名是 {value}，应写作 .txt。'),
  'unknown-game-code': error(
    'NAMING-2',
    'The file name has to begin with the code of a game, such as C5, C6 or AM; it begins with {value}.',
    '文件名应以棋种代码（如 C5、C6、AM）开头，这里是“{value}”。',
  ),
  'game-code-case': warning(
    'NAMING-2',
    'In the file name the game code is {value}; write it {code}.',
    '文件名里的棋种代码 {value} 应写作 {code}。',
  ),
  'separator-not-hyphen': warning(
    'NAMING-7',
    'In the file name code and result are set off by a hyphen ("-").',
    '文件名的棋种代码之后、结果之前都用连字符“-”分隔。',
  ),
  'hyphen-look-alike': warning(
    'NAMING-7',
    'The file name has {value} where a hyphen ("-") should be.',
    '文件名里的“{value}”应改为连字符“-”。',
  ),
  'space-around-hyphen': warning(
    'NAMING-7',
    'In the file name there are blanks beside a hyphen.',
    '文件名的连字符“-”前后不应有空格。',
  ),
} as const;

const teams = {
  'missing-vs': error(
    'NAMING-3',
    'The file name does not tell the teams apart: " vs " stands between them.',
    '文件名里两队之间缺少“ vs ”，分不清两个队名。',
  ),
  'vs-spelling': warning(
    'NAMING-3',
    'In the file name "vs" is written in small letters.',
    '文件名里的 vs 应用小写字母。',
  ),
  'vs-spacing': warning(
    'NAMING-3',
    'In the file name "vs" has one blank on each side.',
    '文件名里的 vs 前后应各有一个空格。',
  ),
  'ambiguous-vs': warning(
    'NAMING-3',
    'The file name has " vs " more than once; the first one is taken.',
    '文件名里“ vs ”不止一处，按第一处划分队名。',
  ),
  'empty-team-name': error('NAMING-3', 'The file name does not name both teams.', '文件名里缺少队名。'),
} as const;

const results = {
  'missing-result': error(
    'NAMING-4',
    'The file name has no result; it ends with 先手胜 or 后手胜.',
    '文件名里没有对弈结果，应写明“先手胜”或“后手胜”。',
  ),
  'unknown-result': error(
    'NAMING-4',
    'The file name does not tell a result of this game: {value}; it has to be 先手胜 or 后手胜.',
    '文件名里的“{value}”不是这个棋种的对弈结果，应为“先手胜”或“后手胜”。',
  ),
  'draw-result': warning(
    'NAMING-4',
    'The file name tells a draw; only 先手胜 and 后手胜 are provided for.',
    '文件名的结果是平局；标准只规定了“先手胜”和“后手胜”两种写法。',
  ),
  'result-placeholder': warning(
    'NAMING-4',
    'In the file name the result is yet to be filled in: 先手胜 or 后手胜.',
    '文件名里的结果还没有填写，应为“先手胜”或“后手胜”。',
  ),
  'stray-space': warning('NAMING-4', 'The file name ends with a blank.', '文件名末尾有多余的空格。'),
  'unexpected-tail': warning(
    'NAMING-4',
    'After the result the file name goes on with {value}, which no pattern has.',
    '文件名在结果之后还有“{value}”，不合任何一种规定的格式。',
  ),
} as const;

const times = {
  'time-required': warning(
    'NAMING-6',
    'This game is played in several rounds: the file name tells the time in twelve digits.',
    '这个棋种要进行多轮，文件名里应有 12 位数字的时间。',
  ),
  'timestamp-digits': error(
    'NAMING-6',
    'In the file name the time has {count} digits; it has twelve: year, month, day, hour, minute.',
    '文件名里的时间有 {count} 位数字，应为 12 位：年 4 位，月日时分各 2 位。',
  ),
  'timestamp-invalid': error(
    'NAMING-6',
    'There is no such time as {value} in the file name.',
    '文件名里的时间 {value} 不存在。',
  ),
  'timestamp-separator': warning(
    'NAMING-7',
    'In the file name one blank stands between result and time.',
    '文件名里结果和时间之间应有一个空格。',
  ),
} as const;

const againstHeader = {
  'header-code-mismatch': error(
    'NAMING-2',
    'The header says {value}, the file name {code}; the record is read as {value}.',
    '这里的棋种代码是 {value}，文件名里是 {code}；棋谱按 {value} 检查。',
  ),
  'header-team-mismatch': warning(
    'NAMING-3',
    'In the file name the {which} team is {name}, here {value}.',
    '文件名里的{which}队是“{name}”，这里是“{value}”。',
  ),
  'header-result-mismatch': warning(
    'NAMING-4',
    'The file name tells another result: {name}.',
    '文件名里的结果是“{name}”，与这里不一致。',
  ),
} as const;

export const rules = named({ ...beginning, ...teams, ...results, ...times, ...againstHeader });

const chapterRules = (code: string) =>
  named({
    'name-time-unreadable': warning(
      `${code}-2`,
      'In the file name a date should follow the result: {value}.',
      '文件名的结果之后应是比赛时间，这里是“{value}”。',
    ),
    'name-date-invalid': warning(
      `${code}-2`,
      'There is no such date or time as {value} in the file name.',
      '文件名里的日期或时间 {value} 不存在。',
    ),
    'name-place-missing': warning(
      `${code}-2`,
      'In the file name a place should follow date and time.',
      '文件名的时间之后缺少比赛地点。',
    ),
    'name-event-missing': warning(
      `${code}-2`,
      'In the file name a hyphen and the event should follow the place.',
      '文件名的地点之后缺少赛事名称。',
    ),
  });

/// The same rules in the chapters that have the long pattern.
export const LONG_RULES: Readonly<Record<string, ReturnType<typeof chapterRules>>> = Object.fromEntries(
  ['C5', 'C6', 'HEX', 'PG', 'NG', 'AM', 'WTN', 'AC2'].map((code) => [code, chapterRules(code)]),
);

const format = (clause: string, pattern: string): Rule => ({
  name: 'file-name-format',
  ...warning(clause, `The file name has to look like this: ${pattern}.`, `文件名应为“${pattern}”的形式。`),
});

/// The chapters whose names are a matter of their own.
export const OWN_FORMATS: Readonly<Record<string, Rule>> = {
  SU: format('SU-2.1.1', 'SU-A vs B-先手胜-201804010900.txt'),
  WTN: format('WTN-2', 'WTN-A vs B-先手胜-2018.04.01 09.00 重庆-2018 CCGC.txt'),
  DB: format('DB-2', 'DB-A vs B-先手胜.txt'),
  AC2: format('AC2-2', 'AC2-A vs B-先手胜-2018.04.01 09.00 重庆-2018 CCGC.txt'),
};

export const surakartaRules = named({
  'file-name-result': warning(
    'SU-2.1.1.1',
    'In the file name the result is {value}; it has to be 先手胜, 后手胜, 平局 or 未决胜.',
    '文件名里的结果是“{value}”，应为先手胜、后手胜、平局、未决胜之一。',
  ),
  'file-name-time': warning(
    'SU-2.1.1.2',
    'In the file name the time is {value}; it has to be twelve digits of a time that exists.',
    '文件名里的时间是“{value}”，应为 12 位数字，并且确有这个时间。',
  ),
});
