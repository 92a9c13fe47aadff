/// The clauses by their numbers. They are loaded when somebody asks what one says.

import { definitionClauses } from './definitions';
import { gameClauses } from './game';
import { movesClauses } from './moves';
import { reasonClauses } from './reasons';

export const clauses = { ...gameClauses, ...movesClauses, ...reasonClauses, ...definitionClauses };
