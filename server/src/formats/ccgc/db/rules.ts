/// All rules of records of Dots and Boxes but that of the file's name, which all chapters share.
///
/// What the messages show: `{value}` is the value as the text has it (shortened), `{kind}` the kind of JSON value met.

import { error, FIXED, remark, ruleBook, warning } from '../../../spec/rule-book';
import { NOT_GUESSED, PLAYED } from '../../shared/json/reasons';
import { clauses } from './clauses';
import { BOX, called, entries, record, renamed, strokes, WHOLE } from './samples';

const NAME = 'DB-甲队 vs 乙队';
const SCORES = { RScore: `"${WHOLE.red}"`, BScore: `"${WHOLE.blue}"` };
const [WINNER, LOSER] = WHOLE.red > WHOLE.blue ? (['"R"', '"B"'] as const) : (['"B"', '"R"'] as const);

const boardRules = {
  'dot-out-of-range': error('DB-1', {
    en: '{value} starts at a dot that the board does not have: columns are a to f, rows 1 to 6.',
    zh: '{value} 的起点不在棋盘上：横坐标为 a 到 f，纵坐标为 1 到 6。',
    bad: strokes('r(g1,h)'),
    good: strokes('r(e1,h)'),
    fix: PLAYED,
  }),
  'edge-off-board': error('DB-1', {
    en: '{value} leaves the board: a line is named by its left or lower end, so none across starts in column f and none up in row 6.',
    zh: '{value} 超出棋盘：线用左端点或下端点表示，横线不能从 f 列起，竖线不能从第 6 行起。',
    bad: strokes('r(a6,v)'),
    good: strokes('r(a5,v)'),
    fix: FIXED,
  }),
};

const fileRules = {
  'file-name-result-agrees': warning('DB-2', {
    en: 'By the file name {name}, but by winner and the first stroke {value}.',
    zh: '文件名里是{name}，而按 winner 和第一手的颜色应是{value}。',
    bad: called(`${NAME}-后手胜.txt`),
    good: called(`${NAME}-先手胜.txt`),
    fix: FIXED,
  }),
  'undecodable-text': error('DB-2', {
    en: 'Records of Dots and Boxes are kept in UTF-8, {what}.',
    zh: '点格棋的棋谱应使用 UTF-8 编码，{what}。',
    bad: record({ R: '"\ufffd\ufffd"' }),
    good: record(),
    fix: FIXED,
  }),
};

const jsonRules = {
  'json-syntax': error('DB-3', {
    en: '{fault}',
    zh: '{fault}',
    bad: record().replace('"甲队",', '"甲队"'),
    good: record(),
    fix: FIXED,
  }),
  'duplicate-property': error('DB-3', {
    en: 'The object has "{name}" already.',
    zh: '这个对象里已经有 "{name}" 了。',
    bad: record({ Winner: '"R"' }).replace('"Winner"', '"winner"'),
    good: record(),
    fix: FIXED,
  }),
  'missing-property': error('DB-3', {
    en: '"{name}" is missing here.',
    zh: '这里缺少 "{name}"。',
    bad: renamed('BScore'),
    good: record(),
    fix: FIXED,
  }),
  'unknown-property': warning('DB-3', {
    en: 'There is no property "{name}" here.',
    zh: '这里没有 "{name}" 这个键。',
    bad: entries(['{"piece": "r(a1,h)", "time": "12"}']),
    good: entries(['{"piece": "r(a1,h)", "annotation": "12"}']),
    fix: FIXED,
  }),
  'wrong-type': error('DB-3', {
    en: '{wanted} is to stand here, not {kind}.',
    zh: '这里应是{wanted}，不能是{kind}。',
    bad: record({ Event: '2018' }),
    good: record({ Event: '"2018"' }),
    fix: FIXED,
  }),
};

const valueRules = {
  'winner-key-case': remark('DB-3', {
    en: 'The specification writes this key "winner".',
    zh: '规范正文中这个键写作 "winner"。',
    bad: renamed('winner', 'Winner'),
    good: record(),
    fix: FIXED,
  }),
  'winner-value': error('DB-3', {
    en: 'winner is {value}; it is "R" or "B".',
    zh: 'winner 是 {value}，应为 "R" 或 "B"。',
    bad: record({ winner: '"red"' }),
    good: record(),
    fix: FIXED,
  }),
  'score-as-number': remark('DB-3', {
    en: 'The specification writes a score as a string: "{value}".',
    zh: '规范正文中得分写成字符串："{value}"。',
    bad: record({ RScore: '0' }),
    good: record(),
    fix: FIXED,
  }),
  'score-format': error('DB-3', {
    en: 'The score is {value}; it is a whole number, such as "4".',
    zh: '得分是 {value}，应为整数，如 "4"。',
    bad: record({ RScore: '"00"' }),
    good: record(),
    fix: FIXED,
  }),
  'score-range': error('DB-3', {
    en: 'The score is {value}; there are 25 boxes.',
    zh: '得分是 {value}，而格子一共 25 个。',
    bad: record({ RScore: '"26"' }),
    good: record(),
    fix: FIXED,
  }),
  'date-format': warning('DB-3', {
    en: 'Date is {value}; it is written year-month-day: "2017-07-30".',
    zh: 'Date 是 {value}，日期写作“年-月-日”，如 "2017-07-30"。',
    bad: record({ Date: '"2018/8/3"' }),
    good: record({ Date: '"2018-8-3"' }),
    fix: FIXED,
  }),
  'date-invalid': warning('DB-3', {
    en: 'There is no such day: {value}.',
    zh: '没有 {value} 这一天。',
    bad: record({ Date: '"2018-02-30"' }),
    good: record({ Date: '"2018-02-28"' }),
    fix: NOT_GUESSED,
  }),
};

const strokeRules = {
  'piece-syntax': error('DB-3', {
    en: '{value} is no stroke; a stroke is written "r(b4,h)": colour, start, h or v.',
    zh: '{value} 不是落子坐标；落子写作 "r(b4,h)"：颜色、起点、h 或 v。',
    bad: strokes('r[a1,h]'),
    good: strokes('r(a1,h)'),
    fix: FIXED,
  }),
  'piece-letter-case': remark('DB-3', {
    en: '{value} has capitals; strokes are written in small letters.',
    zh: '{value} 用了大写字母；落子坐标用小写字母。',
    bad: strokes('R(A1,H)'),
    good: strokes('r(a1,h)'),
    fix: FIXED,
  }),
  'space-in-move': warning('DB-3', {
    en: 'There is white space in {value}.',
    zh: '{value} 中有空白。',
    bad: strokes('r(a1,_h)'),
    good: strokes('r(a1,h)'),
    fix: FIXED,
  }),
  'edge-drawn-twice': error('DB-3', {
    en: 'The line {line} is drawn already (stroke {number}).',
    zh: '{line} 这条线已经画过（第 {number} 手）。',
    bad: strokes('r(a1,h) b(a1,h)'),
    good: strokes('r(a1,h)'),
    concluded: true,
    fix: FIXED,
  }),
  'colour-order': warning('DB-3', {
    en: 'It is {side} to draw: the sides take turns, and who closes a box draws again.',
    zh: '这里该{side}方落子：双方轮流，围成格子的一方再走一手。',
    bad: strokes('r(a1,h) r(c3,v)'),
    good: strokes('r(a1,h) b(c3,v)'),
    concluded: true,
    fix: FIXED,
  }),
  'score-disagrees': warning('DB-3', {
    en: '{side} has closed {count} boxes in this record, not {value}.',
    zh: '按棋谱{side}方围成 {count} 格，不是 {value}。',
    bad: strokes(BOX),
    good: strokes(BOX, { RScore: '"1"' }),
    concluded: true,
    fix: FIXED,
  }),
  'winner-disagrees': warning('DB-3', {
    en: '{side} has closed {count} of the 25 boxes and has won.',
    zh: '{side}方围成 25 格中的 {count} 格，应是{side}方胜。',
    bad: strokes(WHOLE.text, { ...SCORES, winner: LOSER }),
    good: strokes(WHOLE.text, { ...SCORES, winner: WINNER }),
    concluded: true,
    fix: FIXED,
  }),
};

export const rules = ruleBook(clauses)({ ...boardRules, ...fileRules, ...jsonRules, ...valueRules, ...strokeRules });
