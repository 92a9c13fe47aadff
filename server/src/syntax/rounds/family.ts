/// Texts of numbered rounds, a line each: `2 j4f4(c7) a7a5(g5)` after a first line that begins with `#`. A token is a whole line
/// that begins so, a number, a move, or whatever else stands between white space. What a token means depends on those
/// before it, but not where it ends; nothing nests.

import type { Family } from '../../text/lexer';
import { type MoveNotation, scan } from './lexer';

export const roundsFamily = (notation: MoveNotation): Family => ({
  name: 'rounds',
  scan: (text, at, first, token) => scan(text, at, first, notation, token),
  repair: { splitAt: () => -1, reopens: () => false },
});
