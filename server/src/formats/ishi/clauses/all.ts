/// The clauses by their numbers. They are loaded when somebody asks what one says.

import { keywordClauses } from './keywords';
import { sectionClauses } from './sections';

export const clauses = { ...sectionClauses, ...keywordClauses };
