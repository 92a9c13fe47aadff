/// The records that the examples of rules are made of.

const record = (...lines: readonly string[]): string => `${lines.join('\n')}\n`;

const EVENT = 'EVENT Club game';

/// A game on a small board.
export const game = (...lines: readonly string[]): string => record(EVENT, 'BOARDSIZE 9', ...lines);

/// A game with these header lines.
export const headed = (...lines: readonly string[]): string => record(EVENT, ...lines, MOVE);

export const MOVE = 'B 1 D4';
export const REPLY = 'W 2 E5';

/// Black takes the stone in the corner, and these lines say so.
export const taken = (...lines: readonly string[]): string => game('SETUP W A1 B A2', 'B 1 B1', ...lines);

/// A variation on the move before it.
export const VARIATION: readonly string[] = ['VAR', 'B 1 F6', 'ENDVAR'];
