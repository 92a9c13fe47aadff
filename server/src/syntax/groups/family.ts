/// Texts of groups of properties in round brackets: `(;INFO[1.0]PA[…];MA[G0F0]RA[1])`. Nothing in them nests, so that the tree has
/// leaves only.

import type { Family } from '../../text/lexer';
import { type Marks, scan } from './lexer';

export const groupsFamily = (marks: Marks): Family => ({
  name: 'groups',
  scan: (text, at, first, token) => scan(text, at, first, marks, token),
  repair: { splitAt: () => -1, reopens: () => false },
});
