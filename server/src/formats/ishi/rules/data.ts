/// Section 5.4 for what belongs to events, moves and diagrams: commentary, marks, stones that are set up, stones that are hidden.

import { error, FIXED, remark, warning } from '../../../spec/rule-book';
import { WRITER_KNOWS } from '../../shared/reasons';
import { game, MOVE, REPLY } from './examples';

export const dataRules = {
  'com-nested': error('5.4/COM', {
    en: 'COM stands in a COM block, where no other can begin; is an ENDCOM missing before it?',
    zh: 'COM 写在另一个 COM 块里，不能嵌套；前面是否漏了 ENDCOM？',
    bad: game(MOVE, 'COM', 'good', 'COM', 'solid', 'ENDCOM'),
    good: game(MOVE, 'COM', 'good', 'ENDCOM', 'COM', 'solid', 'ENDCOM'),
    fix: FIXED,
  }),
  'com-unclosed': error('5.4/COM', {
    en: 'This COM has no ENDCOM.',
    zh: '这个 COM 没有对应的 ENDCOM。',
    bad: game(MOVE, 'COM', 'good'),
    good: game(MOVE, 'COM', 'good', 'ENDCOM'),
    fix: FIXED,
  }),
  'endcom-without-com': error('5.4/ENDCOM', {
    en: 'This ENDCOM ends no COM.',
    zh: '这个 ENDCOM 没有对应的 COM。',
    bad: game(MOVE, 'ENDCOM'),
    good: game(MOVE),
    fix: FIXED,
  }),
  'user-nested': error('5.4/USER', {
    en: 'USER stands in a USER block, where no other can begin; is an ENDUSER missing before it?',
    zh: 'USER 写在另一个 USER 块里，不能嵌套；前面是否漏了 ENDUSER？',
    bad: game(MOVE, 'USER', 'a', 'USER', 'b', 'ENDUSER'),
    good: game(MOVE, 'USER', 'a', 'ENDUSER', 'USER', 'b', 'ENDUSER'),
    fix: FIXED,
  }),
  'user-unclosed': error('5.4/USER', {
    en: 'This USER has no ENDUSER.',
    zh: '这个 USER 没有对应的 ENDUSER。',
    bad: game(MOVE, 'USER', 'a'),
    good: game(MOVE, 'USER', 'a', 'ENDUSER'),
    fix: FIXED,
  }),
  'enduser-without-user': error('5.4/ENDUSER', {
    en: 'This ENDUSER ends no USER.',
    zh: '这个 ENDUSER 没有对应的 USER。',
    bad: game(MOVE, 'ENDUSER'),
    good: game(MOVE),
    fix: FIXED,
  }),

  'diagram-not-square': error('5.4/DIAGRAM', {
    en: '"{value}" is not square; the two numbers are equal, or two corners say the region.',
    zh: '“{value}”不是正方形；两个数要相等，否则用两个角的坐标表示区域。',
    bad: game(MOVE, 'DIAGRAM 5X9'),
    good: game(MOVE, 'DIAGRAM A1 E9'),
    fix: WRITER_KNOWS,
  }),
  'diagram-size-range': error('5.4/DIAGRAM', {
    en: '"{value}" is no board of this format; its size is from 2x2 to 19x19.',
    zh: '“{value}”不是本格式的棋盘，大小只能是 2x2 到 19x19。',
    bad: game(MOVE, 'DIAGRAM 21X21'),
    good: game(MOVE, 'DIAGRAM 9X9'),
    fix: WRITER_KNOWS,
  }),
  'diagram-region-form': error('5.4/DIAGRAM', {
    en: '"{value}" is no region; one is written as 9x9, or as two corners such as B5 J12.',
    zh: '“{value}”不是区域；区域写作 9x9，或两个角的坐标，如 B5 J12。',
    bad: game(MOVE, 'DIAGRAM 9'),
    good: game(MOVE, 'DIAGRAM 9X9'),
    fix: FIXED,
  }),
  'diagram-region-incomplete': error('5.4/DIAGRAM', {
    en: 'A region needs two corners; "{value}" is only one.',
    zh: '区域要写两个角的坐标，“{value}”只是一个。',
    bad: game(MOVE, 'DIAGRAM B5'),
    good: game(MOVE, 'DIAGRAM B5 F9'),
    fix: WRITER_KNOWS,
  }),

  'hide-without-diagram': error('5.4/HIDE', {
    en: 'HIDE may only stand in a diagram.',
    zh: 'HIDE 只能写在 DIAGRAM 里。',
    bad: game(MOVE, 'HIDE D4'),
    good: game(MOVE, 'DIAGRAM 9X9', 'HIDE D4'),
    fix: FIXED,
  }),
  'hide-token': error('5.4/HIDE', {
    en: '"{value}" cannot be hidden; HIDE takes locations, #n and #n-n.',
    zh: '“{value}”不能写在 HIDE 里；HIDE 只用坐标、#n 和 #n-n。',
    bad: game(MOVE, 'DIAGRAM 9X9', 'HIDE x@D4'),
    good: game(MOVE, 'DIAGRAM 9X9', 'HIDE D4'),
    fix: FIXED,
  }),
  'hide-ref-unresolved': warning('5.4/HIDE', {
    en: '{value}: no move of this number comes before.',
    zh: '{value}：之前没有这个编号的着手。',
    bad: game(MOVE, 'DIAGRAM 9X9', 'HIDE #5'),
    good: game(MOVE, 'DIAGRAM 9X9', 'HIDE #1'),
    fix: WRITER_KNOWS,
  }),
  'hide-nothing': warning('5.4/HIDE', {
    en: 'No stone stands on {value} to be hidden.',
    zh: '{value} 上没有棋子可以隐藏。',
    bad: game(MOVE, 'DIAGRAM 9X9', 'HIDE D4 E5'),
    good: game(MOVE, 'DIAGRAM 9X9', 'HIDE D4'),
    fix: FIXED,
  }),

  'mark-target-missing': error('5.4/MARK', {
    en: '"{value}" has no target; after the marker come @ and a location, #n or #n-n.',
    zh: '“{value}”没有写标在哪里；标记之后要写 @ 和坐标、#n 或 #n-n。',
    bad: game(MOVE, 'MARK x@'),
    good: game(MOVE, 'MARK x@D4'),
    fix: WRITER_KNOWS,
  }),
  'mark-ref-unresolved': warning('5.4/MARK', {
    en: '{value}: no move of this number comes before.',
    zh: '{value}：之前没有这个编号的着手。',
    bad: game(MOVE, 'MARK x@#5'),
    good: game(MOVE, 'MARK x@#1'),
    fix: WRITER_KNOWS,
  }),
  'mark-no-stone': warning('5.4/MARK', {
    en: 'No stone stands on {value} whose number could be shown.',
    zh: '{value} 上没有棋子，无法显示手数。',
    bad: game(MOVE, 'MARK E5'),
    good: game(MOVE, 'MARK D4'),
    fix: WRITER_KNOWS,
  }),
  'unmark-token': error('5.4/UNMARK', {
    en: '"{value}" cannot be unmarked; UNMARK takes ALL, locations, #n and #n-n.',
    zh: '“{value}”不能写在 UNMARK 里；UNMARK 只用 ALL、坐标、#n 和 #n-n。',
    bad: game(MOVE, REPLY, 'MARK ALL', 'UNMARK x@D4'),
    good: game(MOVE, REPLY, 'MARK ALL', 'UNMARK D4'),
    fix: FIXED,
  }),
  'unmark-ref-unresolved': warning('5.4/UNMARK', {
    en: '{value}: no move of this number comes before.',
    zh: '{value}：之前没有这个编号的着手。',
    bad: game(MOVE, REPLY, 'MARK ALL', 'UNMARK #5'),
    good: game(MOVE, REPLY, 'MARK ALL', 'UNMARK #1'),
    fix: WRITER_KNOWS,
  }),
  'unmark-without-mark': warning('5.4/UNMARK', {
    en: 'There is no MARK before it that UNMARK could take back.',
    zh: '之前没有 MARK，UNMARK 无可取消。',
    bad: game(MOVE, 'UNMARK ALL'),
    good: game(MOVE),
    fix: FIXED,
  }),

  'remark-without-target': remark('5.4/REMARK', {
    en: 'A REMARK is about the next EVENT, SETUP, B, W or DIAGRAM; none follows.',
    zh: 'REMARK 说明其后的 EVENT、SETUP、B、W 或 DIAGRAM，这之后却没有了。',
    bad: game(MOVE, 'REMARK The end'),
    good: game('REMARK The first move', MOVE),
    fix: WRITER_KNOWS,
  }),

  'setup-colour-missing': error('5.4/SETUP', {
    en: 'B or W has to come before the stones; "{value}" is left out.',
    zh: '棋子之前要写 B 或 W，“{value}”被略去。',
    bad: game('SETUP D4'),
    good: game('SETUP B D4'),
    fix: FIXED,
  }),
  'setup-point-conflict': error('5.4/SETUP', {
    en: '{value} is set up with the other colour already; the first stone stays.',
    zh: '{value} 已经摆了另一种颜色的棋子，以先摆的为准。',
    bad: game('SETUP B D4 W E5 D4'),
    good: game('SETUP B D4 W E5'),
    fix: FIXED,
  }),
  'setup-point-repeated': warning('5.4/SETUP', {
    en: '{value} is set up already with this colour.',
    zh: '{value} 已经摆过同色的棋子。',
    bad: game('SETUP B D4 D4'),
    good: game('SETUP B D4'),
    fix: FIXED,
  }),
  'setup-no-liberty': warning('5.4/SETUP', {
    en: 'The {count}-stone block at {value} has no liberty.',
    zh: '{value} 这块棋（{count} 子）没有气。',
    bad: game('SETUP W A2 B1 B A1'),
    good: game('SETUP W A2 B1 B C1'),
    fix: WRITER_KNOWS,
  }),
  'data-between-setup-lines': error('5.4/SETUP', {
    en: '{keyword} stands between SETUP lines; it has to follow the last of them, and has no effect here.',
    zh: '{keyword} 写在 SETUP 行之间；要写在最后一个 SETUP 行之后，写在这里无效。',
    bad: game('SETUP B D4', 'MARK x@D4', 'SETUP W E5'),
    good: game('SETUP B D4', 'SETUP W E5', 'MARK x@D4'),
    fix: FIXED,
  }),
  'remark-between-setup-lines': error('5.4/SETUP', {
    en: 'Of several SETUP lines only the first can have a REMARK.',
    zh: '有多个 SETUP 行时，只有第一行之前可以写 REMARK。',
    bad: game('SETUP B D4', 'REMARK A problem', 'SETUP W E5'),
    good: game('REMARK A problem', 'SETUP B D4', 'SETUP W E5'),
    fix: FIXED,
  }),
  'diagram-setup-occupied': warning('5.4/SETUP', {
    en: 'A stone stands on {value} already, and no HIDE takes it away.',
    zh: '{value} 上已有棋子，也没有用 HIDE 隐藏。',
    bad: game(MOVE, 'DIAGRAM 9X9', 'SETUP W D4'),
    good: game(MOVE, 'DIAGRAM 9X9', 'HIDE D4', 'SETUP W D4'),
    fix: FIXED,
  }),
};
