/// The chapter on NoGo (不围棋), clause by clause.

import { BLACK_AND_WHITE } from '../brackets/chapter';
import { boardClause, headerClauses, MARK, POINTS, SEPARATOR, squareMove } from '../brackets/clauses';
import { chapterOf } from '../shared/clauses';

const move = squareMove(BLACK_AND_WHITE, 'B[D5]');

export const clauses = {
  ...boardClause('NG', 9, 'I', POINTS),
  'NG-2': {
    en:
      'A record is a plain text file in GB 2312, typed with half-width signs: between ( and ) the header, then the moves. ' +
      SEPARATOR.en,
    zh: `棋谱是 GB2312 编码的纯文本文件，指令和符号用英文输入法输入；( ) 之间先写参赛信息，再写各着。${SEPARATOR.zh}`,
  },
  ...headerClauses('NG', BLACK_AND_WHITE),
  'NG-2.6)': {
    en: `${move.en} The sides put one stone each, in turn; who takes a stone, or leaves his own without a liberty, has lost.`,
    zh: `${move.zh}双方轮流各下一子；提掉对方棋子或使己方棋子无气者负。`,
  },
  'NG-2.7)': MARK,
};

export const ng = chapterOf('ccgc-ng', { en: 'CCGC 2018: NoGo records', zh: 'CCGC 2018：不围棋棋谱' }, clauses);
