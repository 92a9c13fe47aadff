/// Stones of one colour in a straight line, for the games that are won by them.

import type { Board } from '../shared/game';

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/// How long the longest line through the stone on a cell is.
export function longestThrough(board: Board, cell: number): number {
  let longest = 0;
  for (const [dx, dy] of DIRECTIONS) {
    const length = 1 + beside(board, cell, dx, dy) + beside(board, cell, -dx, -dy);
    if (length > longest) longest = length;
  }
  return longest;
}

/// The cells of the lines through the stone on a cell that have at least so many stones; each line from end to end.
export function linesThrough(board: Board, cell: number, least: number): number[][] {
  if (board.get(cell) === 0) return [];
  const lines: number[][] = [];
  for (const [dx, dy] of DIRECTIONS) {
    const before = beside(board, cell, -dx, -dy);
    const length = before + 1 + beside(board, cell, dx, dy);
    const step = dy * board.columns + dx;
    if (length >= least) lines.push(Array.from({ length }, (_, i) => cell + (i - before) * step));
  }
  return lines;
}

/// How many stones of the same colour stand next to a cell in one direction.
function beside(board: Board, cell: number, dx: number, dy: number): number {
  const { columns, rows } = board;
  const color = board.get(cell);
  let count = 0;
  let x = (cell % columns) + dx;
  let y = Math.floor(cell / columns) + dy;
  while (x >= 0 && x < columns && y >= 0 && y < rows && board.get(y * columns + x) === color) {
    count++;
    x += dx;
    y += dy;
  }
  return count;
}
