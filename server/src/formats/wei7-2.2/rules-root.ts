/// The root (3.2, 3.3) and the size of the board (3.4).

import { error } from '../../spec/rule-book';

export const rootRules = {
  'root-name': error('3.2', 'The outermost element is wei7, not {name}.', '最外层的元素应当是 wei7，而不是 {name}。'),
  'version-missing': error('3.2', 'wei7 needs version="2.2".', 'wei7 必须写 version="2.2"。'),
  'version-value': error(
    '3.2',
    'version is "{value}"; it must be "2.2", or "2.1" or "2.0" for older records.',
    'version 是 "{value}"，只能是 "2.2"，旧棋谱也可以是 "2.1" 或 "2.0"。',
  ),
  'root-unknown-attribute': error('3.2', 'wei7 has only version, no {name}.', 'wei7 只有 version 属性，没有 {name}。'),
  'size-missing': error(
    '3.3',
    'The record has no size; it is taken as 19 by 19 until it says one.',
    '棋谱没有写 size；在写明之前按 19 路处理。',
  ),
  'moves-missing': error('3.3', 'The record has no moves.', '棋谱没有 moves。'),
  'root-child-order': error(
    '3.3',
    '{name} stands too late: the order is size, game, moves.',
    '{name} 的位置太靠后，顺序应当是 size、game、moves。',
  ),
  'root-child-duplicate': error(
    '3.3',
    'There is a {name} already; wei7 has only one, and this one does not count.',
    '前面已有 {name}，只能有一个；这一个不算。',
  ),
  'root-unknown-child': error(
    '3.3',
    'wei7 holds size, game and moves, no {name}.',
    'wei7 里只有 size、game、moves，没有 {name}。',
  ),
  'root-text': error(
    '3.3',
    'No text stands here: "{value}". wei7 holds only size, game and moves.',
    '这里不能有文字“{value}”；wei7 里只有 size、game、moves。',
  ),
  'size-value': error(
    '3.4',
    'The size of the board is "{value}"; it must be 7, 9, 11, 13, 15, 17 or 19.',
    '棋盘大小是“{value}”，只能是 7、9、11、13、15、17 或 19。',
  ),
  'size-content': error('3.4', 'size holds nothing but a number, no {name}.', 'size 里只有一个数，不能有 {name}。'),
} as const;
