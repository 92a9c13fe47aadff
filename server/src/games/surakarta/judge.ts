/// What is wrong with a move as a move of the game, and which moves there are.

import { SIDE, type Surakarta, type SurakartaMove } from './board';
import { captures, captureWay } from './loops';

type Fault =
  | 'no-piece-on-start'
  | 'colour-of-piece'
  | 'own-piece-on-target'
  | 'capture-written-as-step'
  | 'capture-of-nothing'
  | 'step-not-adjacent'
  | 'capture-without-arc';

export interface Flaw {
  readonly fault: Fault;
  /// The point that it is about; without one it is about the move.
  readonly cell?: number;
  /// The move cannot be put on the board.
  readonly stops?: true;
}

/// One at most. `takes`: it is written as a move that takes.
export function flawsOf(board: Surakarta, { from, to }: SurakartaMove, color: number, takes: boolean): Flaw[] {
  const piece = board.get(from);
  if (piece === 0) return [{ fault: 'no-piece-on-start', cell: from, stops: true }];
  if (piece !== color) return [{ fault: 'colour-of-piece', cell: from, stops: true }];
  const met = board.get(to);
  if (met === color) return [{ fault: 'own-piece-on-target', cell: to, stops: true }];
  if (met !== 0 && !takes) return [{ fault: 'capture-written-as-step', cell: to }];
  if (met === 0 && takes) return [{ fault: 'capture-of-nothing', cell: to }];
  if (met === 0) return isBeside(from, to) ? [] : [{ fault: 'step-not-adjacent' }];
  return captureWay(board, from, to) ? [] : [{ fault: 'capture-without-arc' }];
}

/// Is a point one of the eight around another?
function isBeside(from: number, to: number): boolean {
  const across = Math.abs((from % SIDE) - (to % SIDE));
  const down = Math.abs(Math.floor(from / SIDE) - Math.floor(to / SIDE));
  return Math.max(across, down) === 1;
}

/// The empty points around one, from the top.
export const steps = (board: Surakarta, from: number): number[] => {
  const cells: number[] = [];
  for (let to = 0; to < SIDE * SIDE; to++) if (board.get(to) === 0 && isBeside(from, to)) cells.push(to);
  return cells;
};

/// Where the piece on a point can go, steps first.
export const targets = (board: Surakarta, from: number): number[] =>
  board.get(from) === 0 ? [] : [...steps(board, from), ...captures(board, from).keys()];

/// The pieces of a colour that can move.
export const movable = (board: Surakarta, color: number): number[] =>
  board.pieces(color).filter((from) => targets(board, from).length > 0);
