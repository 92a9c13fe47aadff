/// Go boards as tests draw them, and a second way to play on them.

import assert from 'node:assert/strict';
import { GoBoard, type Play } from '../../src/games/go/board';
import { rowsOf } from '../../src/games/go/diagram';
import { parsePoint, pointName } from '../../src/games/go/points';

export const [black, white, third] = [1, 2, 3];

export const sizes: [columns: number, rows: number][] = [
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 2],
  [3, 3],
  [5, 5],
  [9, 9],
  [7, 13],
  [19, 19],
];

/// A position from its diagram: `.` empty, `X` black, `O` white, digits other colours.
export function position(...rows: string[]): GoBoard {
  const board = new GoBoard(rows[0]?.length ?? 0, rows.length);
  [...rows.join('')].forEach((sign, point) => {
    board.set(point, sign === '.' ? 0 : ' XO3456789'.indexOf(sign));
  });
  return board;
}

/// A move that has to be possible.
export function play(board: GoBoard, color: number, name: string): Play {
  const played = board.play(color, at(board, name));
  assert.ok(played, `${name} is empty`);
  return played;
}

export function at(board: GoBoard, name: string): number {
  const point = parsePoint(name, board.columns, board.rows);
  assert.ok(point, `${name} is on the board`);
  return point.y * board.columns + point.x;
}

export function names(board: GoBoard, points: readonly number[]): string[] {
  const { columns, rows } = board;
  return points.map((point) => pointName(point % columns, Math.floor(point / columns), columns, rows));
}

export function redo(board: GoBoard, { changes }: Play): void {
  for (let i = 0; i < changes.length; i += 3) board.set(changes[i]!, changes[i + 2]!);
}

export function undo(board: GoBoard, { changes }: Play): void {
  for (let i = changes.length - 3; i >= 0; i -= 3) board.set(changes[i]!, changes[i + 1]!);
}

/// Random numbers below 1, the same for the same seed.
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/// So many random moves, often without alternating and often on stones. Whoever looks names the seed in its message.
export function randomMoves(
  seed: number,
  points: number,
  colors: number,
  count: number,
): [color: number, point: number][] {
  const random = randomOf(seed);
  return Array.from({ length: count }, (_, i) => {
    const color = random() < 0.8 ? (i % colors) + 1 : Math.floor(random() * colors) + 1;
    return [color, Math.floor(random() * points)];
  });
}

/// Plays random games on every size and hands each move to a check with what to say when it fails.
export function eachRandomMove(
  colors: number,
  check: (board: GoBoard, color: number, point: number, say: string, first: boolean) => void,
  make = (columns: number, rows: number) => new GoBoard(columns, rows),
): void {
  for (const [columns, rows] of sizes) {
    for (let seed = 1; seed <= 4; seed++) {
      const board = make(columns, rows);
      const moves = randomMoves(seed, board.points, colors, Math.min(1000, 100 + board.points * 3));
      moves.forEach(([color, point], i) => {
        check(board, color, point, `${columns}x${rows}, seed ${seed}, move ${i + 1}`, i === 0);
      });
    }
  }
}

/// The rule word by word, and slowly: take all blocks of other colours without a liberty, then the own ones.
export function playByTheBook(board: GoBoard, color: number, point: number): string[] {
  const after = board.copy();
  after.set(point, color);
  takeWithoutLiberty(after, (other) => other !== color);
  takeWithoutLiberty(after, (other) => other === color);
  return rowsOf(after);
}

export function takeWithoutLiberty(board: GoBoard, concerns: (color: number) => boolean): void {
  const alive = new Set<number>();
  const stones = [...board.entries()].filter(([, color]) => concerns(color));
  for (let grew = true; grew; ) {
    grew = false;
    for (const [point, color] of stones) {
      const lives = (other: number) => board.get(other) === 0 || (board.get(other) === color && alive.has(other));
      if (alive.has(point) || !neighbours(board, point).some(lives)) continue;
      alive.add(point);
      grew = true;
    }
  }
  for (const [point] of stones) if (!alive.has(point)) board.set(point, 0);
}

export function neighbours({ columns, rows }: GoBoard, point: number): number[] {
  const [x, y] = [point % columns, Math.floor(point / columns)];
  const around: [number, number][] = [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ];
  return around.filter(([i, j]) => i >= 0 && i < columns && j >= 0 && j < rows).map(([i, j]) => j * columns + i);
}
