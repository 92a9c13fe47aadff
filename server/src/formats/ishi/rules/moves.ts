/// Section 5.4 for moves, their prisoners and variations, and for the board.

import { error, FIXED, remark, warning } from '../../../spec/rule-book';
import { WRITER_KNOWS } from '../../shared/reasons';
import { game, headed, MOVE, taken, VARIATION } from './examples';

const positive = <K extends 'B' | 'W'>(keyword: K) =>
  error(`5.4/${keyword}` as const, {
    en: '{value} is no number of a move; these begin at 1.',
    zh: '{value} 不能作着手的编号，编号从 1 起。',
    bad: game(`${keyword} 0 D4`),
    good: game(`${keyword} 1 D4`),
    fix: FIXED,
  });

const occupied = <K extends 'B' | 'W'>(keyword: K) => {
  const first = `${keyword === 'B' ? 'W' : 'B'} 1 D4`;
  return error(`5.4/${keyword}` as const, {
    en: '{point} is taken: {stone} stands there.',
    zh: '{point} 已有{stone}，不能下在这里。',
    bad: game(first, `${keyword} 2 D4`),
    good: game(first, `${keyword} 2 E5`),
    concluded: true,
    fix: WRITER_KNOWS,
  });
};

export const moveRules = {
  'move-number-positive': positive('B'),
  'occupied-point': occupied('B'),

  'boardsize-range': error('5.4/BOARDSIZE', {
    en: 'The board size is {value}; it must be from 2 to 19. The event counts as one on 19 lines.',
    zh: '棋盘大小是 {value}，只能是 2 到 19；这里按 19 路处理。',
    bad: headed('BOARDSIZE 21'),
    good: headed('BOARDSIZE 19'),
    fix: FIXED,
  }),

  'prisoner-without-move': error('5.4/PRISONER', {
    en: 'PRISONER stands after no move of this sequence, so nothing can have been taken.',
    zh: 'PRISONER 之前这一串里还没有着手，不会有提子。',
    bad: game('PRISONER E5', MOVE),
    good: game(MOVE),
    fix: FIXED,
  }),
  'prisoner-token': error('5.4/PRISONER', {
    en: '"{value}" is no prisoner; they are named one by one, by location or by #n.',
    zh: '“{value}”不能表示提子；提子要用坐标或 #n 逐一列出。',
    bad: taken('PRISONER x@A1'),
    good: taken('PRISONER A1'),
    fix: FIXED,
  }),
  'prisoner-ref-unresolved': warning('5.4/PRISONER', {
    en: '{value}: no move of this number comes before.',
    zh: '{value}：之前没有这个编号的着手。',
    bad: taken('PRISONER A1 #5'),
    good: taken('PRISONER A1'),
    fix: FIXED,
  }),
  'prisoner-not-captured': warning('5.4/PRISONER', {
    en: '{value} is not captured by this move.',
    zh: '这一手并没有提掉 {value}。',
    bad: game(MOVE, 'PRISONER E5'),
    good: game(MOVE),
    fix: FIXED,
  }),
  'prisoner-incomplete': warning('5.4/PRISONER', {
    en: 'This move also captures {points}, not listed here.',
    zh: '这一手还提掉了 {points}，这里没有列出。',
    bad: game('SETUP W A1 A2 B A3 B2', 'B 1 B1', 'PRISONER A1'),
    good: game('SETUP W A1 A2 B A3 B2', 'B 1 B1', 'PRISONER A1 A2'),
    fix: FIXED,
  }),
  'prisoner-list-absent': remark('5.4/PRISONER', {
    en: 'This move captures {points}, and no PRISONER line says so.',
    zh: '这一手提掉了 {points}，但没有 PRISONER 行。',
    bad: taken(),
    good: taken('PRISONER A1'),
    fix: FIXED,
  }),
  'prisoner-repeated': warning('5.4/PRISONER', {
    en: '{value} is listed already for this move.',
    zh: '{value} 在这一手的提子中已经列出。',
    bad: taken('PRISONER A1 A1'),
    good: taken('PRISONER A1'),
    fix: FIXED,
  }),

  'endvar-without-var': error('5.4/ENDVAR', {
    en: 'This ENDVAR ends nothing: no variation is open in this event.',
    zh: '这个 ENDVAR 没有对应的 VAR：本 EVENT 里没有未结束的变化。',
    bad: game(MOVE, 'ENDVAR'),
    good: game(MOVE),
    fix: FIXED,
  }),
  'var-without-move': error('5.4/VAR', {
    en: 'A variation is on the move before it, but no move of this sequence comes before.',
    zh: '变化是针对前一手的，但这一串里之前还没有着手。',
    bad: game(...VARIATION),
    good: game(MOVE, ...VARIATION),
    fix: WRITER_KNOWS,
  }),
  'variation-empty': remark('5.4/VAR', {
    en: 'This variation has neither a move nor a diagram.',
    zh: '这个变化里没有着手，也没有图。',
    bad: game(MOVE, 'VAR', 'ENDVAR'),
    good: game(MOVE),
    fix: FIXED,
  }),
};

/// The same, cited with the keyword of White's moves.
export const whiteRules = {
  'move-number-positive': positive('W'),
  'occupied-point': occupied('W'),
};
