/// The chapter on Dots and Boxes (点格棋), section by section.

import { chapterOf } from '../shared/clauses';

export const clauses = {
  'DB-1': {
    en:
      'The board has 6 by 6 dots; columns are A to F from the left, rows 1 to 6 from the bottom. A piece is a line to the next dot: ' +
      'its left or lower end, and H or V for across or up.',
    zh: '棋盘为 6×6 点阵，左下角为原点，横坐标 A 到 F，纵坐标 1 到 6。棋子是连接相邻两点的线，用左端点或下端点的坐标加 H（横）或 V（竖）表示。',
  },
  'DB-2': {
    en: 'A record is a plain text file in UTF-8 that ends with .txt; code, teams and result stand in its name.',
    zh: '棋谱是 UTF-8 编码的纯文本文件，扩展名为 .txt，文件名由代码、队名和结果组成。',
  },
  'DB-3': {
    en:
      'A record is a JSON object: R and B (the teams), winner, RScore and BScore, Date, Event, and game, an array of strokes, each an ' +
      'object with piece, such as "r(b4,h)", and perhaps annotation.',
    zh: '棋谱是一个 JSON 对象：R、B（红蓝双方队名）、winner、RScore、BScore、Date、Event 和 game；game 是落子数组，每项含 piece（如 "r(b4,h)"），可以带注释 annotation。',
  },
};

export const db = chapterOf(
  'ccgc-db',
  { en: 'CCGC 2018: Dots and Boxes records', zh: 'CCGC 2018：点格棋棋谱' },
  clauses,
);
