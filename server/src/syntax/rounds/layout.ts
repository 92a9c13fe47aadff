/// Records with a round a line laid out: one blank between what stands on a line, none at its ends.

import type { Layout } from '../../record/layout';
import { laidLeaves, tidied } from '../laid-leaves';
import { Kind } from './lexer';

export const roundLayout: Layout = laidLeaves(() => ({
  between(last, next, is) {
    if (last.kind === Kind.blank || last.kind === Kind.other || next?.kind === Kind.other) return undefined;
    return next ? tidied(is) : '\n';
  },
}));
