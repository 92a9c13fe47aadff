/// The Ishi Standard Format of 17 March 1990. Its sections are cited by number; keywords of a section after a slash.

import type { Specification } from '../../../spec/rule';
import { clausesOf } from '../../../spec/rule-book';
import { keywordClauses } from './keywords';
import { sectionClauses } from './sections';

export const clauses = { ...sectionClauses, ...keywordClauses };

export const ishi: Specification = {
  source: 'Ishi',
  id: 'ishi',
  title: { en: 'Ishi Standard Format (1990)', zh: 'Ishi 标准格式（1990）' },
  clauses: clausesOf(clauses),
};
