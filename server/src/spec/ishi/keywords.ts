/// Sections 5.2 and 5.4, keyword by keyword.

import type { Clause } from '../rule';
import { clause } from '../rule-book';

const headers: readonly Clause[] = [
  clause('5.2/ANALYSIS', 'Who wrote the commentary.', '解说者。'),
  clause(
    '5.2/BLACK',
    'The player of Black: name, rank and so on. One line to an event.',
    '黑方棋手的姓名、段位等，每个 EVENT 一行。',
  ),
  clause('5.2/DATE', 'When the game was played.', '对局日期。'),
  clause(
    '5.2/HANDICAP',
    'The number of handicap stones, for information: they are put up by SETUP, and the two need not agree. One line to an event.',
    '让子数，仅供参考：让子要用 SETUP 摆出，二者不必一致。每个 EVENT 一行。',
  ),
  clause('5.2/KOMI', 'The komi. One line to an event.', '贴目，每个 EVENT 一行。'),
  clause('5.2/PLACE', 'Where the game was played.', '对局地点。'),
  clause('5.2/RECORDER', 'Who recorded the game.', '记录者。'),
  clause('5.2/RESULT', 'How the game ended. One line to an event.', '对局结果，每个 EVENT 一行。'),
  clause(
    '5.2/RULES',
    'Japanese, which also holds without this line, or Chinese. Both forbid suicide and taking a ko back at once.',
    '规则：Japanese（不写时即是）或 Chinese。两种规则都不许自杀，也不许立即回提劫。',
  ),
  clause('5.2/SOURCE', 'Where the record comes from: a book, a journal.', '出处：书籍、期刊等。'),
  clause('5.2/TIMELIMIT', 'The time that one or both players had.', '一方或双方的限时。'),
  clause(
    '5.2/WHITE',
    'The player of White: name, rank and so on. One line to an event.',
    '白方棋手的姓名、段位等，每个 EVENT 一行。',
  ),
];

const data: readonly Clause[] = [
  clause(
    '5.4/B',
    'B <n> <loc | PASS>: Black plays. The number is above 0; the point is empty.',
    'B <n> <loc | PASS>：黑方着手。编号大于 0，落在空点上。',
  ),
  clause(
    '5.4/BOARDSIZE',
    'BOARDSIZE <n>: the size of the board of the event, from 2 to 19; 19 without it.',
    'BOARDSIZE <n>：本 EVENT 的棋盘大小，2 到 19；不写则为 19。',
  ),
  clause(
    '5.4/COM',
    'COM [title]: begins commentary on the event, the move or the diagram before it. All lines up to ENDCOM are text; ' +
      'blocks do not nest.',
    'COM [标题]：开始一段评注，针对前面的 EVENT、着手或图。到 ENDCOM 为止各行都是文字，不能嵌套。',
  ),
  clause('5.4/ENDCOM', 'ENDCOM: ends a COM block.', 'ENDCOM：结束 COM 块。'),
  clause(
    '5.4/DIAGRAM',
    'DIAGRAM [<nXn> | <loc loc>]: begins a diagram. Its region is the board of the event, a whole board of that size, ' +
      'or the rectangle between two corners.',
    'DIAGRAM [<nXn> | <loc loc>]：开始一个图。区域可以是本 EVENT 的整个棋盘、某一大小的整个棋盘，或两角之间的矩形。',
  ),
  clause('5.4/ENDUSER', 'ENDUSER: ends a USER block.', 'ENDUSER：结束 USER 块。'),
  clause('5.4/ENDVAR', 'ENDVAR: ends the variation that a VAR began.', 'ENDVAR：结束由 VAR 开始的变化。'),
  clause(
    '5.4/EVENT',
    'EVENT [title]: begins the next game, problem or joseki, and ends what was open before.',
    'EVENT [标题]：开始下一局棋、题目或定式，此前未结束的都到此为止。',
  ),
  clause(
    '5.4/HIDE',
    'HIDE [loc | #n | #n-n]*: stones that the diagram does not show, by location or by the numbers of moves.',
    'HIDE [loc | #n | #n-n]*：图中不显示的棋子，用坐标或着手编号指明。',
  ),
  clause(
    '5.4/MARK',
    'MARK [ALL | loc | #n | #n-n | marker@…]*: numbers of moves, or markers, shown with the event, move or diagram. ' +
      'The order of MARK and UNMARK lines matters.',
    'MARK [ALL | loc | #n | #n-n | 标记@…]*：在本 EVENT、着手或图上显示手数或标记。MARK 和 UNMARK 行的先后有意义。',
  ),
  clause(
    '5.4/PRISONER',
    'PRISONER [#n | loc]*: the stones that the move before it has taken, by location or by the numbers of moves.',
    'PRISONER [#n | loc]*：前一手提掉的棋子，用坐标或着手编号指明。',
  ),
  clause(
    '5.4/REMARK',
    'REMARK [text]: for whoever reads the file itself, about the next EVENT, SETUP, B, W or DIAGRAM.',
    'REMARK [文字]：写给直接看文件的人，说明其后的 EVENT、SETUP、B、W 或 DIAGRAM。',
  ),
  clause(
    '5.4/SETUP',
    'SETUP [<B | W> [loc]*]*: stones of the event or diagram that are not played. All SETUP lines are one position: ' +
      'remarks come before the first, marks and commentary after the last.',
    'SETUP [<B | W> [loc]*]*：EVENT 或图里摆好的棋子。各 SETUP 行合成一个局面，REMARK 写在第一行之前，标记和评注写在最后一行之后。',
  ),
  clause(
    '5.4/UNMARK',
    'UNMARK [ALL | loc | #n | #n-n]*: takes marks back that came before.',
    'UNMARK [ALL | loc | #n | #n-n]*：取消此前的标记。',
  ),
  clause(
    '5.4/USER',
    'USER [anything]: begins data of a program, in whatever form, up to ENDUSER. Blocks do not nest.',
    'USER [任意内容]：开始一段程序自定义的数据，格式不限，到 ENDUSER 为止，不能嵌套。',
  ),
  clause(
    '5.4/VAR',
    'VAR [marker]: begins a variation on the move before it: the moves up to ENDVAR are an alternative to that move.',
    'VAR [标记]：开始针对前一手的变化，到 ENDVAR 为止的着手都是代替那一手的另一种下法。',
  ),
  clause(
    '5.4/W',
    'W <n> <loc | PASS>: White plays. The number is above 0; the point is empty.',
    'W <n> <loc | PASS>：白方着手。编号大于 0，落在空点上。',
  ),
];

export const keywordClauses: readonly Clause[] = [...headers, ...data];
