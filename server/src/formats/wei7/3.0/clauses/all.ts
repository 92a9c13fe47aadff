/// The clauses by their numbers. They are loaded when somebody asks what one says.

import { definitionClauses } from './definitions';
import { infoClauses } from './info';
import { reasonClauses } from './reasons';
import { treeClauses } from './tree';

export const clauses = { ...infoClauses, ...treeClauses, ...reasonClauses, ...definitionClauses };
