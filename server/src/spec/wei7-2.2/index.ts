/// The specification of wei7 2.2, clause by clause.

import type { Specification } from '../rule';
import { definitionClauses } from './definitions';
import { gameClauses } from './game';
import { movesClauses } from './moves';
import { reasonClauses } from './reasons';

export const wei7_22: Specification = {
  source: 'wei7 2.2',
  id: 'wei7-2.2',
  title: { en: 'wei7 2.2, an XML format for go records', zh: 'wei7 2.2：XML 围棋棋谱格式' },
  clauses: [...gameClauses, ...movesClauses, ...reasonClauses, ...definitionClauses],
};
