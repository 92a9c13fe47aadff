/// The clauses of SGF: sections and anchors of its official pages.

import type { Specification } from '../../../spec/rule';
import { clausesOf, ruleBook } from '../../../spec/rule-book';
import type { clauses } from './all';

export type ClauseNumber = keyof typeof clauses;

export const sgf: Specification = {
  source: 'SGF FF[4]',
  id: 'sgf',
  title: { en: 'Smart Game Format (SGF), FF[1] to FF[4]', zh: 'SGF 棋谱格式，FF[1] 至 FF[4]' },
  get clauses() {
    return clausesOf((require('./all') as typeof import('./all')).clauses);
  },
};

/// Rules of SGF: each cites one of its clauses.
export const book = ruleBook<ClauseNumber>();
