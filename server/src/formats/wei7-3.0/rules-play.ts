/// Chapters 4, 9 and 10: the game of go as wei7 has it, and remarks on what is allowed but seldom meant.

import { error, remark } from '../../spec/rule-book';

export const playRules = {
  'same-side-again': remark(
    '4.3',
    'Two moves in a row by {color}; wei7 allows that, but is the color right?',
    '{color}方连下了两手；wei7 允许这样，但请核对颜色。',
  ),
  'suicide-move': remark(
    '4.3',
    'Playing {point} takes its own block off the board (stones lost: {count}); wei7 allows that, few rules do.',
    '下在 {point} 后自己这块棋没有气，被提 {count} 子；wei7 允许自杀，多数规则不允许。',
  ),
  'ko-recapture': remark(
    '4.3',
    '{point} takes the ko back at once; wei7 allows that, but the usual rules want another move first.',
    '{point} 立刻提回了劫；wei7 允许这样，但按通常规则要先在别处下一手。',
  ),
  'timeline-with-branches': remark(
    '4.8',
    'This record has both times and branches; that is allowed but easily gets confusing.',
    '这份棋谱既有时间又有分支；可以这样写，但容易看乱。',
  ),
  'occupied-point': error(
    '9.16.6',
    '{point} is taken: a {color} stone stands there.',
    '{point} 已有{color}子，不能下在这里。',
  ),
  'version-form': remark(
    '10.1.1',
    '{value} is no version number of wei7; those look like "3.0" or "3.0-draft".',
    '{value} 不是 wei7 的版本号，版本号写作 "3.0" 或 "3.0-draft"。',
  ),
} as const;
