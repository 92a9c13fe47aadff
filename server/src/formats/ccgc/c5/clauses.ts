/// The chapter on Gomoku (五子棋), clause by clause.

import { BLACK_AND_WHITE } from '../brackets/chapter';
import { boardClause, headerClauses, moveClauses, POINTS } from '../brackets/clauses';
import { chapterOf } from '../shared/clauses';

export const clauses = {
  ...boardClause('C5', 15, 'O', POINTS),
  'C5-2': {
    en:
      'A record is a plain text file in GB 2312, typed with half-width signs: between { and } the header, then the moves, ' +
      'parted by semicolons. Qipu adds from the rules of the game: Black and White put one stone each, in turn; five in a row win.',
    zh:
      '棋谱是 GB2312 编码的纯文本文件，指令和符号用英文输入法输入；{ } 之间先写参赛信息，再写各着，用分号隔开。' +
      'Qipu 按棋规补充：黑白双方轮流各下一子，先连成五子者胜。',
  },
  ...headerClauses('C5', BLACK_AND_WHITE),
  ...moveClauses('C5', BLACK_AND_WHITE, 'B(H,8)'),
};

export const c5 = chapterOf('ccgc-c5', { en: 'CCGC 2018: Gomoku records', zh: 'CCGC 2018：五子棋棋谱' }, clauses);
