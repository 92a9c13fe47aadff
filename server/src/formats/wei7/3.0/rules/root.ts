/// Chapters 3.1 to 3.9: the text as a whole, the root, the values used in many places, the size of the board.

import { error, FIXED, warning } from '../../../../spec/rule-book';
import { BYTES, NOT_GUESSED } from '../../../shared/json/reasons';
import { book } from '../clauses';
import { beside, inInfo, inMove, inPoint, inResult, inRoot, inStones, inTree, stone } from './examples';

export const rootRules = book({
  /// The parser knows best what it stumbled over, so it brings the whole sentence along.
  'json-syntax': error('3.1', {
    en: '{fault}',
    zh: '{fault}',
    bad: inInfo('"place": "Porto",'),
    good: inInfo('"place": "Porto"'),
    fix: FIXED,
  }),
  'not-utf8': error('3.1', {
    en: 'The text is not UTF-8 from here on; save it as UTF-8, then it can be checked.',
    zh: '从这里起不是 UTF-8 编码；请另存为 UTF-8，然后才能检查。',
    bad: inInfo('"place": "\ufffd\ufffd"'),
    good: inInfo('"place": "北京"'),
    fix: BYTES,
  }),
  'file-extension': error('3.1', {
    en: 'The name of this file must end in .wei7.',
    zh: '文件名必须以 .wei7 结尾。',
    bad: { text: inTree('"steps": []'), name: 'final.json' },
    good: { text: inTree('"steps": []'), name: 'final.wei7' },
    fix: FIXED,
  }),
  'duplicate-property': warning('3.1', {
    en: 'This object already has "{name}"; only the last one counts.',
    zh: '这个对象里已经有 "{name}"，只有最后一个算数。',
    bad: inInfo('"name": "Final", "name": "Final, game 3"'),
    good: inInfo('"name": "Final, game 3"'),
    concluded: true,
    fix: FIXED,
  }),

  'root-type': error('3.2', {
    en: 'A record is one object in braces, not {kind}.',
    zh: '整个棋谱要写成一个花括号里的对象，不能是{kind}。',
    bad: `[${inTree('"steps": []')}]`,
    good: inTree('"steps": []'),
    fix: FIXED,
  }),
  'root-unknown-property': error('3.2', {
    en: '"{name}" has no place here; the outermost object takes format, version, size, info and tree.',
    zh: '这里没有 "{name}"；最外层只有 format、version、size、info 和 tree。',
    bad: inRoot('"Size": 9'),
    good: inRoot('"size": 9'),
    fix: FIXED,
  }),
  'root-missing-property': error('3.2', {
    en: 'The record lacks "{name}"; it needs format, version and tree.',
    zh: '棋谱缺少 "{name}"；format、version 和 tree 都要写。',
    bad: '{"format": "wei7", "tree": {}}',
    good: '{"format": "wei7", "version": "3.0", "tree": {}}',
    fix: FIXED,
  }),
  'format-value': error('3.2', {
    en: 'format is {value}; it must be "wei7" in small letters.',
    zh: 'format 是 {value}，必须是小写的 "wei7"。',
    bad: '{"format": "WEI7", "version": "3.0", "tree": {}}',
    good: '{"format": "wei7", "version": "3.0", "tree": {}}',
    fix: FIXED,
  }),
  'version-value': error('3.2', {
    en: 'version is {value}; it must be the string "3.0".',
    zh: 'version 是 {value}，必须是字符串 "3.0"。',
    bad: '{"format": "wei7", "version": 3.0, "tree": {}}',
    good: '{"format": "wei7", "version": "3.0", "tree": {}}',
    fix: FIXED,
  }),

  'short-string-type': error('3.4', {
    en: 'This takes a text in quotes, not {kind}; leave it out if there is nothing to say.',
    zh: '这里要写带引号的文字，不能是{kind}；没有内容就不写这一项。',
    bad: inInfo('"id": 1024'),
    good: inInfo('"id": "1024"'),
    fix: FIXED,
  }),
  'short-string-length': error('3.4', {
    en: 'This text has {length} characters; at most 128 are allowed here.',
    zh: '这段文字有 {length} 个字符，这里最多 128 个。',
    bad: inInfo(`"place": "Porto${', Porto'.repeat(20)}"`),
    good: inInfo('"place": "Porto"'),
    fix: FIXED,
  }),
  'short-string-line': error('3.4', {
    en: 'This text has a line break; here it must be a single line.',
    zh: '这段文字里有换行，这里只能写一行。',
    bad: inInfo('"place": "Porto\\nPortugal"'),
    good: inInfo('"place": "Porto, Portugal"'),
    fix: FIXED,
  }),

  'color-type': error('3.5', {
    en: 'A color is the number 1 (black) or 2 (white), not {kind}.',
    zh: '颜色要写数字 1（黑）或 2（白），不能是{kind}。',
    bad: inMove('"color": "black", "point": null'),
    good: inMove('"color": 1, "point": null'),
    fix: FIXED,
  }),
  'color-value': error('3.5', {
    en: 'A color is 1 (black) or 2 (white), not {value}.',
    zh: '颜色只有 1（黑）和 2（白），没有 {value}。',
    bad: inMove('"color": 0, "point": null'),
    good: inMove('"color": 1, "point": null'),
    fix: FIXED,
  }),

  'point-type': error('3.6', {
    en: 'A point is an object with x and y, not {kind}.',
    zh: '点要写成含 x 和 y 的对象，不能是{kind}。',
    bad: inMove('"color": 1, "point": "D4"'),
    good: inMove('"color": 1, "point": {"x": 3, "y": 15}'),
    fix: FIXED,
  }),
  'point-unknown-property': error('3.6', {
    en: 'A point has only x and y, no "{name}".',
    zh: '点只有 x 和 y，没有 "{name}"。',
    bad: inPoint('"x": 3, "y": 15, "name": "D4"'),
    good: inPoint('"x": 3, "y": 15'),
    fix: FIXED,
  }),
  'point-missing-property': error('3.6', {
    en: 'This point lacks "{name}"; it needs both x and y.',
    zh: '这个点缺少 "{name}"，x 和 y 都要写。',
    bad: inStones('{"color": 1, "point": {"x": 3}}'),
    good: inStones(stone(1, 3, 15)),
    fix: FIXED,
  }),
  'point-coordinate': error('3.6', {
    en: '{axis} is {value}; it must be a whole number, 0 or more.',
    zh: '{axis} 是 {value}，必须是 0 或更大的整数。',
    bad: inPoint('"x": "3", "y": 15'),
    good: inPoint('"x": 3, "y": 15'),
    fix: FIXED,
  }),
  'point-outside-board': error('3.6', {
    en: '{axis} is {value}; on this board {axis} goes from 0 to {last}.',
    zh: '{axis} 是 {value}，这个棋盘的 {axis} 只能从 0 到 {last}。',
    bad: inStones(stone(1, 3, 19)),
    good: inStones(stone(1, 3, 18)),
    fix: FIXED,
  }),

  'participant-index-type': error('3.7', {
    en: 'A participant is named by a whole number, counted from 0, not by {value}.',
    zh: '参与者要用从 0 数起的整数表示，不能是 {value}。',
    bad: beside('"players": [{"participant": "0"}]'),
    good: beside('"players": [{"participant": 0}]'),
    fix: FIXED,
  }),
  'participant-index-range': error('3.7', {
    en: 'There is no participant {value}; info.participants lists {count}, counted from 0.',
    zh: '没有编号 {value} 的参与者；info.participants 里有 {count} 个，从 0 数起。',
    bad: beside('"players": [{"participant": 1}]'),
    good: beside('"players": [{"participant": 0}]'),
    fix: FIXED,
  }),

  'result-type': error('3.8', {
    en: 'A result is an object with winner and, if counted, margin, not {kind}.',
    zh: '结果要写成对象，含 winner，数过目的再加 margin，不能是{kind}。',
    bad: inInfo('"result": "B+3.5"'),
    good: inInfo('"result": {"winner": 1, "margin": 3.5}'),
    fix: FIXED,
  }),
  'result-unknown-property': error('3.8', {
    en: 'A result has only winner and margin, no "{name}".',
    zh: '结果只有 winner 和 margin，没有 "{name}"。',
    bad: inResult('"winner": 1, "reason": "resignation"'),
    good: inResult('"winner": 1'),
    fix: FIXED,
  }),
  'result-missing-winner': error('3.8', {
    en: 'This result lacks "winner"; write 1 for black, 2 for white, null for a draw.',
    zh: '这个结果缺少 "winner"；黑胜写 1，白胜写 2，和棋写 null。',
    bad: inResult('"margin": 3.5'),
    good: inResult('"winner": 1, "margin": 3.5'),
    fix: FIXED,
  }),
  'margin-type': error('3.8', {
    en: 'margin is a number, not {kind}; leave it out if the game was not counted.',
    zh: 'margin 要写数字，不能是{kind}；中盘胜就不写 margin。',
    bad: inResult('"winner": 1, "margin": "3.5"'),
    good: inResult('"winner": 1, "margin": 3.5'),
    fix: FIXED,
  }),
  'margin-range': error('3.8', {
    en: 'margin is {value}; it must be more than 0 and less than 512.',
    zh: 'margin 是 {value}，必须大于 0 且小于 512。',
    bad: inResult('"winner": 1, "margin": -3.5'),
    good: inResult('"winner": 1, "margin": 3.5'),
    fix: FIXED,
  }),
  'margin-step': error('3.8', {
    en: 'margin is {value}; it goes in steps of 0.5. A margin counted in 子 (zi) has to be doubled.',
    zh: 'margin 是 {value}，必须是 0.5 的倍数；如果是按“子”算的，要先乘以 2。',
    bad: inResult('"winner": 1, "margin": 1.75'),
    good: inResult('"winner": 1, "margin": 3.5'),
    fix: FIXED,
  }),
  'draw-with-margin': warning('3.8', {
    en: 'winner is null, which is a draw, yet margin is {value}; a draw goes without margin.',
    zh: 'winner 为 null 是和棋，margin 却是 {value}；和棋不写 margin。',
    bad: inResult('"winner": null, "margin": 0.5'),
    good: inResult('"winner": null'),
    concluded: true,
    fix: FIXED,
  }),

  'size-type': error('3.9', {
    en: 'size is a number, or an object with width and height, not {kind}; leave it out for 19 by 19.',
    zh: 'size 要写数字，或含 width 和 height 的对象，不能是{kind}；19 路可以不写。',
    bad: inRoot('"size": "9"'),
    good: inRoot('"size": 9'),
    fix: FIXED,
  }),
  'size-value': error('3.9', {
    en: 'size is {value}; a board has a whole number of lines, at least 1.',
    zh: 'size 是 {value}，棋盘的路数必须是正整数。',
    bad: inRoot('"size": 0'),
    good: inRoot('"size": 19'),
    fix: NOT_GUESSED,
  }),
  'size-unknown-property': error('3.9', {
    en: 'size has only width and height, no "{name}".',
    zh: 'size 只有 width 和 height，没有 "{name}"。',
    bad: inRoot('"size": {"width": 9, "height": 7, "cells": 63}'),
    good: inRoot('"size": {"width": 9, "height": 7}'),
    fix: FIXED,
  }),
  'size-missing-property': error('3.9', {
    en: 'This size lacks "{name}"; it needs both width and height.',
    zh: '这个 size 缺少 "{name}"，width 和 height 都要写。',
    bad: inRoot('"size": {"width": 9}'),
    good: inRoot('"size": {"width": 9, "height": 7}'),
    fix: FIXED,
  }),
  'size-dimension': error('3.9', {
    en: '{name} is {value}; it must be a whole number, at least 1.',
    zh: '{name} 是 {value}，必须是正整数。',
    bad: inRoot('"size": {"width": "9", "height": 7}'),
    good: inRoot('"size": {"width": 9, "height": 7}'),
    fix: FIXED,
  }),
});
