/// The chapter on Phantom Go (幻影围棋), clause by clause.

import { BLACK_AND_WHITE } from '../brackets/chapter';
import { boardClause, headerClauses, MARK, POINTS, SEPARATOR, squareMove } from '../brackets/clauses';
import { chapterOf } from '../shared/clauses';

const move = squareMove(BLACK_AND_WHITE, 'B[D5]');

export const clauses = {
  ...boardClause('PG', 9, 'I', POINTS),
  'PG-2': {
    en: 'A record is a plain text file in GB 2312, typed with half-width signs: between ( and ) the header, then the moves.',
    zh: '棋谱是 GB2312 编码的纯文本文件，指令和符号用英文输入法输入；( ) 之间先写参赛信息，再写各着。',
  },
  ...headerClauses('PG', BLACK_AND_WHITE),
  'PG-2.6)': { en: `${move.en} ${SEPARATOR.en}`, zh: `${move.zh}${SEPARATOR.zh}` },
  'PG-2.7)': {
    en: 'A player does not see the stones of the other. Tries that the referee refuses are written down too, so a point may come several times.',
    zh: '对局者看不到对方的棋子。被裁判拒绝的尝试也记入棋谱，所以同一个点可以出现多次。',
  },
  'PG-2.8)': MARK,
};

export const pg = chapterOf('ccgc-pg', { en: 'CCGC 2018: Phantom Go records', zh: 'CCGC 2018：幻影围棋棋谱' }, clauses);
