/// Lines of a queen over empty squares: how amazons move and arrows fly.

import type { Board } from '../shared/game';
import { type Amazons, SIDE } from './board';

const STEPS = [-1, 0, 1];
const DIRECTIONS = STEPS.flatMap((dx) => STEPS.map((dy) => [dx, dy] as const)).filter(
  ([dx, dy]) => dx !== 0 || dy !== 0,
);

export const columnOf = (cell: number): number => cell % SIDE;
export const rowOf = (cell: number): number => Math.floor(cell / SIDE);

/// The squares in one direction, up to the edge.
function* ray(from: number, dx: number, dy: number): Generator<number> {
  let x = columnOf(from) + dx;
  let y = rowOf(from) + dy;
  for (; x >= 0 && x < SIDE && y >= 0 && y < SIDE; x += dx, y += dy) yield y * SIDE + x;
}

/// The empty squares that a queen reaches from a square. `vacant` counts as empty whatever stands there.
export function reach(board: Board, from: number, vacant = -1): number[] {
  const cells: number[] = [];
  for (const [dx, dy] of DIRECTIONS) {
    for (const cell of ray(from, dx, dy)) {
      if (board.get(cell) !== 0 && cell !== vacant) break;
      cells.push(cell);
    }
  }
  return cells.sort((a, b) => a - b);
}

/// The squares next to one.
export const around = (cell: number): number[] =>
  DIRECTIONS.flatMap(([dx, dy]) => {
    const { value } = ray(cell, dx, dy).next();
    return typeof value === 'number' ? [value] : [];
  });

/// The squares between two on one line of a queen; undefined if they are on none.
export function between(from: number, to: number): number[] | undefined {
  const dx = columnOf(to) - columnOf(from);
  const dy = rowOf(to) - rowOf(from);
  const straight = dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy);
  if (from === to || !straight) return undefined;
  const cells = [...ray(from, Math.sign(dx), Math.sign(dy))];
  return cells.slice(0, cells.indexOf(to));
}

/// The squares that an arrow reaches once the amazon has gone from one square to another.
export const shots = (board: Amazons, from: number, to: number): number[] => reach(board, to, from);

/// Can the amazon on a square move at all? Its arrow can always fall where it came from.
const canMove = (board: Amazons, cell: number): boolean => around(cell).some((next) => board.get(next) === 0);

/// The amazons of a colour that can move.
export const movable = (board: Amazons, color: number): number[] =>
  board.amazons(color).filter((cell) => canMove(board, cell));
