/// Chapters 3.1 to 3.9: the text as a whole, the root, the values used in many places, the size of the board.

import { error, warning } from '../../spec/rule-book';

export const rootRules = {
  /// The parser knows best what it stumbled over, so it brings the whole sentence along.
  'json-syntax': error('3.1', '{fault}', '{fault}'),
  'not-utf8': error(
    '3.1',
    'The text is not UTF-8 from here on; save it as UTF-8, then it can be checked.',
    '从这里起不是 UTF-8 编码；请另存为 UTF-8，然后才能检查。',
  ),
  'file-extension': error('3.1', 'The name of this file must end in .wei7.', '文件名必须以 .wei7 结尾。'),
  'duplicate-property': warning(
    '3.1',
    'This object already has "{name}"; only the last one counts.',
    '这个对象里已经有 "{name}"，只有最后一个算数。',
  ),

  'root-type': error(
    '3.2',
    'A record is one object in braces, not {kind}.',
    '整个棋谱要写成一个花括号里的对象，不能是{kind}。',
  ),
  'root-unknown-property': error(
    '3.2',
    '"{name}" has no place here; the outermost object takes format, version, size, info and tree.',
    '这里没有 "{name}"；最外层只有 format、version、size、info 和 tree。',
  ),
  'root-missing-property': error(
    '3.2',
    'The record lacks "{name}"; it needs format, version and tree.',
    '棋谱缺少 "{name}"；format、version 和 tree 都要写。',
  ),
  'format-value': error(
    '3.2',
    'format is {value}; it must be "wei7" in small letters.',
    'format 是 {value}，必须是小写的 "wei7"。',
  ),
  'version-value': error(
    '3.2',
    'version is {value}; it must be the string "3.0".',
    'version 是 {value}，必须是字符串 "3.0"。',
  ),

  'short-string-type': error(
    '3.4',
    'This takes a text in quotes, not {kind}; leave it out if there is nothing to say.',
    '这里要写带引号的文字，不能是{kind}；没有内容就不写这一项。',
  ),
  'short-string-length': error(
    '3.4',
    'This text has {length} characters; at most 128 are allowed here.',
    '这段文字有 {length} 个字符，这里最多 128 个。',
  ),
  'short-string-line': error(
    '3.4',
    'This text has a line break; here it must be a single line.',
    '这段文字里有换行，这里只能写一行。',
  ),

  'color-type': error(
    '3.5',
    'A color is the number 1 (black) or 2 (white), not {kind}.',
    '颜色要写数字 1（黑）或 2（白），不能是{kind}。',
  ),
  'color-value': error(
    '3.5',
    'A color is 1 (black) or 2 (white), not {value}.',
    '颜色只有 1（黑）和 2（白），没有 {value}。',
  ),

  'point-type': error(
    '3.6',
    'A point is an object with x and y, not {kind}.',
    '点要写成含 x 和 y 的对象，不能是{kind}。',
  ),
  'point-unknown-property': error('3.6', 'A point has only x and y, no "{name}".', '点只有 x 和 y，没有 "{name}"。'),
  'point-missing-property': error(
    '3.6',
    'This point lacks "{name}"; it needs both x and y.',
    '这个点缺少 "{name}"，x 和 y 都要写。',
  ),
  'point-coordinate': error(
    '3.6',
    '{axis} is {value}; it must be a whole number, 0 or more.',
    '{axis} 是 {value}，必须是 0 或更大的整数。',
  ),
  'point-outside-board': error(
    '3.6',
    '{axis} is {value}; on this board {axis} goes from 0 to {last}.',
    '{axis} 是 {value}，这个棋盘的 {axis} 只能从 0 到 {last}。',
  ),

  'participant-index-type': error(
    '3.7',
    'A participant is named by a whole number, counted from 0, not by {value}.',
    '参与者要用从 0 数起的整数表示，不能是 {value}。',
  ),
  'participant-index-range': error(
    '3.7',
    'There is no participant {value}; info.participants lists {count}, counted from 0.',
    '没有编号 {value} 的参与者；info.participants 里有 {count} 个，从 0 数起。',
  ),

  'result-type': error(
    '3.8',
    'A result is an object with winner and, if counted, margin, not {kind}.',
    '结果要写成对象，含 winner，数过目的再加 margin，不能是{kind}。',
  ),
  'result-unknown-property': error(
    '3.8',
    'A result has only winner and margin, no "{name}".',
    '结果只有 winner 和 margin，没有 "{name}"。',
  ),
  'result-missing-winner': error(
    '3.8',
    'This result lacks "winner"; write 1 for black, 2 for white, null for a draw.',
    '这个结果缺少 "winner"；黑胜写 1，白胜写 2，和棋写 null。',
  ),
  'margin-type': error(
    '3.8',
    'margin is a number, not {kind}; leave it out if the game was not counted.',
    'margin 要写数字，不能是{kind}；中盘胜就不写 margin。',
  ),
  'margin-range': error(
    '3.8',
    'margin is {value}; it must be more than 0 and less than 512.',
    'margin 是 {value}，必须大于 0 且小于 512。',
  ),
  'margin-step': error(
    '3.8',
    'margin is {value}; it goes in steps of 0.5. A margin counted in 子 (zi) has to be doubled.',
    'margin 是 {value}，必须是 0.5 的倍数；如果是按“子”算的，要先乘以 2。',
  ),
  'draw-with-margin': warning(
    '3.8',
    'winner is null, which is a draw, yet margin is {value}; a draw goes without margin.',
    'winner 为 null 是和棋，margin 却是 {value}；和棋不写 margin。',
  ),

  'size-type': error(
    '3.9',
    'size is a number, or an object with width and height, not {kind}; leave it out for 19 by 19.',
    'size 要写数字，或含 width 和 height 的对象，不能是{kind}；19 路可以不写。',
  ),
  'size-value': error(
    '3.9',
    'size is {value}; a board has a whole number of lines, at least 1.',
    'size 是 {value}，棋盘的路数必须是正整数。',
  ),
  'size-unknown-property': error(
    '3.9',
    'size has only width and height, no "{name}".',
    'size 只有 width 和 height，没有 "{name}"。',
  ),
  'size-missing-property': error(
    '3.9',
    'This size lacks "{name}"; it needs both width and height.',
    '这个 size 缺少 "{name}"，width 和 height 都要写。',
  ),
  'size-dimension': error(
    '3.9',
    '{name} is {value}; it must be a whole number, at least 1.',
    '{name} 是 {value}，必须是正整数。',
  ),
} as const;
