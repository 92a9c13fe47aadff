/// What could come next: whose turn it is, and a point to begin with.

import { NO_CHANGES, type Ply } from '../../record/ply';
import { BLACK, WHITE } from '../shared/sides';
import type { GoBoard } from './board';

/// The side to move by what came last. Where only black stones have been set up, several of them, they are a handicap.
export function sideAfter(ply: Ply | undefined): number {
  if (ply?.isMove && ply.color) return 3 - ply.color;
  const changes = ply?.changes ?? NO_CHANGES;
  let black = 0;
  for (let i = 2; i < changes.length; i += 3) {
    if (changes[i] === WHITE) return BLACK;
    if (changes[i] === BLACK) black++;
  }
  return black > 1 ? WHITE : BLACK;
}

const NONE: ReadonlySet<number> = new Set();

/// How far from the last move a point is looked for.
const FAR = 6;

/// A point that a stone can be put on with a free point beside it, so neither suicide nor a ko: near the last move, or the
/// usual first one of the board.
/// None of those that are played later, as far as they are known.
export function freePoint(
  board: GoBoard,
  last: number | null | undefined,
  later: ReadonlySet<number> = NONE,
): { x: number; y: number } | undefined {
  const { columns, rows } = board;
  const start = typeof last === 'number' ? { x: last % columns, y: Math.floor(last / columns) } : star(columns, rows);
  for (let distance = 0; distance <= FAR; distance++) {
    for (const { dx, dy } of ring(distance)) {
      const x = start.x + dx;
      const y = start.y + dy;
      const isKept = later.has(y * columns + x);
      if (!isKept && isFree(board, x, y) && hasFreeSide(board, x, y)) return { x, y };
    }
  }
  return firstFree(board);
}

const star = (columns: number, rows: number) => ({ x: starLine(columns, true), y: starLine(rows, false) });

/// Where the first star point lies; on a small board the middle.
function starLine(lines: number, high: boolean): number {
  if (lines < 11) return lines >> 1;
  return high ? lines - 4 : 3;
}

/// The offsets at this distance, straight ones first.
function ring(distance: number): { dx: number; dy: number }[] {
  const offsets: { dx: number; dy: number }[] = [];
  for (let dx = -distance; dx <= distance; dx++) {
    for (let dy = -distance; dy <= distance; dy++)
      if (Math.max(Math.abs(dx), Math.abs(dy)) === distance) offsets.push({ dx, dy });
  }
  return offsets.sort((a, b) => Math.abs(a.dx) + Math.abs(a.dy) - Math.abs(b.dx) - Math.abs(b.dy));
}

export function isFree(board: GoBoard, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= board.columns || y >= board.rows) return false;
  return board.get(y * board.columns + x) === 0;
}

const hasFreeSide = (board: GoBoard, x: number, y: number): boolean =>
  isFree(board, x - 1, y) || isFree(board, x + 1, y) || isFree(board, x, y - 1) || isFree(board, x, y + 1);

const MOST_POINTS = 1000;

function firstFree(board: GoBoard): { x: number; y: number } | undefined {
  const { columns } = board;
  for (let point = 0; point < Math.min(board.points, MOST_POINTS); point++) {
    const x = point % columns;
    const y = Math.floor(point / columns);
    if (isFree(board, x, y) && hasFreeSide(board, x, y)) return { x, y };
  }
  return undefined;
}

/// Lines beyond these are not listed one by one.
const MOST_LINES = 100;

/// The coordinates along one axis, those with a free point first. `other` is the coordinate on the other axis, if known.
export function freeLines(board: GoBoard, axis: 'x' | 'y', other: number | undefined): number[] {
  const limit = Math.min(axis === 'x' ? board.columns : board.rows, MOST_LINES);
  const lines = Array.from({ length: limit }, (_, line) => line);
  if (other === undefined) return lines;
  const free = (line: number): boolean => (axis === 'x' ? isFree(board, line, other) : isFree(board, other, line));
  return [...lines.filter(free), ...lines.filter((line) => !free(line))];
}
