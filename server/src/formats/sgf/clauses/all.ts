/// The clauses by their numbers. They are loaded when somebody asks what one says.

import { dialects } from './dialects';
import { game } from './game';
import { general } from './general';
import { moves } from './moves';
import { notes } from './notes';

export const clauses = { ...general, ...game, ...moves, ...notes, ...dialects };
