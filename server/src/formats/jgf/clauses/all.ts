/// The clauses by their numbers. They are loaded when somebody asks what one says.

import { conditions } from './conditions';
import { head } from './head';
import { tree } from './tree';

export const clauses = { ...head, ...conditions, ...tree };
