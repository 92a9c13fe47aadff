/// All rules of EinStein records, but for those of their file names that can be told from the name alone.
///
/// What the messages show: `{value}` is what the text has (shortened), `{half}` what it should have, `{square}` a square, `{piece}` a
/// piece.

import { error, FIXED, remark, ruleBook, unfixed, warning } from '../../../spec/rule-book';
import { gameRules } from '../plies/rules';
import { boardResultRules, headerRules } from '../shared/rules/header';
import { PLAYERS_KNOW } from '../shared/rules/reasons';
import { gb2312Rules } from '../shared/rules/text';
import { clauses } from './clauses';
import { BLUE, FEW, laid, played, RED, samples, sound, told, WON } from './samples';

const SECTION = 'WTN-2';
const cited = {
  section: SECTION,
  code: 'WTN-2.1',
  teams: 'WTN-2.2',
  result: 'WTN-2.2',
  time: 'WTN-2.3',
  event: 'WTN-2.4',
} as const;

const NOBODY_ELSE = unfixed('Where the pieces stood is written nowhere else.', '棋子原来摆在哪里，别处没有写。');

const { 'encoding-not-gb2312': _, ...textRules } = gb2312Rules(SECTION, samples);

const fileRules = {
  'file-name-result-agrees': warning(SECTION, {
    en: 'The file name says {name}, the header {value}.',
    zh: '文件名里的结果是“{name}”，参赛信息里是“{value}”。',
    bad: { ...sound, name: 'WTN-甲队 vs 乙队-后手胜-2018.08.03 10.30 合肥-2018 CCGC.txt' },
    good: sound,
    fix: FIXED,
  }),
  'header-missing': error(SECTION, {
    en: 'The first line is a comment with the header: it begins with #[WTN].',
    zh: '第一行是注释行，写参赛信息，应以“#[WTN]”开头。',
    bad: told({}).slice(1),
    good: told({}),
    fix: FIXED,
  }),
  'header-terminator-missing': warning(SECTION, {
    en: 'The header does not end with a semicolon.',
    zh: '参赛信息的末尾缺少分号。',
    bad: told({}).replace('];', ']'),
    good: told({}),
    fix: FIXED,
  }),
  'text-after-header': error(SECTION, {
    en: 'Nothing follows the semicolon that ends the header.',
    zh: '参赛信息以分号结束，后面不应再有内容。',
    bad: told({}).replace('];', '];;'),
    good: told({}),
    fix: FIXED,
  }),
  'unknown-line': error(SECTION, {
    en: 'Not understood: a line is a comment (#), a layout (R: or B:) or a move (1:5;(R5,C3)).',
    zh: '无法识别：每行应是注释（#）、开局（R: 或 B:）或着法（如 1:5;(R5,C3)）。',
    bad: played(`${FEW}\n红方认输`),
    good: played(`${FEW}\n# 红方认输`),
    fix: FIXED,
  }),
};

const teamRules = {
  'team-colours-same': error('WTN-2.2', {
    en: 'Both teams have the same colour; one is R, the other B.',
    zh: '两队的颜色相同；应一方为 R，另一方为 B。',
    bad: told({ second: '乙队 R' }),
    good: told({}),
    fix: FIXED,
  }),
  'team-colour-missing': remark('WTN-2.2', {
    en: 'No colour, R or B, follows the name of this team.',
    zh: '队名后面没有写颜色 R 或 B。',
    bad: told({ first: '甲校队' }),
    good: told({ first: '甲校队 R' }),
    fix: FIXED,
  }),
  'first-move-colour': warning('WTN-2.2', {
    en: '{side} makes the first move; by the header {other} goes first.',
    zh: '第一步是{side}走的；按参赛信息应是{other}先手。',
    bad: played('1:4;(B4,D3)'),
    good: played('1:4;(R4,C4)'),
    fix: FIXED,
  }),
};

const layoutRules = {
  'layout-missing': error('WTN-2.5', {
    en: 'The layout of {side} is missing.',
    zh: '缺少{side}的开局。',
    bad: played(`${RED}\n1:4;(R4,C4)`),
    good: laid(RED, BLUE, '1:4;(R4,C4)'),
    fix: NOBODY_ELSE,
  }),
  'layout-repeated': error('WTN-2.5', {
    en: '{side} has a layout already; this one is not used.',
    zh: '{side}已经有开局了，这一行不会被使用。',
    bad: laid(RED, BLUE, RED),
    good: laid(RED),
    fix: FIXED,
  }),
  'layout-order': error('WTN-2.5', {
    en: 'The layout of Red stands before that of Blue.',
    zh: '红方的开局应写在蓝方之前。',
    bad: laid(BLUE, RED),
    good: laid(RED, BLUE),
    fix: FIXED,
  }),
  'layout-syntax': error('WTN-2.5', {
    en: 'Not understood: {value}. A layout is written R:A5-1;B5-2;… with a square and a number for each piece.',
    zh: '无法识别：{value}。开局写作“R:A5-1;B5-2;…”，各子依次写格子和编号。',
    bad: laid(RED.replace('B5-4', 'B54')),
    good: laid(RED),
    fix: FIXED,
  }),
  'layout-piece-number': error('WTN-2.5', {
    en: 'There is no piece {value}; they are numbered 1 to 6.',
    zh: '没有 {value} 号棋子；棋子编号为 1 到 6。',
    bad: laid(RED.replace('A4-6', 'A4-0')),
    good: laid(RED),
    fix: FIXED,
  }),
  'layout-piece-twice': error('WTN-2.5', {
    en: 'Piece {value} has been placed already.',
    zh: '{value} 号棋子已经摆过了。',
    bad: laid(RED.replace('B4-3', 'B4-2')),
    good: laid(RED),
    fix: FIXED,
  }),
  'layout-square-twice': error('WTN-2.5', {
    en: 'Another piece stands on {square} already.',
    zh: '{square} 上已经有棋子了。',
    bad: laid(RED.replace('A3-5', 'A5-5')),
    good: laid(RED),
    fix: FIXED,
  }),
  'layout-six-pieces': error('WTN-2.5', {
    en: '{side} has six pieces; here are {count}.',
    zh: '{side}应有六个棋子，这里有 {count} 个。',
    bad: laid(RED, BLUE.replace(';E1-5', '')),
    good: laid(RED, BLUE),
    fix: FIXED,
  }),
  'layout-area': warning('WTN-2.5', {
    en: '{square} is not one of the six squares of {side}.',
    zh: '{square} 不在{side}的六个开局格内。',
    bad: laid(RED.replace('C5-2', 'D5-2')),
    good: laid(RED),
    fix: FIXED,
  }),
  'rows-from-top': warning('WTN-1', {
    en: 'Rows are counted from the top here; 1 is the row at the bottom. The record is read as it is meant.',
    zh: '这份棋谱的行是自上而下数的；标准规定最下面一行为 1。棋谱已按原意读取。',
    bad: laid('R:A1-1;B1-4;C1-2;A2-6;B2-3;A3-5', 'B:E3-2;D4-6;E4-4;C5-1;D5-3;E5-5', '1:4;(R4,C2)'),
    good: laid(RED, BLUE, '1:4;(R4,C4)'),
    fix: FIXED,
  }),
  'layout-trailing-semicolon': remark('WTN-2.5', {
    en: 'Semicolons stand between pieces; none follows the last.',
    zh: '分号用来隔开各子，最后一子后面不必写。',
    bad: laid(`${RED};`),
    good: laid(RED),
    fix: FIXED,
  }),
  'layout-after-move': error('WTN-2.6', {
    en: 'Layouts stand before the moves.',
    zh: '开局应写在着法之前。',
    bad: played(`${RED}\n1:4;(R4,C4)\n${BLUE}`),
    good: laid(RED, BLUE, '1:4;(R4,C4)'),
    fix: FIXED,
  }),
};

const lineRules = {
  'one-move-per-line': error('WTN-2.6', {
    en: 'A line holds one move; this belongs on a line of its own.',
    zh: '每行只写一步，这里应另起一行。',
    bad: played(FEW.replace('\n', ' ')),
    good: played(FEW),
    fix: FIXED,
  }),
  'sequence-number': warning('WTN-2.6', {
    en: 'This move should have the number {number}; it has {value}.',
    zh: '这一步的序号应为 {number}，这里是 {value}。',
    bad: played(FEW.replace('\n2', '\n3')),
    good: played(FEW),
    fix: FIXED,
  }),
  'colour-order': warning('WTN-2.6', {
    en: '{side} moves twice running; the sides take turns.',
    zh: '{side}连走两步；双方应轮流走棋。',
    bad: played('1:4;(R4,C4)\n2:4;(R4,D4)'),
    good: played(FEW),
    concluded: true,
    fix: PLAYERS_KNOW,
  }),
  'move-after-end': warning('WTN-2.6', {
    en: 'The game was over before this move.',
    zh: '在这一步之前对局已经结束。',
    bad: played(`${WON}\n10:6;(B6,A5)`),
    good: played(WON),
    concluded: true,
    fix: FIXED,
  }),
  'off-board': error('WTN-1', {
    en: '{value} is off the board: columns are A to E, rows 1 to 5.',
    zh: '{value} 在棋盘外：横坐标为 A 到 E，纵坐标为 1 到 5。',
    bad: played('1:4;(R4,C6)'),
    good: played('1:4;(R4,C4)'),
    fix: PLAYERS_KNOW,
  }),
  'coordinate-letter-case': warning('WTN-1', {
    en: 'Columns are capital letters: {half}.',
    zh: '横坐标用大写字母，应写作 {half}。',
    bad: played('1:4;(R4,c4)'),
    good: played('1:4;(R4,C4)'),
    fix: FIXED,
  }),
  'colour-letter-case': warning('WTN-2.2', {
    en: 'Colours are capital letters: {half}.',
    zh: '颜色用大写字母，应写作 {half}。',
    bad: played('1:4;(r4,C4)'),
    good: played('1:4;(R4,C4)'),
    fix: FIXED,
  }),
};

const moveRules = {
  'move-syntax': error('WTN-2.6.i', {
    en: '{value} is no move; a move is written 1:5;(R5,C3): number, die, piece, square.',
    zh: '“{value}”不是着法；着法写作 1:5;(R5,C3)，依次是序号、骰子、棋子、目标格。',
    bad: played('1:4(R4,C4)'),
    good: played('1:4;(R4,C4)'),
    fix: FIXED,
  }),
  'space-in-move': warning('WTN-2.6.i', {
    en: 'There is white space inside a move.',
    zh: '着法中间不应有空白。',
    bad: played('1: 4;(R4,C4)'),
    good: played('1:4;(R4,C4)'),
    fix: FIXED,
  }),
  'die-value': error('WTN-2.6.i', {
    en: 'A die shows 1 to 6, not {value}.',
    zh: '骰子只有 1 到 6，这里是 {value}。',
    bad: played('1:7;(R4,C4)'),
    good: played('1:4;(R4,C4)'),
    concluded: true,
    fix: FIXED,
  }),
  'move-piece-number': error('WTN-2.6.i', {
    en: 'There is no piece {value}; they are numbered 1 to 6.',
    zh: '没有 {value} 号棋子；棋子编号为 1 到 6。',
    bad: played('1:4;(R7,C4)'),
    good: played('1:4;(R4,C4)'),
    fix: FIXED,
  }),
  'piece-not-on-board': error('WTN-2.6.i', {
    en: '{piece} has been taken.',
    zh: '{piece} 已经被吃掉了。',
    bad: played('1:4;(R4,B4)\n2:4;(B4,D3)\n3:3;(R3,C4)'),
    good: played('1:4;(R4,B4)\n2:4;(B4,D3)\n3:3;(R4,C3)'),
    fix: FIXED,
  }),
  'die-piece': warning('WTN-2.6.i', {
    en: 'With {die} {side} moves {allowed}, not {piece}.',
    zh: '骰子为 {die} 时，{side}只能走 {allowed} 号棋子，不能走 {piece}。',
    bad: played('1:3;(R4,C4)'),
    good: played('1:4;(R4,C4)'),
    concluded: true,
    fix: FIXED,
  }),
  'move-direction': warning('WTN-2.6.i', {
    en: '{piece} on {from} cannot come to {square}: {side} goes one square ahead, across, down or up, or both.',
    zh: '{from} 的 {piece} 走不到 {square}：{side}只能向前走一格，横走、竖走或斜走。',
    bad: played('1:4;(R4,D5)'),
    good: played('1:4;(R4,C4)'),
    fix: FIXED,
  }),
  'mark-syntax': error('WTN-2.6.iii', {
    en: 'Not understood: {value}. After a move nothing can stand but a remark such as MARK[3].',
    zh: '无法识别：{value}。着法后面只能加注释，写作 MARK[3]。',
    bad: played('1:4;(R4,C4)mark[3]'),
    good: played('1:4;(R4,C4)MARK[3]'),
    fix: FIXED,
  }),
  'mark-value': error('WTN-2.6.iii', {
    en: 'MARK is {value}; it can be 1 (very bad), 2, 3, 4 or 5 (very good).',
    zh: 'MARK 的数值是“{value}”，只能是 1（大劣）、2、3、4、5（大好）。',
    bad: played('1:4;(R4,C4)MARK[-2]'),
    good: played('1:4;(R4,C4)MARK[1]'),
    fix: FIXED,
  }),
  'mark-duplicate': error('WTN-2.6.iii', {
    en: 'This move has a remark already; one is all it can have.',
    zh: '这一步已经有注释了，只能有一个。',
    bad: played('1:4;(R4,C4)MARK[3]MARK[4]'),
    good: played('1:4;(R4,C4)MARK[3]'),
    fix: FIXED,
  }),
};

export const rules = ruleBook(clauses)({
  ...textRules,
  ...headerRules(cited, samples),
  ...boardResultRules(cited, samples, WON),
  ...fileRules,
  ...gameRules(SECTION, told({})),
  ...teamRules,
  ...layoutRules,
  ...lineRules,
  ...moveRules,
});
