/// The chapter on Connect6 (六子棋), clause by clause.

import { BLACK_AND_WHITE } from '../brackets/chapter';
import { boardClause, headerClauses, moveClauses, POINTS } from '../brackets/clauses';
import { chapterOf } from '../shared/clauses';

export const clauses = {
  ...boardClause('C6', 19, 'S', POINTS),
  'C6-2': {
    en:
      'A record is a plain text file in GB 2312, typed with half-width signs: between { and } the header, then the moves, ' +
      'parted by semicolons. Qipu adds from the rules of the game: Black puts one stone, then each side two a turn; six in a row win.',
    zh:
      '棋谱是 GB2312 编码的纯文本文件，指令和符号用英文输入法输入；{ } 之间先写参赛信息，再写各着，用分号隔开。' +
      'Qipu 按棋规补充：黑方先下一子，此后双方轮流各下两子，先连成六子者胜。',
  },
  ...headerClauses('C6', BLACK_AND_WHITE),
  ...moveClauses('C6', BLACK_AND_WHITE, 'B(J,10)'),
};

export const c6 = chapterOf('ccgc-c6', { en: 'CCGC 2018: Connect6 records', zh: 'CCGC 2018：六子棋棋谱' }, clauses);
