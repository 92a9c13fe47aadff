/// Chapters 3.11 to 3.16.2: comments, marks, times and problems, then a tree with its title and its set-up position.

import { error, remark } from '../../spec/rule-book';

export const treeRules = {
  'comment-type': error(
    '3.11',
    'A comment or message is a text in quotes, not {kind}.',
    '评论和信息要写成带引号的文字，不能是{kind}。',
  ),

  'mark-type': error(
    '3.12',
    'A mark is an object with point and symbol, not {kind}.',
    '标记要写成含 point 和 symbol 的对象，不能是{kind}。',
  ),
  'mark-unknown-property': error(
    '3.12',
    'A mark has only point and symbol, no "{name}".',
    '标记只有 point 和 symbol，没有 "{name}"。',
  ),
  'mark-missing-property': error(
    '3.12',
    'This mark lacks "{name}"; it needs both point and symbol.',
    '这个标记缺少 "{name}"，point 和 symbol 都要写。',
  ),
  'symbol-type': error(
    '3.12',
    'symbol is one character in quotes, such as "A" or "1", not {kind}.',
    'symbol 要写一个带引号的字符，如 "A" 或 "1"，不能是{kind}。',
  ),
  'symbol-length': error(
    '3.12',
    'symbol is {value}; it must be exactly one character.',
    'symbol 是 {value}，必须正好一个字符。',
  ),
  'symbol-charset': error(
    '3.12',
    'symbol is {value}; it must be a letter a-z or A-Z, a digit or one of "@#$%&*?".',
    'symbol 是 {value}，只能是英文字母、数字或 "@#$%&*?" 中的一个。',
  ),

  'marks-type': error(
    '3.13',
    'marks is an array, not {kind}; put even a single mark in brackets.',
    'marks 要写成数组，不能是{kind}；只有一个标记也要放进方括号。',
  ),

  'step-time-type': error(
    '3.14',
    'The time of a step is a number of seconds, not {kind}.',
    '这里的 time 要写秒数，不能是{kind}。',
  ),
  'step-time-range': error(
    '3.14',
    'time is {value} seconds; it must be 0 or more and less than 86400 (one day).',
    'time 是 {value} 秒，要在 0 到 86400（一天）之间，可以是 0，不能是 86400。',
  ),

  'problem-type': error(
    '3.15',
    'problem is an object such as {"color": 1}, not {kind}.',
    'problem 要写成对象，例如 {"color": 1}，不能是{kind}。',
  ),
  'problem-unknown-property': error(
    '3.15',
    'A problem has only color, no "{name}".',
    '题目只有 color，没有 "{name}"。',
  ),
  'problem-missing-color': error(
    '3.15',
    'This problem lacks "color"; write 1 if black is to play, 2 if white is.',
    '这道题目缺少 "color"；黑先写 1，白先写 2。',
  ),
  'problem-side-to-move': remark(
    '3.15',
    'The problem is for {expected} to play, but this move is by {color}.',
    '题目是{expected}先，这一手却是{color}方下的。',
  ),

  'tree-type': error(
    '3.16',
    'A tree or a branch is an object, not {kind}.',
    'tree 和每个分支都要写成对象，不能是{kind}。',
  ),
  'tree-unknown-property': error(
    '3.16',
    'A tree has no "{name}"; it takes title, pre, steps and branches (stones, problem, marks and comment go into pre).',
    'tree 里没有 "{name}"；只有 title、pre、steps 和 branches（stones、problem、marks、comment 写在 pre 里）。',
  ),
  'title-type': error('3.16.1', 'A title is a text in quotes, not {kind}.', '标题要写成带引号的文字，不能是{kind}。'),

  'pre-type': error('3.16.2', 'pre is an object, not {kind}.', 'pre 要写成对象，不能是{kind}。'),
  'pre-unknown-property': error(
    '3.16.2',
    'pre has no "{name}"; it takes stones, problem, marks and comment.',
    'pre 里没有 "{name}"；只有 stones、problem、marks 和 comment。',
  ),
  'stones-type': error(
    '3.16.2.1',
    'stones is an array, not {kind}; put even a single stone in brackets.',
    'stones 要写成数组，不能是{kind}；只有一颗棋子也要放进方括号。',
  ),
  'stone-type': error(
    '3.16.2.1',
    'A stone is an object with color and point, not {kind}.',
    '棋子要写成含 color 和 point 的对象，不能是{kind}。',
  ),
  'stone-unknown-property': error(
    '3.16.2.1',
    'A stone has only color and point, no "{name}".',
    '棋子只有 color 和 point，没有 "{name}"。',
  ),
  'stone-missing-property': error(
    '3.16.2.1',
    'This stone lacks "{name}"; it needs both color and point.',
    '这颗棋子缺少 "{name}"，color 和 point 都要写。',
  ),
  'stones-same-point': error(
    '3.16.2.5',
    'Another stone of this set-up is already at {point}.',
    '{point} 上已经预设了一颗棋子，不能再放。',
  ),
  'stones-capture': error(
    '3.16.2.5',
    'The {count}-stone block at {point} has no liberty; stones set up must not capture each other.',
    '{point} 这块棋（{count} 子）没有气；预设的棋子之间不能发生提子。',
  ),
  'stones-not-on-empty-board': error(
    '3.16.2.6',
    'No stones may be set up here (the array has {count}): a move or another set-up came before on this line.',
    '这里不能摆子（数组里有 {count} 颗）：这条线上之前已有着手或预设的棋子。',
  ),
} as const;
