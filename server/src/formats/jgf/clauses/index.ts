/// The clauses of the JSON Go Format, version 2. Its specification numbers nothing, so a clause is the path of the
/// property that it speaks of, `[]` standing for every element; nodes of variations are cited like nodes of the tree.

import type { Specification } from '../../../spec/rule';
import { clausesOf, ruleBook } from '../../../spec/rule-book';
import type { clauses } from './all';

type ClauseNumber = keyof typeof clauses;

export const jgf: Specification = {
  source: 'JGF 2',
  id: 'jgf',
  title: { en: 'JSON Go Format (JGF), version 2', zh: 'JSON 围棋格式（JGF）第 2 版' },
  get clauses() {
    return clausesOf((require('./all') as typeof import('./all')).clauses);
  },
};

/// Rules of JGF: each cites one of its clauses.
export const book = ruleBook<ClauseNumber>();
