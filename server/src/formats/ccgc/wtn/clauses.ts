/// The chapter on EinStein (爱恩斯坦棋), clause by clause.

import { chapterOf } from '../shared/clauses';

export const clauses = {
  'WTN-1': {
    en: 'The board has 5 by 5 squares. Columns are A to E from the left, rows 1 to 5 from the bottom.',
    zh: '棋盘为 5×5 格，左下角为原点，横坐标自左至右为 A 到 E，纵坐标自下而上为 1 到 5。',
  },
  'WTN-2': {
    en:
      'A record is a plain text file in GB 2312, typed with half-width signs: comments that begin with #, the first of them the ' +
      'header, then the game. Its name has the teams, the result, time and place, and the event.',
    zh:
      '棋谱是 GB2312 编码的纯文本文件，指令和符号用英文输入法输入：先是以“#”开头的注释（第一行写参赛信息），然后是对弈过程。' +
      '文件名写双方队名、结果、时间地点和赛事名称。',
  },
  'WTN-2.1': { en: 'The first field is the code of the game, WTN.', zh: '第一项是棋种代码 WTN。' },
  'WTN-2.2': {
    en: 'Then the teams, first and second, each with its colour R or B; either may begin. Then the result.',
    zh: '其次是先手和后手参赛队，各自注明红方 R 或蓝方 B，哪一方都可以先手；然后是结果。',
  },
  'WTN-2.3': { en: 'Time and place of the game.', zh: '比赛时间和地点。' },
  'WTN-2.4': { en: 'The name of the event.', zh: '竞赛名称。' },
  'WTN-2.5': {
    en:
      'Two lines say where the pieces stand before the first move, always Red first: R:A5-1;B5-2;… is the square and the number ' +
      'of each piece.',
    zh: '第 2、3 行是双方的开局，总是红方在前、蓝方在后：“A5-1”表示 1 号棋子放在 A5，各子用分号隔开。',
  },
  'WTN-2.6': {
    en: 'Then each line is a move, and they are numbered.',
    zh: '之后每行一步，行首写序号。',
  },
  'WTN-2.6.i': {
    en: 'In 1:5;(R5,C3) are its number, what the die showed, the piece, and the square that it goes to.',
    zh: '“1:5;(R5,C3)”依次是序号、骰子值、棋子和目标格。',
  },
  'WTN-2.6.ii': {
    en: 'A move is written the same whether it takes a piece or not.',
    zh: '不论是否吃子，写法都一样。',
  },
  'WTN-2.6.iii': {
    en: 'A remark may follow a move: MARK[1] very bad, 2 bad, 3 neutral, 4 good, 5 very good.',
    zh: '每步之后可以加一个注释 MARK[数值]：1 大劣、2 小劣、3 一般、4 小好、5 大好。',
  },
} as const;

export const wtn = chapterOf(
  'ccgc-wtn',
  { en: 'CCGC 2018: EinStein records', zh: 'CCGC 2018：爱恩斯坦棋棋谱' },
  clauses,
);
