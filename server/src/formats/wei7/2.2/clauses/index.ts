/// The specification of wei7 2.2, clause by clause.

import type { Specification } from '../../../../spec/rule';
import { clausesOf } from '../../../../spec/rule-book';
import { definitionClauses } from './definitions';
import { gameClauses } from './game';
import { movesClauses } from './moves';
import { reasonClauses } from './reasons';

export const clauses = { ...gameClauses, ...movesClauses, ...reasonClauses, ...definitionClauses };

export const wei7_22: Specification = {
  source: 'wei7 2.2',
  id: 'wei7-2.2',
  title: { en: 'wei7 2.2, an XML format for go records', zh: 'wei7 2.2：XML 围棋棋谱格式' },
  clauses: clausesOf(clauses),
};
