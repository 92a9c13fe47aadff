/// The specification of wei7 2.2, clause by clause.

import type { Specification } from '../../../../spec/rule';
import { clausesOf } from '../../../../spec/rule-book';
import type { clauses } from './all';

export type ClauseNumber = keyof typeof clauses;

export const wei7_22: Specification = {
  source: 'wei7 2.2',
  id: 'wei7-2.2',
  title: { en: 'wei7 2.2, an XML format for go records', zh: 'wei7 2.2：XML 围棋棋谱格式' },
  get clauses() {
    return clausesOf((require('./all') as typeof import('./all')).clauses);
  },
};
