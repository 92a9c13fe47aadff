/// The records that show the rules of Surakarta.

import type { Example } from '../../../spec/rule';

export const TIME = '#2018-05-12-13:30|沈阳';
export const TEAMS = '#先手方:甲队|后手方:乙队|未决胜';

const ROWS = ['!BBBBBB', '!BBBBBB', '!000000', '!000000', '!RRRRRR', '!RRRRRR'] as const;

/// The board as games begin.
export const STANDARD: readonly string[] = ROWS;

/// With another third row.
export const OPENING_ROWS = (third: string): readonly string[] => [...ROWS.slice(0, 2), third, ...ROWS.slice(3)];

/// A piece on each side; Black takes.
export const ONE_PIECE: readonly string[] = ['!000000', '!0B0000', '!000000', '!000000', '!0000R0', '!000000'];

export const few: readonly string[] = ['B2C-3C', 'R5C-4C'];

export const record = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
export const played = (...moves: readonly string[]): string => record([TIME, TEAMS, ...moves]);

export const sound: Example = {
  text: record([TIME, TEAMS, ...few]),
  name: 'SU-甲队 vs 乙队-未决胜-201805121330.txt',
};
