/// An Amazons record, what is found in it, and its board, in as few words as tests want to compare.

import { HEADER } from '../../../support/amazons';
import { type Opened, opened } from '../../../support/opened';

export const record = (text: string, name = 'AM-1.txt'): Opened => opened(text, { language: 'ccgc', name });

/// A sound header, and these lines.
export const game = (...lines: string[]): string => [HEADER, ...lines].join('\n');

/// The rules that a text breaks, each with what is underlined, in the order of the text.
export function found(text: string, name?: string): string[] {
  return record(text, name)
    .diagnostics()
    .list.map(({ rule, from, to }) => `${rule}: ${text.slice(from, to)}`);
}

/// What is found in the rounds of a record that is sound otherwise.
export const inRounds = (...lines: string[]): string[] => found(game(...lines));

/// What stands on a board apart from the amazons that have not moved: "W d8, # b6".
export function pieces(text: string, at?: number): string {
  const rows = record(text).board(at)?.rows ?? [];
  const start = new Set(['a4', 'd1', 'g1', 'j4', 'a7', 'd10', 'g10', 'j7']);
  return rows
    .flatMap((row, y) => [...row].map((sign, x) => [sign, `${'abcdefghij'[x]}${10 - y}`] as const))
    .filter(([sign, square]) => sign !== '.' && !start.has(square))
    .map((piece) => piece.join(' '))
    .join(', ');
}
