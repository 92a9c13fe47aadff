/// Chapters 3.11 to 3.16.2: comments, marks, times and problems, then a tree with its title and its set-up position.

import { error, FIXED, remark } from '../../../../spec/rule-book';
import { MEANT } from '../../../shared/json/reasons';
import { book } from '../clauses';
import { inMark, inPre, inStep, inStones, inTree, move, record, steps, stone } from './examples';

export const treeRules = book({
  'comment-type': error('3.11', {
    en: 'A comment or message is a text in quotes, not {kind}.',
    zh: '评论和信息要写成带引号的文字，不能是{kind}。',
    bad: inPre('"comment": ["Black to play"]'),
    good: inPre('"comment": "Black to play"'),
    fix: FIXED,
  }),

  'mark-type': error('3.12', {
    en: 'A mark is an object with point and symbol, not {kind}.',
    zh: '标记要写成含 point 和 symbol 的对象，不能是{kind}。',
    bad: inPre('"marks": [[{"point": {"x": 3, "y": 3}, "symbol": "A"}]]'),
    good: inPre('"marks": [{"point": {"x": 3, "y": 3}, "symbol": "A"}]'),
    fix: FIXED,
  }),
  'mark-unknown-property': error('3.12', {
    en: 'A mark has only point and symbol, no "{name}".',
    zh: '标记只有 point 和 symbol，没有 "{name}"。',
    bad: inMark('"symbol": "A", "color": 1'),
    good: inMark('"symbol": "A"'),
    fix: FIXED,
  }),
  'mark-missing-property': error('3.12', {
    en: 'This mark lacks "{name}"; it needs both point and symbol.',
    zh: '这个标记缺少 "{name}"，point 和 symbol 都要写。',
    bad: inPre('"marks": [{"point": {"x": 3, "y": 3}}]'),
    good: inPre('"marks": [{"point": {"x": 3, "y": 3}, "symbol": "A"}]'),
    fix: FIXED,
  }),
  'symbol-type': error('3.12', {
    en: 'symbol is one character in quotes, such as "A" or "1", not {kind}.',
    zh: 'symbol 要写一个带引号的字符，如 "A" 或 "1"，不能是{kind}。',
    bad: inMark('"symbol": 1'),
    good: inMark('"symbol": "1"'),
    fix: FIXED,
  }),
  'symbol-length': error('3.12', {
    en: 'symbol is {value}; it must be exactly one character.',
    zh: 'symbol 是 {value}，必须正好一个字符。',
    bad: inMark('"symbol": "AB"'),
    good: inMark('"symbol": "A"'),
    fix: FIXED,
  }),
  'symbol-charset': error('3.12', {
    en: 'symbol is {value}; it must be a letter a-z or A-Z, a digit or one of "@#$%&*?".',
    zh: 'symbol 是 {value}，只能是英文字母、数字或 "@#$%&*?" 中的一个。',
    bad: inMark('"symbol": "Ａ"'),
    good: inMark('"symbol": "A"'),
    fix: FIXED,
  }),

  'marks-type': error('3.13', {
    en: 'marks is an array, not {kind}; put even a single mark in brackets.',
    zh: 'marks 要写成数组，不能是{kind}；只有一个标记也要放进方括号。',
    bad: inPre('"marks": {"point": {"x": 3, "y": 3}, "symbol": "A"}'),
    good: inPre('"marks": [{"point": {"x": 3, "y": 3}, "symbol": "A"}]'),
    fix: FIXED,
  }),

  'step-time-type': error('3.14', {
    en: 'The time of a step is a number of seconds, not {kind}.',
    zh: '这里的 time 要写秒数，不能是{kind}。',
    bad: inStep('"time": "12.5"'),
    good: inStep('"time": 12.5'),
    fix: FIXED,
  }),
  'step-time-range': error('3.14', {
    en: 'time is {value} seconds; it must be 0 or more and less than 86400 (one day).',
    zh: 'time 是 {value} 秒，要在 0 到 86400（一天）之间，可以是 0，不能是 86400。',
    bad: inStep('"time": -1'),
    good: inStep('"time": 1'),
    fix: FIXED,
  }),

  'problem-type': error('3.15', {
    en: 'problem is an object such as {"color": 1}, not {kind}.',
    zh: 'problem 要写成对象，例如 {"color": 1}，不能是{kind}。',
    bad: inPre('"problem": 1'),
    good: inPre('"problem": {"color": 1}'),
    fix: FIXED,
  }),
  'problem-unknown-property': error('3.15', {
    en: 'A problem has only color, no "{name}".',
    zh: '题目只有 color，没有 "{name}"。',
    bad: inPre('"problem": {"color": 1, "goal": "live"}'),
    good: inPre('"problem": {"color": 1}'),
    fix: FIXED,
  }),
  'problem-missing-color': error('3.15', {
    en: 'This problem lacks "color"; write 1 if black is to play, 2 if white is.',
    zh: '这道题目缺少 "color"；黑先写 1，白先写 2。',
    bad: inPre('"problem": {}'),
    good: inPre('"problem": {"color": 1}'),
    fix: FIXED,
  }),
  'problem-side-to-move': remark('3.15', {
    en: 'The problem is for {expected} to play, but this move is by {color}.',
    zh: '题目是{expected}先，这一手却是{color}方下的。',
    bad: inTree(`"pre": {"problem": {"color": 1}}, ${steps(move(2, 3, 3))}`),
    good: inTree(`"pre": {"problem": {"color": 1}}, ${steps(move(1, 3, 3))}`),
    fix: MEANT,
  }),

  'tree-type': error('3.16', {
    en: 'A tree or a branch is an object, not {kind}.',
    zh: 'tree 和每个分支都要写成对象，不能是{kind}。',
    bad: record('"tree": []'),
    good: record('"tree": {}'),
    fix: FIXED,
  }),
  'tree-unknown-property': error('3.16', {
    en: 'A tree has no "{name}"; it takes title, pre, steps and branches (stones, problem, marks and comment go into pre).',
    zh: 'tree 里没有 "{name}"；只有 title、pre、steps 和 branches（stones、problem、marks、comment 写在 pre 里）。',
    bad: inTree('"comment": "A joseki"'),
    good: inTree('"pre": {"comment": "A joseki"}'),
    fix: FIXED,
  }),
  'title-type': error('3.16.1', {
    en: 'A title is a text in quotes, not {kind}.',
    zh: '标题要写成带引号的文字，不能是{kind}。',
    bad: inTree('"title": 1'),
    good: inTree('"title": "1"'),
    fix: FIXED,
  }),

  'pre-type': error('3.16.2', {
    en: 'pre is an object, not {kind}.',
    zh: 'pre 要写成对象，不能是{kind}。',
    bad: inTree('"pre": "Black to play"'),
    good: inTree('"pre": {"comment": "Black to play"}'),
    fix: FIXED,
  }),
  'pre-unknown-property': error('3.16.2', {
    en: 'pre has no "{name}"; it takes stones, problem, marks and comment.',
    zh: 'pre 里没有 "{name}"；只有 stones、problem、marks 和 comment。',
    bad: inPre('"coment": "Black to play"'),
    good: inPre('"comment": "Black to play"'),
    fix: FIXED,
  }),
  'stones-type': error('3.16.2.1', {
    en: 'stones is an array, not {kind}; put even a single stone in brackets.',
    zh: 'stones 要写成数组，不能是{kind}；只有一颗棋子也要放进方括号。',
    bad: inPre(`"stones": ${stone(1, 3, 3)}`),
    good: inStones(stone(1, 3, 3)),
    fix: FIXED,
  }),
  'stone-type': error('3.16.2.1', {
    en: 'A stone is an object with color and point, not {kind}.',
    zh: '棋子要写成含 color 和 point 的对象，不能是{kind}。',
    bad: inStones('"D4"'),
    good: inStones(stone(1, 3, 15)),
    fix: FIXED,
  }),
  'stone-unknown-property': error('3.16.2.1', {
    en: 'A stone has only color and point, no "{name}".',
    zh: '棋子只有 color 和 point，没有 "{name}"。',
    bad: inStones('{"color": 1, "point": {"x": 3, "y": 3}, "number": 1}'),
    good: inStones(stone(1, 3, 3)),
    fix: FIXED,
  }),
  'stone-missing-property': error('3.16.2.1', {
    en: 'This stone lacks "{name}"; it needs both color and point.',
    zh: '这颗棋子缺少 "{name}"，color 和 point 都要写。',
    bad: inStones('{"point": {"x": 3, "y": 3}}'),
    good: inStones(stone(1, 3, 3)),
    fix: FIXED,
  }),
  'stones-same-point': error('3.16.2.5', {
    en: 'Another stone of this set-up is already at {point}.',
    zh: '{point} 上已经预设了一颗棋子，不能再放。',
    bad: inStones(stone(1, 3, 3), stone(1, 3, 3)),
    good: inStones(stone(1, 3, 3)),
    fix: FIXED,
  }),
  'stones-capture': error('3.16.2.5', {
    en: 'The {count}-stone block at {point} has no liberty; stones set up must not capture each other.',
    zh: '{point} 这块棋（{count} 子）没有气；预设的棋子之间不能发生提子。',
    bad: inStones(stone(1, 0, 0), stone(2, 1, 0), stone(2, 0, 1)),
    good: inStones(stone(1, 0, 0), stone(2, 1, 0)),
    concluded: true,
    fix: MEANT,
  }),
  'stones-not-on-empty-board': error('3.16.2.6', {
    en: '{count} set up here, but a move or another set-up came before on this line.',
    zh: '这里摆了{count}，但这条线上之前已有着手或预设的棋子。',
    bad: inTree(`${steps(move(1, 3, 3))}, "branches": [{"pre": {"stones": [${stone(2, 15, 3)}]}}]`),
    good: inTree(`${steps(move(1, 3, 3))}, "branches": [{${steps(move(2, 15, 3))}}]`),
    fix: FIXED,
  }),
});
