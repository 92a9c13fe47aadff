/// Sections 5.3 and 6: how numbers, locations, references and markers are written, what a line needs, and the numbers of moves.

import { error, remark, warning } from '../../spec/rule-book';

export const fieldRules = {
  'number-form': error('5.3', '{value} is no number; it is written in digits.', '{value} 不是数字写法，只能用数字。'),
  'loc-form': error(
    '5.3',
    '{value} is no location; one is a letter for the column and a number for the row, such as Q16.',
    '{value} 不是坐标；坐标由一个列字母和行号组成，如 Q16。',
  ),
  'loc-column-i': error(
    '5.3',
    '{value}: there is no column I; J comes right after H.',
    '{value}：没有 I 列，H 之后就是 J。',
  ),
  'loc-off-board': error(
    '5.3',
    '{value} is off the board, which has columns A to {column} and rows 1 to {size}.',
    '{value} 不在棋盘上；列为 A 到 {column}，行为 1 到 {size}。',
  ),
  'move-ref-form': error(
    '5.3',
    '{value} names no move; that is done by #n or #n-n, n from 1.',
    '{value} 没有指明着手；要写 #n 或 #n-n，n 从 1 起。',
  ),
  'range-not-increasing': error(
    '5.3',
    '{value} runs backwards; the second number must not be below the first.',
    '{value} 的次序反了，后一个数不能小于前一个。',
  ),
  'marker-length': error(
    '5.3',
    'A marker is one or two characters; {value} has {count}.',
    '标记只能是一两个字符，{value} 有 {count} 个。',
  ),
  'unknown-special-marker': remark(
    '5.3',
    '{value} is no special marker (those are \\d, \\t, \\c and \\s); it is taken as two plain characters.',
    '{value} 不是特殊标记（只有 \\d、\\t、\\c、\\s），会当作两个普通字符。',
  ),

  'missing-data': error('6', '{keyword} needs {needed} after it.', '{keyword} 后面缺少{needed}。'),
  'extra-data': error(
    '6',
    'Nothing may follow the location of a move on its line; {value} is too much.',
    '着手的坐标之后不能再写别的，{value} 是多余的。',
  ),
  'duplicate-move-number': error(
    '6',
    'There is a move {number} in this sequence already.',
    '这一串着手里已经有第 {number} 手了。',
  ),
  'move-number-out-of-sequence': warning(
    '6',
    'Move {number} comes after move {before}; numbers increase.',
    '第 {number} 手写在第 {before} 手之后，编号应当递增。',
  ),
  'missing-move-number': warning(
    '6',
    'Move {number} follows move {before}; is move {missing} missing?',
    '第 {before} 手之后就是第 {number} 手，是否漏了第 {missing} 手？',
  ),
} as const;
