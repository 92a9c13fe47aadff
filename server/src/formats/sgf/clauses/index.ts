/// The clauses of SGF: sections and anchors of its official pages.

import type { Specification } from '../../../spec/rule';
import { ruleBook } from '../../../spec/rule-book';
import { dialects } from './dialects';
import { game } from './game';
import { general } from './general';
import { moves } from './moves';
import { notes } from './notes';

export const clauses = { ...general, ...game, ...moves, ...notes, ...dialects };

export type ClauseNumber = keyof typeof clauses;

export const sgf: Specification = {
  source: 'SGF FF[4]',
  id: 'sgf',
  title: { en: 'Smart Game Format (SGF), FF[1] to FF[4]', zh: 'SGF 棋谱格式，FF[1] 至 FF[4]' },
  clauses: Object.entries(clauses).map(([number, summary]) => ({ number, summary })),
};

/// Rules of SGF: each cites one of its clauses.
export const book = ruleBook(clauses);
