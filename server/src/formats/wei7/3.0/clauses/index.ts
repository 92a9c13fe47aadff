/// The specification of wei7 3.0, clause by clause.

import type { Specification } from '../../../../spec/rule';
import { clausesOf, ruleBook } from '../../../../spec/rule-book';
import type { clauses } from './all';

type ClauseNumber = keyof typeof clauses;

export const wei7_30: Specification = {
  source: 'wei7 3.0',
  id: 'wei7-3.0',
  title: { en: 'wei7 3.0, a JSON format for go records', zh: 'wei7 3.0：JSON 围棋棋谱格式' },
  get clauses() {
    return clausesOf((require('./all') as typeof import('./all')).clauses);
  },
};

/// Rules of wei7 3.0: each cites one of its clauses.
export const book = ruleBook<ClauseNumber>();
