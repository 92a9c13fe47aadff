/// What the game has to say of a record (3.14, 3.15).

import { error, FIXED, remark, warning } from '../../../../spec/rule-book';
import { ONLY_UNUSUAL, WRITER_KNOWS } from '../../../shared/reasons';
import { black, KO, MOVE, played, white } from './examples';

export const playRules = {
  'stone-on-occupied-point': error('3.14', {
    en: '{point} is taken: {stone} stands there.',
    zh: '{point} 已有{stone}，不能下在这里。',
    bad: played(MOVE, white(4, 4)),
    good: played(MOVE, white(4, 5)),
    concluded: true,
    fix: WRITER_KNOWS,
  }),
  'pre-point-repeated': error('3.14', {
    en: 'Another stone of this pre is already at {point}.',
    zh: '这个 pre 在 {point} 上已经摆了一颗棋子。',
    bad: played(`<pre>${MOVE}${MOVE}</pre>`),
    good: played(`<pre>${MOVE}</pre>`),
    fix: FIXED,
  }),
  'pre-no-liberty': warning('3.14', {
    en: 'The {count}-stone block at {point} has no liberty.',
    zh: '{point} 这块棋（{count} 子）没有气。',
    bad: played(`<pre>${black(0, 0)}${white(1, 0)}${white(0, 1)}</pre>`),
    good: played(`<pre>${white(1, 0)}${white(0, 1)}</pre>`),
    concluded: true,
    fix: WRITER_KNOWS,
  }),
  suicide: remark('3.14', {
    en: 'Playing {point} takes its own block off the board (stones lost: {count}); few rules allow that.',
    zh: '下在 {point} 后自己这块棋没有气，被提 {count} 子；多数规则不允许自杀。',
    bad: played(`<pre>${white(1, 0)}${white(0, 1)}</pre>`, black(0, 0)),
    good: played(`<pre>${white(1, 0)}${white(0, 1)}</pre>`, black(4, 4)),
    fix: ONLY_UNUSUAL,
  }),
  'ko-retake': remark('3.14', {
    en: '{point} takes the ko back at once; the usual rules want another move first.',
    zh: '{point} 立刻提回了劫；通常要先在别处下一手。',
    bad: played(KO, black(2, 1), white(1, 1)),
    good: played(KO, black(2, 1), white(6, 6), black(7, 7), white(1, 1)),
    fix: ONLY_UNUSUAL,
  }),
  'pre-stones-after-play': error('3.15', {
    en: '{count} set up here, but a move or another pre with stones came before on this line.',
    zh: '这里摆了{count}，但这条线上之前已有着手或摆好的棋子。',
    bad: played(MOVE, `<moves><pre>${white(2, 2)}</pre>${white(3, 3)}</moves>`, white(4, 5)),
    good: played(MOVE, `<moves><pre title="A"/>${white(3, 3)}</moves>`, white(4, 5)),
    fix: WRITER_KNOWS,
  }),
};
