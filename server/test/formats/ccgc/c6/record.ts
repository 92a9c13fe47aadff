/// A Connect6 record, what is found in it, and its board, in as few words as tests want to compare.

import { type Opened, opened } from '../../../support/opened';

export const HEADER = '{[C6][甲队 B][乙队 W][先手胜][2018.08.03 10:30 合肥][2018 CCGC];';

export const record = (text: string, name = 'C6-1.txt'): Opened => opened(text, { language: 'ccgc', name });

/// A sound record with these moves.
export const game = (moves: string): string => `${HEADER}${moves}}`;

/// The rules that a text breaks, each with what is underlined, in the order of the text.
export function found(text: string, name?: string): string[] {
  return record(text, name)
    .diagnostics()
    .list.map(({ rule, from, to }) => `${rule}: ${text.slice(from, to)}`);
}

/// What is found in the moves of a record that is sound otherwise.
export const inMoves = (moves: string): string[] => found(game(moves));

/// The stones on the board, by what stands where: "B J10, W K11".
export function stones(text: string, at?: number, name?: string): string {
  const rows = record(text, name).board(at)?.rows ?? [];
  return rows
    .flatMap((row, y) =>
      [...row].flatMap((sign, x) =>
        sign === '.' ? [] : [`${sign === 'X' ? 'B' : 'W'} ${String.fromCharCode(65 + x)}${19 - y}`],
      ),
    )
    .sort()
    .join(', ');
}
