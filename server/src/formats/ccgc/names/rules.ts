/// The general rules of file names. What a name tells beyond the result follows the chapter of its game.

import type { Example } from '../../../spec/rule';
import { error, FIXED, ruleBook, unfixed, warning } from '../../../spec/rule-book';
import { namingClauses } from './clauses';

/// A file called so, of a game that has no chapter.
const calling = (name: string): Example => ({ text: '', name });
const GOOD = calling('GO-甲队 vs 乙队-先手胜.txt');

/// A file of a game that has no chapter, with a header all the same.
const timed = (name: string): Example => ({ text: '[BR][甲队][乙队][先手胜][2018.08.03 10:30 合肥][2018 CCGC]', name });
const TIMED = timed('BR-甲队 vs 乙队-先手胜 201808031030.txt');

const C6 = '{[C6][甲队][乙队][先手胜][2018.08.03 10:30 合肥][2018 CCGC];B(J,10)}';
/// A record of Connect6 in a file called so.
const keeping = (name: string): Example => ({ text: C6, name });
const KEPT = keeping('C6-甲队 vs 乙队-先手胜.txt');

const beginning = {
  'extension-not-txt': error('NAMING-1', {
    en: 'The file name ends with {value}; it has to end with .txt.',
    zh: '文件名以“{value}”结尾，扩展名应为 .txt。',
    bad: calling('GO-甲队 vs 乙队-先手胜.doc'),
    good: GOOD,
    fix: FIXED,
  }),
  'extension-case': warning('NAMING-1', {
    en: 'The extension is {value}; write it .txt.',
    zh: '扩展名是 {value}，应写作 .txt。',
    bad: calling('GO-甲队 vs 乙队-先手胜.TXT'),
    good: GOOD,
    fix: FIXED,
  }),
  'unknown-game-code': error('NAMING-2', {
    en: 'The file name has to begin with the code of a game, such as C5, C6 or AM; it begins with {value}.',
    zh: '文件名应以棋种代码（如 C5、C6、AM）开头，这里是“{value}”。',
    bad: keeping('六子棋-甲队 vs 乙队-先手胜.txt'),
    good: KEPT,
    fix: FIXED,
  }),
  'game-code-case': warning('NAMING-2', {
    en: 'In the file name the game code is {value}; write it {code}.',
    zh: '文件名里的棋种代码 {value} 应写作 {code}。',
    bad: calling('go-甲队 vs 乙队-先手胜.txt'),
    good: GOOD,
    fix: FIXED,
  }),
  'separator-not-hyphen': warning('NAMING-7', {
    en: 'In the file name code and result are set off by a hyphen ("-").',
    zh: '文件名的棋种代码之后、结果之前都用连字符“-”分隔。',
    bad: calling('GO_甲队 vs 乙队-先手胜.txt'),
    good: GOOD,
    fix: FIXED,
  }),
  'hyphen-look-alike': warning('NAMING-7', {
    en: 'The file name has {value} where a hyphen ("-") should be.',
    zh: '文件名里的“{value}”应改为连字符“-”。',
    bad: calling('GO-甲队 vs 乙队—先手胜.txt'),
    good: GOOD,
    fix: FIXED,
  }),
  'space-around-hyphen': warning('NAMING-7', {
    en: 'In the file name there are blanks beside a hyphen.',
    zh: '文件名的连字符“-”前后不应有空格。',
    bad: calling('GO-甲队 vs 乙队 - 先手胜.txt'),
    good: GOOD,
    fix: FIXED,
  }),
};

const teams = {
  'missing-vs': error('NAMING-3', {
    en: 'The file name does not tell the teams apart: " vs " stands between them.',
    zh: '文件名里两队之间缺少“ vs ”，分不清两个队名。',
    bad: calling('GO-甲队-乙队-先手胜.txt'),
    good: GOOD,
    fix: FIXED,
  }),
  'vs-spelling': warning('NAMING-3', {
    en: 'In the file name "vs" is written in small letters.',
    zh: '文件名里的 vs 应用小写字母。',
    bad: calling('GO-甲队 VS 乙队-先手胜.txt'),
    good: GOOD,
    fix: FIXED,
  }),
  'vs-spacing': warning('NAMING-3', {
    en: 'In the file name "vs" has one blank on each side.',
    zh: '文件名里的 vs 前后应各有一个空格。',
    bad: calling('GO-甲队vs乙队-先手胜.txt'),
    good: GOOD,
    fix: FIXED,
  }),
  'ambiguous-vs': warning('NAMING-3', {
    en: 'The file name has " vs " more than once; the first one is taken.',
    zh: '文件名里“ vs ”不止一处，按第一处划分队名。',
    bad: calling('GO-甲队 vs 乙队 vs 丙队-先手胜.txt'),
    good: GOOD,
    fix: unfixed(
      'Which of them stands between the teams only those who named the file know.',
      '哪一处才是两队之间的“ vs ”，只有给文件起名的人知道。',
    ),
  }),
  'empty-team-name': error('NAMING-3', {
    en: 'The file name does not name both teams.',
    zh: '文件名里缺少队名。',
    bad: keeping('C6- vs 乙队-先手胜.txt'),
    good: KEPT,
    fix: FIXED,
  }),
};

const results = {
  'missing-result': error('NAMING-4', {
    en: 'The file name has no result; it ends with 先手胜 or 后手胜.',
    zh: '文件名里没有对弈结果，应写明“先手胜”或“后手胜”。',
    bad: calling('GO-甲队 vs 乙队.txt'),
    good: GOOD,
    fix: FIXED,
  }),
  'unknown-result': error('NAMING-4', {
    en: 'The file name does not tell a result of this game: {value}{meaning}; it has to be 先手胜 or 后手胜.',
    zh: '文件名里的“{value}”{meaning}不是这个棋种的对弈结果，应为“先手胜”或“后手胜”。',
    bad: calling('GO-甲队 vs 乙队-先手获胜.txt'),
    good: GOOD,
    fix: FIXED,
  }),
  'draw-result': warning('NAMING-4', {
    en: 'The file name tells a draw; only 先手胜 and 后手胜 are provided for.',
    zh: '文件名的结果是平局；标准只规定了“先手胜”和“后手胜”两种写法。',
    bad: calling('GO-甲队 vs 乙队-平局.txt'),
    good: GOOD,
    fix: unfixed(
      'The patterns have no word for a draw, and there is no winner to tell.',
      '规定的格式里没有平局的写法，也没有胜方可写。',
    ),
  }),
  'result-placeholder': warning('NAMING-4', {
    en: 'In the file name the result is yet to be filled in: 先手胜 or 后手胜.',
    zh: '文件名里的结果还没有填写，应为“先手胜”或“后手胜”。',
    bad: calling('GO-甲队 vs 乙队-先(后)手胜.txt'),
    good: GOOD,
    fix: FIXED,
  }),
  'stray-space': warning('NAMING-4', {
    en: 'The file name ends with a blank.',
    zh: '文件名末尾有多余的空格。',
    bad: calling('GO-甲队 vs 乙队-先手胜 .txt'),
    good: GOOD,
    fix: FIXED,
  }),
  'unexpected-tail': warning('NAMING-4', {
    en: 'After the result the file name goes on with {value}, which no pattern has.',
    zh: '文件名在结果之后还有“{value}”，不合任何一种规定的格式。',
    bad: calling('GO-甲队 vs 乙队-先手胜 终稿.txt'),
    good: GOOD,
    fix: FIXED,
  }),
};

const times = {
  'time-required': warning('NAMING-6', {
    en: 'This game is played in several rounds: the file name tells the time in twelve digits.',
    zh: '这个棋种要进行多轮，文件名里应有 12 位数字的时间。',
    bad: timed('BR-甲队 vs 乙队-先手胜.txt'),
    good: TIMED,
    fix: FIXED,
  }),
  'timestamp-digits': error('NAMING-6', {
    en: 'In the file name the time has {count} digits; it has twelve: year, month, day, hour, minute.',
    zh: '文件名里的时间有 {count} 位数字，应为 12 位：年 4 位，月日时分各 2 位。',
    bad: timed('BR-甲队 vs 乙队-先手胜 20180803.txt'),
    good: TIMED,
    fix: FIXED,
  }),
  'timestamp-invalid': error('NAMING-6', {
    en: 'There is no such time as {value} in the file name.',
    zh: '文件名里的时间 {value} 不存在。',
    bad: timed('BR-甲队 vs 乙队-先手胜 201808331030.txt'),
    good: TIMED,
    fix: FIXED,
  }),
  'timestamp-separator': warning('NAMING-7', {
    en: 'In the file name one blank stands between result and time.',
    zh: '文件名里结果和时间之间应有一个空格。',
    bad: timed('BR-甲队 vs 乙队-先手胜201808031030.txt'),
    good: TIMED,
    fix: FIXED,
  }),
};

const againstHeader = {
  'header-code-mismatch': error('NAMING-2', {
    en: 'The header says {value}, the file name {code}; the record is read as {value}.',
    zh: '这里的棋种代码是 {value}，文件名里是 {code}；棋谱按 {value} 检查。',
    bad: keeping('C5-甲队 vs 乙队-先手胜.txt'),
    good: KEPT,
    fix: FIXED,
  }),
  'header-team-mismatch': warning('NAMING-3', {
    en: 'In the file name the {which} team is {name}, here {value}.',
    zh: '文件名里的{which}队是“{name}”，这里是“{value}”。',
    bad: keeping('C6-丙队 vs 乙队-先手胜.txt'),
    good: KEPT,
    fix: FIXED,
  }),
  'header-result-mismatch': warning('NAMING-4', {
    en: 'The file name tells another result: "{name}".',
    zh: '文件名里的结果是“{name}”，与这里不一致。',
    bad: keeping('C6-甲队 vs 乙队-后手胜.txt'),
    good: KEPT,
    fix: FIXED,
  }),
};

export const rules = ruleBook(namingClauses)({ ...beginning, ...teams, ...results, ...times, ...againstHeader });
