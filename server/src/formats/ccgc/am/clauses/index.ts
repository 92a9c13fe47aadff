/// The chapter on Amazons (亚马逊棋), clause by clause.

import { chapterOf } from '../../shared/clauses';

export const clauses = {
  'AM-1': {
    en:
      'The board has 10 by 10 squares. Columns are a to j from the left, rows 1 to 10 from the bottom. White moves first and ' +
      'starts below, Black above.',
    zh: '棋盘为 10×10 格，左下角为原点，横坐标自左至右为 a 到 j，纵坐标自下而上为 1 到 10。先手执白在下方，后手执黑在上方。',
  },
  'AM-2': {
    en: 'A record is a plain text file in UTF-8, typed with half-width signs: one line for the header, then a line for each round.',
    zh: '棋谱是 UTF-8 编码的纯文本文件，指令和符号用英文输入法输入：第一行写参赛信息，之后每回合一行。',
  },
  'AM-2.1)': {
    en:
      'The first line is a comment from # to a semicolon, with six fields: code, first team, second team, result, ' +
      'time and place, event.',
    zh: '第一行是注释，以 # 开头、以分号结束，依次写六项：棋种代码、先手队名、后手队名、对弈结果、时间地点、竞赛名称。',
  },
  'AM-2.2)': {
    en:
      'Every other line is a round: its number, the move of the first side, that of the second. A move is where the amazon ' +
      'comes from, where it goes, and in brackets where its arrow falls: d1d8(b6).',
    zh: '其余每行是一个回合：序号、先手着法、后手着法。着法依次写棋子起点、落点和括号里的箭的位置，如 d1d8(b6)。',
  },
};

export const am = chapterOf('ccgc-am', { en: 'CCGC 2018: Amazons records', zh: 'CCGC 2018：亚马逊棋棋谱' }, clauses);
