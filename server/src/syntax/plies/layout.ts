/// Records with a move a line laid out: no blanks at the ends of lines, one empty line between two at most. What stands on the board
/// before the first move may be drawn with blanks, and keeps them.

import type { Layout } from '../../record/layout';
import { laidLeaves, tidied } from '../laid-leaves';
import { Kind } from './lexer';

export const plyLayout: Layout = laidLeaves(() => ({
  between(last, next, is) {
    if (last.kind === Kind.blank || last.kind === Kind.other) return undefined;
    if (!next) return '\n';
    if (next.kind === Kind.other || next.kind === Kind.setup || next.kind === Kind.blank) return undefined;
    return tidied(is);
  },
}));
