/// What the game has to say of a record (3.14, 3.15).

import { error, remark, warning } from '../../spec/rule-book';

export const playRules = {
  'stone-on-occupied-point': error(
    '3.14',
    '{point} is taken: {stone} stands there.',
    '{point} 已有{stone}，不能下在这里。',
  ),
  'pre-point-repeated': error(
    '3.14',
    'Another stone of this pre is already at {point}.',
    '这个 pre 在 {point} 上已经摆了一颗棋子。',
  ),
  'pre-no-liberty': warning(
    '3.14',
    'The {count}-stone block at {point} has no liberty.',
    '{point} 这块棋（{count} 子）没有气。',
  ),
  suicide: remark(
    '3.14',
    'Playing {point} takes its own block off the board (stones lost: {count}); few rules allow that.',
    '下在 {point} 后自己这块棋没有气，被提 {count} 子；多数规则不允许自杀。',
  ),
  'ko-retake': remark(
    '3.14',
    '{point} takes the ko back at once; the usual rules want another move first.',
    '{point} 立刻提回了劫；通常要先在别处下一手。',
  ),
  'pre-stones-after-play': error(
    '3.15',
    'No stones may be set up here (this pre has {count}): a move or another pre with stones came before on this line.',
    '这里不能摆子（这个 pre 里有 {count} 颗）：这条线上之前已有着手或摆好的棋子。',
  ),
} as const;
