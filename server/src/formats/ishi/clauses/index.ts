/// The Ishi Standard Format of 17 March 1990. Its sections are cited by number; keywords of a section after a slash.

import type { Specification } from '../../../spec/rule';
import { clausesOf } from '../../../spec/rule-book';
import type { clauses } from './all';

export type ClauseNumber = keyof typeof clauses;

export const ishi: Specification = {
  source: 'Ishi',
  id: 'ishi',
  title: { en: 'Ishi Standard Format (1990)', zh: 'Ishi 标准格式（1990）' },
  get clauses() {
    return clausesOf((require('./all') as typeof import('./all')).clauses);
  },
};
