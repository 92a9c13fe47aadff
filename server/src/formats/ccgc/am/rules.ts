/// All rules of Amazons records.
///
/// What the messages show: `{value}` is what the text has (shortened), `{half}` what it should have, `{square}` a square.

import { error, FIXED, ruleBook, warning } from '../../../spec/rule-book';
import { boardResultRules, headerRules } from '../shared/rules/header';
import { PLAYERS_KNOW, SAVE_ANEW } from '../shared/rules/reasons';
import { samplesOf } from '../shared/rules/samples';
import { textRules } from '../shared/rules/text';
import { clauses } from './clauses';

const BOARD = 'AM-1';
const SECTION = 'AM-2';
const HEADER = 'AM-2.1)';
const ROUNDS = 'AM-2.2)';

const cited = {
  section: HEADER,
  code: HEADER,
  teams: HEADER,
  result: HEADER,
  time: HEADER,
  event: HEADER,
  when: '2017/7/28 19:28:23 重庆',
} as const;

const FEW = '1 d1d8(b6) g10g3(i5)';

const samples = samplesOf({ code: 'AM', moves: FEW, record: (header, moves) => `#${header};\n${moves}\n` });
const { sound, told, played } = samples;

/// A first move, and a second.
const move = (text: string): string => played(`1 ${text}`);
const reply = (text: string): string => played(`1 d1d8(b6) ${text}`);

/// Black is shut in, in a corner.
const WON = [
  '1 d1d9(b7) g10e10(f9)',
  '2 j4e9(f10) j7j1(i2)',
  '3 g1i1(j2) a7a10(c10)',
  '4 a4a9(b9) a10b10(c9)',
  '5 a9a10(a9)',
].join('\n');

const lineRules = {
  'header-missing': error(HEADER, {
    en: 'The first line is a comment with the header: it begins with #.',
    zh: '第一行是注释行，写参赛信息，应以 # 开头。',
    bad: told({}).slice(1),
    good: told({}),
    fix: FIXED,
  }),
  'header-terminator-missing': error(HEADER, {
    en: 'The header does not end with a semicolon.',
    zh: '参赛信息的末尾缺少分号。',
    bad: told({}).replace(';', ''),
    good: told({}),
    fix: FIXED,
  }),
  'text-after-header': error(HEADER, {
    en: 'Nothing follows the semicolon that ends the header.',
    zh: '参赛信息以分号结束，后面不应再有内容。',
    bad: told({}).replace(';', '; 第一台'),
    good: told({}),
    fix: FIXED,
  }),
  'stray-comment': warning(HEADER, {
    en: 'Only the first line of a record is a comment; {what}.',
    zh: '只有第一行是注释行；{what}。',
    bad: played(`# 第一台\n${FEW}`),
    good: played(FEW),
    fix: FIXED,
  }),
  'encoding-not-utf8': warning(SECTION, {
    en: 'This file is in {encoding}; records of this game are kept in UTF-8.',
    zh: '文件采用的编码是 {encoding}，本棋种的棋谱应使用 UTF-8。',
    bad: { ...sound, encoding: 'GB 2312' },
    good: { ...sound, encoding: 'UTF-8' },
    fix: SAVE_ANEW,
  }),
};

const roundRules = {
  'round-syntax': error(ROUNDS, {
    en: 'A line has the number of its round, then the moves: 1 d1d8(b6) g10g3(i5).',
    zh: '每行先写回合序号，再写着法，如“1 d1d8(b6) g10g3(i5)”。',
    bad: played('1. d1d8(b6) g10g3(i5)'),
    good: played(FEW),
    fix: FIXED,
  }),
  'round-number': warning(ROUNDS, {
    en: 'This round should have the number {number}; it has {value}.',
    zh: '这一回合的序号应为 {number}，这里是 {value}。',
    bad: played(`${FEW}\n3 a4a5(a6)`),
    good: played(`${FEW}\n2 a4a5(a6)`),
    fix: FIXED,
  }),
  'round-number-missing': error(ROUNDS, {
    en: 'The number of the round is missing: {number}.',
    zh: '缺少回合序号，应为 {number}。',
    bad: played('d1d8(b6) g10g3(i5)'),
    good: played(FEW),
    fix: FIXED,
  }),
  'second-move-missing': warning(ROUNDS, {
    en: 'This round has no second move; only the last round may be without.',
    zh: '这一回合缺少后手的着法；只有最后一回合可以没有。',
    bad: played('1 d1d8(b6)\n2 a4a5(a6)'),
    good: played(`${FEW}\n2 a4a5(a6)`),
    fix: PLAYERS_KNOW,
  }),
  'round-extra-text': error(ROUNDS, {
    en: 'A line has two moves at most; a new round takes a new line.',
    zh: '一行最多写两步着法，下一回合应另起一行。',
    bad: played(`${FEW} a4a5(a6)`),
    good: played(`${FEW}\n2 a4a5(a6)`),
    fix: FIXED,
  }),
};

const writtenRules = {
  'off-board': error(BOARD, {
    en: '{value} is off the board: columns go from a to j, rows from 1 to 10.',
    zh: '{value} 在棋盘外：横坐标从 a 到 j，纵坐标从 1 到 10。',
    bad: move('d1d11(b6)'),
    good: move('d1d8(b6)'),
    fix: PLAYERS_KNOW,
  }),
  'coordinate-letter-case': warning(BOARD, {
    en: 'Columns are small letters: {half}.',
    zh: '横坐标用小写字母，应写作 {half}。',
    bad: move('D1D8(B6)'),
    good: move('d1d8(b6)'),
    fix: FIXED,
  }),
  'dialect-moves': error(ROUNDS, {
    en: 'Moves are written in a way of their own here, such as {value}; it has to be {half}.',
    zh: '这份棋谱的着法另有写法，如“{value}”，应写作 {half}。',
    bad: move('DADHBF'),
    good: move('d1d8(b6)'),
    fix: FIXED,
  }),
  'move-syntax': error(ROUNDS, {
    en: '{value} is no move; a move is written d1d8(b6): from, to, and the arrow in brackets.',
    zh: '“{value}”不是着法；着法写作 d1d8(b6)：起点、落点、括号里是箭的位置。',
    bad: move('d1-d8/b6'),
    good: move('d1d8(b6)'),
    fix: FIXED,
  }),
  'move-suffix': error(ROUNDS, {
    en: 'Nothing can stand right behind a move: {value}.',
    zh: '着法后面不能紧接着写“{value}”。',
    bad: move('d1d8(b6)!'),
    good: move('d1d8(b6)'),
    fix: FIXED,
  }),
  'space-in-move': warning(ROUNDS, {
    en: 'There is white space inside a move.',
    zh: '着法中间不应有空白。',
    bad: move('d1d8 (b6)'),
    good: move('d1d8(b6)'),
    fix: FIXED,
  }),
};

const playRules = {
  'origin-empty': error(ROUNDS, {
    en: 'No amazon stands on {square}.',
    zh: '{square} 上没有亚马逊棋子。',
    bad: move('e1d8(b6)'),
    good: move('d1d8(b6)'),
    concluded: true,
    fix: PLAYERS_KNOW,
  }),
  'wrong-side': warning(ROUNDS, {
    en: '{square} has an amazon of the other side: {side} is to move.',
    zh: '{square} 上是对方的棋子；这一步该{side}走。',
    bad: move('g10g3(i5)'),
    good: move('d1d8(b6)'),
    concluded: true,
    fix: PLAYERS_KNOW,
  }),
  'not-queen-move': warning(ROUNDS, {
    en: 'An amazon moves like a queen; from {from} it cannot come to {square}.',
    zh: '亚马逊棋子按国际象棋后的走法移动，从 {from} 走不到 {square}。',
    bad: move('d1e8(b5)'),
    good: move('d1d8(b6)'),
    concluded: true,
    fix: PLAYERS_KNOW,
  }),
  'move-blocked': warning(ROUNDS, {
    en: 'The way from {from} to {square} is blocked at {by}.',
    zh: '从 {from} 到 {square} 的路上，{by} 有障碍。',
    bad: move('d1i1(i5)'),
    good: move('d1f1(f5)'),
    concluded: true,
    fix: PLAYERS_KNOW,
  }),
  'destination-occupied': error(ROUNDS, {
    en: '{square} is not empty, no amazon can move there.',
    zh: '{square} 不是空格，棋子不能走到这里。',
    bad: move('d1g1(g5)'),
    good: move('d1f1(f5)'),
    concluded: true,
    fix: PLAYERS_KNOW,
  }),
  'arrow-on-occupied': error(ROUNDS, {
    en: '{square} is not empty, no arrow can fall there.',
    zh: '{square} 不是空格，箭不能射到这里。',
    bad: reply('d10b8(b6)'),
    good: reply('d10b8(b7)'),
    concluded: true,
    fix: PLAYERS_KNOW,
  }),
  'arrow-not-queen-line': warning(ROUNDS, {
    en: 'An arrow flies along a line of a queen; from {to} it cannot come to {square}.',
    zh: '箭按后的走法射出，从 {to} 射不到 {square}。',
    bad: move('d1d8(b5)'),
    good: move('d1d8(b6)'),
    concluded: true,
    fix: PLAYERS_KNOW,
  }),
  'arrow-blocked': warning(ROUNDS, {
    en: 'The way of the arrow from {to} to {square} is blocked at {by}.',
    zh: '箭从 {to} 到 {square} 的路上，{by} 有障碍。',
    bad: reply('d10b8(b5)'),
    good: reply('d10b8(b7)'),
    concluded: true,
    fix: PLAYERS_KNOW,
  }),
};

export const rules = ruleBook(clauses)({
  ...textRules(SECTION, samples),
  ...lineRules,
  ...headerRules(cited, samples),
  ...boardResultRules(cited, samples, WON),
  ...roundRules,
  ...writtenRules,
  ...playRules,
});
