/// Section 5.4 for moves, their prisoners and variations, and for the board.

import { error, remark, warning } from '../../spec/rule-book';

const positive = (keyword: string) =>
  error(
    `5.4/${keyword}`,
    '{value} is no number of a move; these begin at 1.',
    '{value} 不能作着手的编号，编号从 1 起。',
  );

const occupied = (keyword: string) =>
  error(`5.4/${keyword}`, '{point} is taken: {stone} stands there.', '{point} 已有{stone}，不能下在这里。');

export const moveRules = {
  'move-number-positive': positive('B'),
  'occupied-point': occupied('B'),

  'boardsize-range': error(
    '5.4/BOARDSIZE',
    'The board size is {value}; it must be from 2 to 19. The event counts as one on 19 lines.',
    '棋盘大小是 {value}，只能是 2 到 19；这里按 19 路处理。',
  ),

  'prisoner-without-move': error(
    '5.4/PRISONER',
    'PRISONER stands after no move of this sequence, so nothing can have been taken.',
    'PRISONER 之前这一串里还没有着手，不会有提子。',
  ),
  'prisoner-token': error(
    '5.4/PRISONER',
    '{value} is no prisoner; they are named one by one, by location or by #n.',
    '{value} 不能表示提子；提子要用坐标或 #n 逐一列出。',
  ),
  'prisoner-ref-unresolved': warning(
    '5.4/PRISONER',
    '{value}: no move of this number comes before.',
    '{value}：之前没有这个编号的着手。',
  ),
  'prisoner-not-captured': warning(
    '5.4/PRISONER',
    '{value} is not captured by this move.',
    '这一手并没有提掉 {value}。',
  ),
  'prisoner-incomplete': warning(
    '5.4/PRISONER',
    'This move also captures {points}, not listed here.',
    '这一手还提掉了 {points}，这里没有列出。',
  ),
  'prisoner-list-absent': remark(
    '5.4/PRISONER',
    'This move captures {points}, and no PRISONER line says so.',
    '这一手提掉了 {points}，但没有 PRISONER 行。',
  ),
  'prisoner-repeated': warning(
    '5.4/PRISONER',
    '{value} is listed already for this move.',
    '{value} 在这一手的提子中已经列出。',
  ),

  'endvar-without-var': error(
    '5.4/ENDVAR',
    'This ENDVAR ends nothing: no variation is open in this event.',
    '这个 ENDVAR 没有对应的 VAR：本 EVENT 里没有未结束的变化。',
  ),
  'var-without-move': error(
    '5.4/VAR',
    'A variation is on the move before it, but no move of this sequence comes before.',
    '变化是针对前一手的，但这一串里之前还没有着手。',
  ),
  'variation-empty': remark(
    '5.4/VAR',
    'This variation has neither a move nor a diagram.',
    '这个变化里没有着手，也没有图。',
  ),
} as const;

/// The same, cited with the keyword of White's moves.
export const whiteRules = {
  'move-number-positive': positive('W'),
  'occupied-point': occupied('W'),
} as const;
