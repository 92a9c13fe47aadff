/// Sections 5.3 and 6: how numbers, locations, references and markers are written, what a line needs, and the numbers of moves.

import { error, FIXED, remark, warning } from '../../../spec/rule-book';
import { ONLY_UNUSUAL } from '../../shared/reasons';
import { game, MOVE, REPLY } from './examples';

export const fieldRules = {
  'number-form': error('5.3', {
    en: '"{value}" is no number; it is written in digits.',
    zh: '“{value}”不是数字写法，只能用数字。',
    bad: game('B 1. D4'),
    good: game(MOVE),
    fix: FIXED,
  }),
  'loc-form': error('5.3', {
    en: '"{value}" is no location; one is a letter for the column and a number for the row, such as Q16.',
    zh: '“{value}”不是坐标；坐标由一个列字母和行号组成，如 Q16。',
    bad: game('B 1 4D'),
    good: game(MOVE),
    fix: FIXED,
  }),
  'loc-column-i': error('5.3', {
    en: '"{value}": there is no column I; J comes right after H.',
    zh: '“{value}”：没有 I 列，H 之后就是 J。',
    bad: game('B 1 I4'),
    good: game('B 1 J4'),
    fix: FIXED,
  }),
  'loc-off-board': error('5.3', {
    en: '{value} is off the board, which has columns A to {column} and rows 1 to {size}.',
    zh: '{value} 不在棋盘上；列为 A 到 {column}，行为 1 到 {size}。',
    bad: game(MOVE, 'MARK x@D10'),
    good: game(MOVE, 'MARK x@D4'),
    fix: FIXED,
  }),
  'move-ref-form': error('5.3', {
    en: '"{value}" names no move; that is done by #n or #n-n, n from 1.',
    zh: '“{value}”没有指明着手；要写 #n 或 #n-n，n 从 1 起。',
    bad: game(MOVE, 'MARK x@#0'),
    good: game(MOVE, 'MARK x@#1'),
    fix: FIXED,
  }),
  'range-not-increasing': error('5.3', {
    en: '"{value}" runs backwards; the second number must not be below the first.',
    zh: '“{value}”的次序反了，后一个数不能小于前一个。',
    bad: game(MOVE, REPLY, 'MARK #2-1'),
    good: game(MOVE, REPLY, 'MARK #1-2'),
    fix: FIXED,
  }),
  'marker-length': error('5.3', {
    en: 'A marker is one or two characters; "{value}" has {count}.',
    zh: '标记只能是一两个字符，“{value}”{count}。',
    bad: game(MOVE, 'MARK abc@D4'),
    good: game(MOVE, 'MARK ab@D4'),
    fix: FIXED,
  }),
  'unknown-special-marker': remark('5.3', {
    en: '"{value}" is no special marker (those are \\d, \\t, \\c and \\s); it is taken as two plain characters.',
    zh: '“{value}”不是特殊标记（只有 \\d、\\t、\\c、\\s），会当作两个普通字符。',
    bad: game(MOVE, 'MARK \\x@D4'),
    good: game(MOVE, 'MARK \\t@D4'),
    fix: ONLY_UNUSUAL,
  }),

  'missing-data': error('6', {
    en: '{keyword} needs {needed} after it.',
    zh: '{keyword} 后面缺少{needed}。',
    bad: game(MOVE, 'W'),
    good: game(MOVE, REPLY),
    fix: FIXED,
  }),
  'extra-data': error('6', {
    en: 'Nothing may follow the location of a move on its line; "{value}" is too much.',
    zh: '着手的坐标之后不能再写别的，“{value}”是多余的。',
    bad: game('B 1 D4 good'),
    good: game(MOVE, 'COM', 'good', 'ENDCOM'),
    fix: FIXED,
  }),
  'duplicate-move-number': error('6', {
    en: 'There is a move {number} in this sequence already.',
    zh: '这一串着手里已经有第 {number} 手了。',
    bad: game(MOVE, 'W 1 E5'),
    good: game(MOVE, REPLY),
    fix: FIXED,
  }),
  'move-number-out-of-sequence': warning('6', {
    en: 'Move {number} comes after move {before}; numbers increase.',
    zh: '第 {number} 手写在第 {before} 手之后，编号应当递增。',
    bad: game('B 2 D4', 'W 1 E5'),
    good: game(MOVE, REPLY),
    concluded: true,
    fix: FIXED,
  }),
  'missing-move-number': warning('6', {
    en: 'Move {number} follows move {before}; is move {missing} missing?',
    zh: '第 {before} 手之后就是第 {number} 手，是否漏了第 {missing} 手？',
    bad: game(MOVE, 'W 3 E5'),
    good: game(MOVE, REPLY),
    concluded: true,
    fix: FIXED,
  }),
};
