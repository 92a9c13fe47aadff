/// The chapter on Hex (海克斯棋), clause by clause.

import { boardClause, headerClauses, moveClauses } from '../brackets/clauses';
import { chapterOf } from '../shared/clauses';
import { RED_AND_BLUE } from './sides';

const CELLS = { en: 'cells', zh: '格子' };

export const clauses = {
  ...boardClause('HEX', 11, 'K', CELLS),
  'HEX-2': {
    en:
      'A record is a plain text file in GB 2312, typed with half-width signs: between { and } the header, then the moves, ' +
      'each part closed off by a semicolon. Red and Blue put one stone each, in turn; who joins his two sides of the board wins.',
    zh:
      '棋谱是 GB2312 编码的纯文本文件，指令和符号用英文输入法输入；{ } 之间先写参赛信息，再写各着，用分号隔开。' +
      '红蓝双方轮流各下一子，先连通己方两边者胜。',
  },
  ...headerClauses('HEX', RED_AND_BLUE),
  ...moveClauses('HEX', RED_AND_BLUE, 'R(E,7)'),
};

export const hex = chapterOf('ccgc-hex', { en: 'CCGC 2018: Hex records', zh: 'CCGC 2018：海克斯棋棋谱' }, clauses);
