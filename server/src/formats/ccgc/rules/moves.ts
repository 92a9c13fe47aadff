/// Rules about records in brackets and their moves, the same in the chapters that are written so.

import { error, warning } from '../../../spec/rule-book';
import { params } from './params';

export interface MoveClauses {
  readonly board: string;
  readonly section: string;
  readonly colour: string;
  readonly move: string;
  readonly separator: string;
  readonly mark: string;
}

/// How a chapter writes.
export interface Wording {
  readonly open: string;
  readonly close: string;
  /// An example of a move.
  readonly move: string;
  /// The letters of the two sides.
  readonly first: string;
  readonly second: string;
  readonly lastColumn: string;
  readonly lastRow: number;
}

export const aroundRules = (section: string, { open, close }: Wording) => ({
  open: params(
    error(section, 'A record begins with {open}; here is {value}.', '棋谱应以 {open} 开头，这里是{value}。'),
    { open },
  ),
  close: params(
    error(section, 'The record is not closed: {close} is missing at its end.', '棋谱没有结束：末尾缺少 {close}。'),
    { close },
  ),
  after: params(
    error(
      section,
      'This stands after the {close} that closes the record; a file holds one game and nothing else.',
      '这些内容在棋谱结束的 {close} 之后；一个文件只放一局棋谱，后面不应有别的内容。',
    ),
    { close },
  ),
});

const boardRules = ({ board }: MoveClauses, { lastColumn, lastRow }: Wording) => ({
  'off-board': params(
    error(
      board,
      '{value} is off the board: columns go from A to {lastColumn}, rows from 1 to {lastRow}.',
      '{value} 在棋盘外：横坐标从 A 到 {lastColumn}，纵坐标从 1 到 {lastRow}。',
    ),
    { lastColumn, lastRow },
  ),
  'coordinate-letter-case': warning(
    board,
    'The column is written {half}, with a capital letter.',
    '横坐标用大写字母，应写作 {half}。',
  ),
});

const colourRules = ({ colour }: MoveClauses, { first, second }: Wording) => ({
  'colour-unknown': params(
    error(
      colour,
      '{value} is no colour; stones are {first} or {second}.',
      '{value} 不是棋子颜色，颜色只有 {first} 和 {second}。',
    ),
    { first, second },
  ),
  'colour-letter-case': warning(
    colour,
    'The colour is written {half}, with a capital letter.',
    '棋子颜色用大写字母，应写作 {half}。',
  ),
});

const writtenRules = ({ move, separator }: MoveClauses, { move: example }: Wording) => ({
  'move-syntax': params(
    error(move, '{value} is no move; a move is written {example}.', '“{value}”不是着法，着法写作 {example}。'),
    { example },
  ),
  'space-in-move': warning(move, 'There is white space inside a move.', '着法中间不应有空白。'),
  'separator-missing': error(separator, 'A semicolon is missing before {value}.', '{value} 前面缺少分号。'),
  'empty-move': warning(
    separator,
    'No move stands before this semicolon or after it.',
    '这个分号前后缺少着法，是多余的。',
  ),
});

const markRules = ({ mark }: MoveClauses) => ({
  'mark-value': error(
    mark,
    'MARK is {value}; it can be -2, -1, 0, 1 or 2.',
    'MARK 的数值是“{value}”，只能是 -2、-1、0、1、2。',
  ),
  'mark-syntax': error(
    mark,
    'Not understood: after a move nothing can stand but a remark such as MARK[1].',
    '无法识别：着法后面只能加注释，写作 MARK[1]。',
  ),
  'mark-duplicate': error(
    mark,
    'This move has a remark already; one is all it can have.',
    '这一着已经有注释了，只能有一个。',
  ),
});

export const moveRules = (clauses: MoveClauses, wording: Wording) => ({
  ...boardRules(clauses, wording),
  ...colourRules(clauses, wording),
  ...writtenRules(clauses, wording),
  ...markRules(clauses),
});
