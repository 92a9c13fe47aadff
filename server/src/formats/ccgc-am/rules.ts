/// All rules of Amazons records.
///
/// What the messages show: `{value}` is what the text has (shortened), `{half}` what it should have, `{square}` a square.

import type { Rule } from '../../spec/rule';
import { error, named, warning } from '../../spec/rule-book';
import { headerRules } from '../ccgc/rules/header';
import { textRules } from '../ccgc/rules/text';

const BOARD = 'AM-1';
const SECTION = 'AM-2';
const HEADER = 'AM-2.1)';
const ROUNDS = 'AM-2.2)';

const clauses = { section: HEADER, code: HEADER, teams: HEADER, result: HEADER, time: HEADER, event: HEADER };

const lineRules = {
  'header-missing': error(
    HEADER,
    'The first line is a comment with the header: it begins with #.',
    '第一行是注释行，写参赛信息，应以 # 开头。',
  ),
  'header-terminator-missing': error(HEADER, 'The header does not end with a semicolon.', '参赛信息的末尾缺少分号。'),
  'text-after-header': error(
    HEADER,
    'Nothing follows the semicolon that ends the header.',
    '参赛信息以分号结束，后面不应再有内容。',
  ),
  'stray-comment': warning(
    HEADER,
    'Only the first line of a record is a comment; this line is skipped.',
    '只有第一行是注释行；这一行不会被读取。',
  ),
  'encoding-not-utf8': warning(
    SECTION,
    'This file is in {encoding}; records of this game are kept in UTF-8.',
    '文件采用的编码是 {encoding}，本棋种的棋谱应使用 UTF-8。',
  ),
};

const roundRules = {
  'round-syntax': error(
    ROUNDS,
    'A line has the number of its round, then the moves: 1 d1d8(b6) g10g3(i5).',
    '每行先写回合序号，再写着法，如“1 d1d8(b6) g10g3(i5)”。',
  ),
  'round-number': warning(
    ROUNDS,
    'This round should have the number {number}; it has {value}.',
    '这一回合的序号应为 {number}，这里是 {value}。',
  ),
  'round-number-missing': error(
    ROUNDS,
    'The number of the round is missing: {number}.',
    '缺少回合序号，应为 {number}。',
  ),
  'second-move-missing': warning(
    ROUNDS,
    'This round has no second move; only the last round may be without.',
    '这一回合缺少后手的着法；只有最后一回合可以没有。',
  ),
  'round-extra-text': error(
    ROUNDS,
    'A line has two moves at most; a new round takes a new line.',
    '一行最多写两步着法，下一回合应另起一行。',
  ),
};

const writtenRules = {
  'off-board': error(
    BOARD,
    '{value} is off the board: columns go from a to j, rows from 1 to 10.',
    '{value} 在棋盘外：横坐标从 a 到 j，纵坐标从 1 到 10。',
  ),
  'coordinate-letter-case': warning(BOARD, 'Columns are small letters: {half}.', '横坐标用小写字母，应写作 {half}。'),
  'move-syntax': error(
    ROUNDS,
    '{value} is no move; a move is written d1d8(b6): from, to, and the arrow in brackets.',
    '“{value}”不是着法；着法写作 d1d8(b6)：起点、落点、括号里是箭的位置。',
  ),
  'move-suffix': error(ROUNDS, 'Nothing can stand right behind a move: {value}.', '着法后面不能紧接着写“{value}”。'),
  'space-in-move': warning(ROUNDS, 'There is white space inside a move.', '着法中间不应有空白。'),
};

const playRules = {
  'origin-empty': error(ROUNDS, 'No amazon stands on {square}.', '{square} 上没有亚马逊棋子。'),
  'wrong-side': warning(
    ROUNDS,
    '{square} has an amazon of the other side: {side} is to move.',
    '{square} 上是对方的棋子；这一步该{side}走。',
  ),
  'not-queen-move': warning(
    ROUNDS,
    'An amazon moves like a queen; from {from} it cannot come to {square}.',
    '亚马逊棋子按国际象棋后的走法移动，从 {from} 走不到 {square}。',
  ),
  'move-blocked': warning(
    ROUNDS,
    'The way from {from} to {square} is blocked at {by}.',
    '从 {from} 到 {square} 的路上，{by} 有障碍。',
  ),
  'destination-occupied': error(
    ROUNDS,
    '{square} is not empty, no amazon can move there.',
    '{square} 不是空格，棋子不能走到这里。',
  ),
  'arrow-on-occupied': error(
    ROUNDS,
    '{square} is not empty, no arrow can fall there.',
    '{square} 不是空格，箭不能射到这里。',
  ),
  'arrow-not-queen-line': warning(
    ROUNDS,
    'An arrow flies along a line of a queen; from {to} it cannot come to {square}.',
    '箭按后的走法射出，从 {to} 射不到 {square}。',
  ),
  'arrow-blocked': warning(
    ROUNDS,
    'The way of the arrow from {to} to {square} is blocked at {by}.',
    '箭从 {to} 到 {square} 的路上，{by} 有障碍。',
  ),
};

export const rules = named({
  ...textRules(SECTION),
  ...lineRules,
  ...headerRules(clauses, 'AM'),
  ...roundRules,
  ...writtenRules,
  ...playRules,
}) satisfies Record<string, Rule>;
