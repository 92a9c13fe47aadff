/// Sections 2 to 5.2: what stands where, keywords, headers, and the rules of the game that RULES names.

import { error, FIXED, remark, warning } from '../../../spec/rule-book';
import { ONLY_UNUSUAL, WRITER_KNOWS } from '../../shared/reasons';
import { game, headed, MOVE, VARIATION } from './examples';

/// A header of which there is one line in an event.
const repeated = <K extends string>(keyword: K, value: string) =>
  warning(`5.2/${keyword}` as const, {
    en: `This event has a ${keyword} line already; the last one counts.`,
    zh: `这个 EVENT 已经有 ${keyword} 行了；以最后一行为准。`,
    bad: headed(`${keyword} ${value}`, `${keyword} ${value}`),
    good: headed(`${keyword} ${value}`),
    fix: FIXED,
  });

export const lineRules = {
  'var-not-ended': remark('2', {
    en: 'This variation has no ENDVAR; it goes on to the end of its event.',
    zh: '这个变化没有 ENDVAR，一直延续到本 EVENT 结束。',
    bad: game(MOVE, 'VAR', 'B 1 F6'),
    good: game(MOVE, ...VARIATION),
    fix: FIXED,
  }),
  'invalid-character': warning('3', {
    en: '{value} is not among the characters of this format (ASCII 32 to 126 and tab); programs drop it.',
    zh: '{value} 不在本格式的字符（ASCII 32 至 126 和制表符）之内，程序会略去它。',
    bad: headed('PLACE Café'),
    good: headed('PLACE Cafe'),
    fix: FIXED,
  }),

  'header-after-tree': error('4.2', {
    en: '{keyword} comes too late: header lines stand before the first move or diagram of the event.',
    zh: '{keyword} 写得太晚：对局信息要写在本 EVENT 的第一手棋或第一个图之前。',
    bad: game(MOVE, 'PLACE Leeds'),
    good: game('PLACE Leeds', MOVE),
    fix: FIXED,
  }),
  'boardsize-after-tree': error('4.2', {
    en: 'BOARDSIZE comes too late: it stands before the first move or diagram of the event, and has no effect here.',
    zh: 'BOARDSIZE 写得太晚：它要写在本 EVENT 的第一手棋或第一个图之前，写在这里无效。',
    bad: `${headed('PLACE Leeds')}BOARDSIZE 9\n`,
    good: headed('PLACE Leeds', 'BOARDSIZE 9'),
    fix: FIXED,
  }),
  'boardsize-repeated': error('4.2', {
    en: 'An event has one board size; the first BOARDSIZE line counts.',
    zh: '一个 EVENT 只有一种棋盘大小；以第一个 BOARDSIZE 行为准。',
    bad: game('BOARDSIZE 9', MOVE),
    good: game(MOVE),
    fix: FIXED,
  }),
  'setup-after-tree': error('4.2', {
    en: 'SETUP comes too late: after the first move or variation it may only stand in a diagram, and has no effect here.',
    zh: 'SETUP 写得太晚：开始着手或变化之后，只能写在 DIAGRAM 里，写在这里无效。',
    bad: game(MOVE, 'SETUP W E5'),
    good: game('SETUP W E5', MOVE),
    fix: FIXED,
  }),
  'move-data-after-variation': error('4.3', {
    en: '{keyword} belongs to a move; it has to stand before the variations on that move, and has no effect here.',
    zh: '{keyword} 属于前面的着手，要写在该着手的各个变化之前，写在这里无效。',
    bad: game(MOVE, ...VARIATION, 'MARK x@D4'),
    good: game(MOVE, 'MARK x@D4', ...VARIATION),
    fix: FIXED,
  }),
  'data-before-variation-move': warning('4.3', {
    en: '{keyword} stands before the first move of this variation, so it belongs to nothing.',
    zh: '{keyword} 写在这个变化的第一手之前，没有所属的着手。',
    bad: game(MOVE, 'VAR', 'MARK x@F6', 'B 1 F6', 'ENDVAR'),
    good: game(MOVE, 'VAR', 'B 1 F6', 'MARK x@F6', 'ENDVAR'),
    fix: FIXED,
  }),

  'unknown-keyword': error('5.1', {
    en: '"{value}" is no keyword; commentary has to stand between COM and ENDCOM.',
    zh: '“{value}”不是关键字；评注要写在 COM 和 ENDCOM 之间。',
    bad: headed('RESLT Black wins'),
    good: headed('RESULT Black wins'),
    fix: FIXED,
  }),

  'black-repeated': repeated('BLACK', 'Sato'),
  'white-repeated': repeated('WHITE', 'Wren'),
  'handicap-repeated': repeated('HANDICAP', '2'),
  'komi-repeated': repeated('KOMI', '5.5'),
  'result-repeated': repeated('RESULT', 'Black wins'),
  'rules-repeated': repeated('RULES', 'Japanese'),
  'handicap-not-a-number': remark('5.2/HANDICAP', {
    en: '"{value}" does not begin with a whole number; HANDICAP usually gives the number of stones.',
    zh: '“{value}”不是以整数开头；HANDICAP 一般写让子数。',
    bad: headed('HANDICAP two stones'),
    good: headed('HANDICAP 2'),
    fix: ONLY_UNUSUAL,
  }),
  'komi-not-a-number': remark('5.2/KOMI', {
    en: '"{value}" does not begin with a number; KOMI usually gives the points.',
    zh: '“{value}”不是以数字开头；KOMI 一般写贴目数。',
    bad: headed('KOMI none'),
    good: headed('KOMI 5.5'),
    fix: ONLY_UNUSUAL,
  }),
  'rules-value': warning('5.2/RULES', {
    en: '"{value}" names no rules of this format; RULES begins with Japanese (which also holds without it) or Chinese.',
    zh: '“{value}”不是本格式的规则；RULES 以 Japanese（不写时即是）或 Chinese 开头。',
    bad: headed('RULES Jpanese'),
    good: headed('RULES Japanese'),
    fix: FIXED,
  }),
  suicide: warning('5.2/RULES', {
    en: '{point} leaves its own block without a liberty (stones lost: {count}); neither Japanese nor Chinese rules allow that.',
    zh: '下在 {point} 后自己这块棋没有气（被提 {count} 子）；日本规则和中国规则都不允许。',
    bad: game('SETUP W A2 B1', 'B 1 A1'),
    good: game('SETUP W A2 B1', MOVE),
    concluded: true,
    fix: WRITER_KNOWS,
  }),
  'ko-retake': warning('5.2/RULES', {
    en: '{point} takes the ko back at once; neither Japanese nor Chinese rules allow that.',
    zh: '{point} 立刻提回了劫；日本规则和中国规则都不允许。',
    bad: game('SETUP B B9 A8 B7 W B8 C9 D8 C7', 'B 1 C8', 'PRISONER B8', 'W 2 B8', 'PRISONER C8'),
    good: game('SETUP B B9 A8 B7 W B8 C9 D8 C7', 'B 1 C8', 'PRISONER B8', 'W 2 F5', 'B 3 G5', 'W 4 B8', 'PRISONER C8'),
    concluded: true,
    fix: WRITER_KNOWS,
  }),
};
