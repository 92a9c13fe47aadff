/// Chapters 4, 9 and 10: the game of go as wei7 has it, and remarks on what is allowed but seldom meant.

import { error, FIXED, remark } from '../../../../spec/rule-book';
import { ALLOWED, PLAYED } from '../../../shared/json/reasons';
import { book } from '../clauses';
import { afterStones, inSteps, inTree, move, said, steps, stone } from './examples';

/// White is in atari on B18, and taking it leaves Black in atari on C18.
const KO = [
  ...[stone(1, 1, 0), stone(1, 0, 1), stone(1, 1, 2)],
  ...[stone(2, 2, 0), stone(2, 3, 1), stone(2, 2, 2), stone(2, 1, 1)],
];

export const playRules = book({
  'same-side-again': remark('4.3', {
    en: 'Two moves in a row by {color}; wei7 allows that, but is the color right?',
    zh: '{color}方连下了两手；wei7 允许这样，但请核对颜色。',
    bad: inSteps(move(1, 3, 3), move(1, 15, 3)),
    good: inSteps(move(1, 3, 3), move(2, 15, 3)),
    fix: ALLOWED,
  }),
  'suicide-move': remark('4.3', {
    en: 'Playing {point} takes its own block off the board (stones lost: {count}); wei7 allows that, few rules do.',
    zh: '下在 {point} 后自己这块棋没有气，被提 {count} 子；wei7 允许自杀，多数规则不允许。',
    bad: afterStones([stone(2, 1, 0), stone(2, 0, 1)], move(1, 0, 0)),
    good: afterStones([stone(2, 1, 0), stone(2, 0, 1)], move(1, 1, 1)),
    fix: ALLOWED,
  }),
  'ko-recapture': remark('4.3', {
    en: '{point} takes the ko back at once; wei7 allows that, but the usual rules want another move first.',
    zh: '{point} 立刻提回了劫；wei7 允许这样，但按通常规则要先在别处下一手。',
    bad: afterStones(KO, move(1, 2, 1), move(2, 1, 1)),
    good: afterStones(KO, move(1, 2, 1), move(2, 15, 15)),
    fix: ALLOWED,
  }),
  'timeline-with-branches': remark('4.8', {
    en: 'This record has both times and branches; that is allowed but easily gets confusing.',
    zh: '这份棋谱既有时间又有分支；可以这样写，但容易看乱。',
    bad: inTree(`${steps(said(7))}, "branches": [{"title": "A variation"}]`),
    good: inTree(steps(said(7))),
    fix: ALLOWED,
  }),
  'occupied-point': error('9.16.6', {
    en: '{point} is taken: a {color} stone stands there.',
    zh: '{point} 已有{color}子，不能下在这里。',
    bad: inSteps(move(1, 3, 3), move(2, 3, 3)),
    good: inSteps(move(1, 3, 3), move(2, 3, 4)),
    fix: PLAYED,
  }),
  'version-form': remark('10.1.1', {
    en: '{value} is no version number of wei7; those look like "3.0" or "3.0-draft".',
    zh: '{value} 不是 wei7 的版本号，版本号写作 "3.0" 或 "3.0-draft"。',
    bad: { text: '{"format": "wei7", "version": "3", "tree": {}}', with: ['version-value'] },
    good: '{"format": "wei7", "version": "3.0", "tree": {}}',
    fix: FIXED,
  }),
});
