/// What the points or squares of a board are called.

import { pointName } from './go/points';

const LETTERS = 26;
/// As in chess.
const IN_SMALL_LETTERS = new Set(['amazons']);

/// Go players leave out the I, which would be read as a J; others do not. Without a game it is go.
export function columnName(game: string | undefined, x: number, columns: number, rows: number): string {
  const isGo = game === undefined || game === '' || game === 'go';
  if (!isGo && x < LETTERS) {
    const letter = String.fromCharCode(65 + x);
    return IN_SMALL_LETTERS.has(game) ? letter.toLowerCase() : letter;
  }
  return pointName(x, 0, columns, rows).replace(/\d+$/, '');
}

/// Rows count from the bottom.
export const placeName = (
  game: string | undefined,
  { x, y }: { readonly x: number; readonly y: number },
  columns: number,
  rows: number,
): string => `${columnName(game, x, columns, rows)}${rows - y}`;
