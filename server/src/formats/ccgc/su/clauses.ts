/// The chapter on Surakarta (苏拉卡尔塔棋), clause by clause.

import { chapterOf } from '../shared/clauses';

export const clauses = {
  'SU-1': {
    en:
      'The board has 6 by 6 points and eight arcs around its corners. Rows are 1 to 6 from the top, columns A to F from the ' +
      'left. Each side begins with twelve pieces in two rows.',
    zh: '棋盘由 6×6 个点和角上的 8 段圆弧组成。行自上而下为 1 到 6，列自左至右为 A 到 F。双方开局各有 12 子，排成两行。',
  },
  'SU-2.1.1': {
    en: 'A record is a plain text file whose name is made of SU, the teams, the result and the time, set off by hyphens.',
    zh: '棋谱是纯文本文件，文件名由 SU、双方队名、结果和时间组成，用连字符隔开。',
  },
  'SU-2.1.1.1': {
    en: 'The name ends with how the game ended: 先手胜, 后手胜, 平局, or 未决胜 for a game that was not finished.',
    zh: '文件名写明结果：先手胜、后手胜、平局；没有下完的残局写未决胜。',
  },
  'SU-2.1.1.2': {
    en: 'And with when it began: year, month, day, hour and minute, twelve digits.',
    zh: '文件名最后是开始时间：年月日时分，共 12 位数字，24 小时制。',
  },
  'SU-2.1.2': {
    en: 'A point is named by its row, 1 to 6, then its column, A to F.',
    zh: '点的坐标先写行号 1 到 6，再写列号 A 到 F。',
  },
  'SU-2.1.3': {
    en: 'How moves are explained: colour, the point the piece leaves, the point it goes to.',
    zh: '着法的表示：颜色、棋子离开的点、到达的点。',
  },
  'SU-2.1.3.1': { en: 'B is a move of Black, R one of Red.', zh: 'B 表示黑方走棋，R 表示红方走棋。' },
  'SU-2.1.3.2': {
    en: 'A hyphen joins the two points of a move that takes nothing; a piece goes one step.',
    zh: '不吃子的着法，两点之间写“-”；棋子每次走一步。',
  },
  'SU-2.1.3.3': {
    en: 'A capture has × or X between the points: a piece of the other side stands there, and the way to it leads along an arc.',
    zh: '吃子的着法，两点之间写“×”或“X”：落点有对方棋子，而且吃子路径经过圆弧，经过哪几段不必写出。',
  },
  'SU-2.1.4': {
    en: 'A record is made of lines of a few kinds, and each line holds one thing.',
    zh: '棋谱由几类信息组成，每行只写一项。',
  },
  'SU-2.1.4.1': {
    en: 'The first line is a comment with time and place: #YYYY-MM-DD-hh:mm|place.',
    zh: '第一行是注释，写时间和地点：#YYYY-MM-DD-hh:mm|地点。',
  },
  'SU-2.1.4.2': {
    en: 'The second line is a comment with both teams and the result: #先手方:A|后手方:B|result.',
    zh: '第二行是注释，写双方队名和结果：#先手方:甲|后手方:乙|结果。',
  },
  'SU-2.1.4.3': {
    en:
      'Six lines that begin with ! may follow: the board before the first move, row by row, B and R for pieces and 0 for empty ' +
      'points. Without them the game begins as usual.',
    zh: '第三至八行可以写开局：连续六行，以半角“!”开头，每行六个字符，B、R 为双方棋子，0 为空点；不写则为正常开局。',
  },
  'SU-2.1.4.4': {
    en: 'Then come the moves, a line each: B2E-3E is a step, R6C×4A a capture.',
    zh: '之后每行一着：B2E-3E 为移动，R6C×4A 为吃子。',
  },
  'SU-2.1.4.5': {
    en: 'Further comments, which begin with #, may stand between moves, in any encoding.',
    zh: '着法之间可以有以“#”开头的注释，编码不限。',
  },
} as const;

export const su = chapterOf(
  'ccgc-su',
  { en: 'CCGC 2018: Surakarta records', zh: 'CCGC 2018：苏拉卡尔塔棋棋谱' },
  clauses,
);
