/// Rules about records in brackets and their moves, the same in the chapters that are written so.

import { error, FIXED, warning } from '../../../../spec/rule-book';
import type { Sides } from '../../brackets/chapter';
import type { Notation } from '../../brackets/notation';
import { params } from './params';
import { PLAYERS_KNOW } from './reasons';
import { type Samples, samplesOf } from './samples';

interface MoveClauses<C extends string = string> {
  readonly board: C;
  readonly section: C;
  readonly colour: C;
  readonly move: C;
  readonly separator: C;
  readonly mark: C;
}

/// How a chapter writes.
export interface Wording {
  readonly open: string;
  readonly close: string;
  readonly write: Notation['write'];
  /// The letters of the two sides.
  readonly first: string;
  readonly second: string;
  readonly lastColumn: string;
  readonly lastRow: number;
  /// A point for the first move of each side.
  readonly points: readonly [readonly [column: string, row: number], readonly [column: string, row: number]];
}

/// Of a square board.
export const wordingOf = (
  [open, close]: readonly [string, string],
  { write }: Notation,
  { letters: [first, second] }: Sides,
  size: number,
  points: Wording['points'],
): Wording => ({
  open,
  close,
  write,
  first,
  second,
  lastColumn: String.fromCharCode(64 + size),
  lastRow: size,
  points,
});

/// The two moves that records begin with.
const movesOf = ({ write, first, second, points: [one, other] }: Wording) =>
  [write(first, ...one), write(second, ...other)] as const;

/// Records in brackets for examples.
export const bracketSamples = (code: string, wording: Wording): Samples =>
  samplesOf({
    code,
    moves: movesOf(wording).join(';'),
    record: (header, moves) => `${wording.open}${header};${moves}${wording.close}`,
  });

const aroundRules = <C extends string>(section: C, { open, close }: Wording, { told }: Samples) => ({
  open: params(
    error(section, {
      en: 'A record begins with {open}; here is {value}.',
      zh: '棋谱应以 {open} 开头，这里是{value}。',
      bad: told({}).slice(1),
      good: told({}),
      fix: FIXED,
    }),
    { open },
  ),
  close: params(
    error(section, {
      en: 'The record is not closed: {close} is missing at its end.',
      zh: '棋谱没有结束：末尾缺少 {close}。',
      bad: told({}).slice(0, -1),
      good: told({}),
      fix: FIXED,
    }),
    { close },
  ),
  after: params(
    error(section, {
      en: 'This stands after the {close} that closes the record; {what}.',
      zh: '这些内容在棋谱结束的 {close} 之后；{what}。',
      bad: `${told({})}${close}`,
      good: told({}),
      fix: FIXED,
    }),
    { close },
  ),
});

/// What each is called depends on the kind of bracket.
export const braceRules = <C extends string>(section: C, wording: Wording, samples: Samples) => {
  const { open, close, after } = aroundRules(section, wording, samples);
  return { 'open-brace-missing': open, 'close-brace-missing': close, 'text-after-record': after };
};

export const parenRules = <C extends string>(section: C, wording: Wording, samples: Samples) => {
  const { open, close, after } = aroundRules(section, wording, samples);
  return { 'open-paren-missing': open, 'close-paren-missing': close, 'text-after-record': after };
};

const following = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + 1);

const boardRules = <C extends string>({ board }: MoveClauses<C>, wording: Wording, { played }: Samples) => {
  const { lastColumn, lastRow, write, first, points } = wording;
  const [[column, row]] = points;
  return {
    'off-board': params(
      error(board, {
        en: '{value} is off the board: columns go from A to {lastColumn}, rows from 1 to {lastRow}.',
        zh: '{value} 在棋盘外：横坐标从 A 到 {lastColumn}，纵坐标从 1 到 {lastRow}。',
        bad: played(write(first, following(lastColumn), lastRow)),
        good: played(write(first, lastColumn, lastRow)),
        fix: PLAYERS_KNOW,
      }),
      { lastColumn, lastRow },
    ),
    'coordinate-letter-case': warning(board, {
      en: 'The column is written {half}, with a capital letter.',
      zh: '横坐标用大写字母，应写作 {half}。',
      bad: played(write(first, column.toLowerCase(), row)),
      good: played(write(first, column, row)),
      fix: FIXED,
    }),
  };
};

const colourRules = <C extends string>({ colour }: MoveClauses<C>, wording: Wording, { played }: Samples) => {
  const { first, second, write, points } = wording;
  const [one] = points;
  return {
    'colour-unknown': params(
      error(colour, {
        en: '{value} is no colour; stones are {first} or {second}.',
        zh: '{value} 不是棋子颜色，颜色只有 {first} 和 {second}。',
        bad: played(write('X', ...one)),
        good: played(write(first, ...one)),
        fix: FIXED,
      }),
      { first, second },
    ),
    'colour-letter-case': warning(colour, {
      en: 'The colour is written {half}, with a capital letter.',
      zh: '棋子颜色用大写字母，应写作 {half}。',
      bad: played(write(first.toLowerCase(), ...one)),
      good: played(write(first, ...one)),
      fix: FIXED,
    }),
  };
};

const writtenRules = <C extends string>(
  { move, separator }: MoveClauses<C>,
  wording: Wording,
  { played, told }: Samples,
) => {
  const { write, first, points } = wording;
  const [[column, row]] = points;
  const [one, other] = movesOf(wording);
  return {
    'move-syntax': params(
      error(move, {
        en: '{value} is no move; a move is written {example}.',
        zh: '“{value}”不是着法，着法写作 {example}。',
        bad: played(`${first}${column}${row}`),
        good: played(one),
        fix: FIXED,
      }),
      { example: one },
    ),
    'dialect-moves': error(move, {
      en: 'Moves are written in a way of their own here, such as {value}; it has to be {half}.',
      zh: '这份棋谱的着法另有写法，如“{value}”，应写作 {half}。',
      bad: played(write(`${first}:`, column, row)),
      good: played(one),
      fix: FIXED,
    }),
    'space-in-move': warning(move, {
      en: 'There is white space inside a move.',
      zh: '着法中间不应有空白。',
      bad: played(write(`${first} `, column, row)),
      good: played(one),
      fix: FIXED,
    }),
    'separator-missing': error(separator, {
      en: 'A semicolon is missing before {value}.',
      zh: '{value} 前面缺少分号。',
      bad: played(`${one}${other}`),
      good: told({}),
      fix: FIXED,
    }),
    'empty-move': warning(separator, {
      en: 'No move stands before this semicolon or after it.',
      zh: '这个分号前后缺少着法，是多余的。',
      bad: played(`${one};;${other}`),
      good: told({}),
      fix: FIXED,
    }),
  };
};

const markRules = <C extends string>({ mark }: MoveClauses<C>, wording: Wording, { played }: Samples) => {
  const [one] = movesOf(wording);
  const marked = (remark: string): string => played(`${one}${remark}`);
  return {
    'mark-value': error(mark, {
      en: 'MARK is {value}; it can be -2, -1, 0, 1 or 2.',
      zh: 'MARK 的数值是“{value}”，只能是 -2、-1、0、1、2。',
      bad: marked('MARK[+1]'),
      good: marked('MARK[1]'),
      fix: FIXED,
    }),
    'mark-syntax': error(mark, {
      en: 'Not understood: after a move nothing can stand but a remark such as MARK[1].',
      zh: '无法识别：着法后面只能加注释，写作 MARK[1]。',
      bad: marked('mark(1)'),
      good: marked('MARK[1]'),
      fix: FIXED,
    }),
    'mark-duplicate': error(mark, {
      en: 'This move has a remark already; one is all it can have.',
      zh: '这一着已经有注释了，只能有一个。',
      bad: marked('MARK[1]MARK[1]'),
      good: marked('MARK[1]'),
      fix: FIXED,
    }),
  };
};

export const moveRules = <C extends string>(clauses: MoveClauses<C>, wording: Wording, samples: Samples) => ({
  ...boardRules(clauses, wording, samples),
  ...colourRules(clauses, wording, samples),
  ...writtenRules(clauses, wording, samples),
  ...markRules(clauses, wording, samples),
});
