/// Texts with a move a line: `B2E-3E`, `3:4;(R4,A3)`. A token is a line, with the white space after it up to the next one; only a
/// line of several moves is a token for each. What a token means depends on those before it, but not where it ends; nothing nests.

import type { Family } from '../../text/lexer';
import { type PlyNotation, scan } from './lexer';

export const pliesFamily = (notation: PlyNotation): Family => ({
  name: 'plies',
  scan: (text, at, first, token) => scan(text, at, first, notation, token),
  repair: { splitAt: () => -1, reopens: () => false },
});
