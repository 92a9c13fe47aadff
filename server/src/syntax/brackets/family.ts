/// Records in brackets as a family of texts. Nothing in them nests, so that the tree has leaves only: a bracket that is lost
/// or one too many changes what the leaves mean, never what they are.

import type { Family } from '../../text/lexer';
import type { Around } from './header';
import { scan } from './lexer';

export const BRACES: Around = { open: 0x7b, close: 0x7d, otherOpen: 0x28, otherClose: 0x29 };
export const PARENTHESES: Around = { open: 0x28, close: 0x29, otherOpen: 0x7b, otherClose: 0x7d };

export const bracketsFamily = (around: Around): Family => ({
  name: 'brackets',
  scan: (text, at, first, token) => scan(text, at, first, around, token),
  repair: { splitAt: () => -1, reopens: () => false },
});
