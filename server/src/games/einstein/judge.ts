/// What is wrong with a move as a move of the game, and which moves a die allows.

import { type Einstein, type EinsteinMove, PIECES, RED, SIDE } from './board';

type Fault = 'piece-not-on-board' | 'die-piece' | 'move-direction';

export interface Flaw {
  readonly fault: Fault;
  /// What it is about: which piece moves, or where to.
  readonly about: 'piece' | 'square';
  /// The pieces that the die allows.
  readonly allowed?: readonly number[];
  /// The move cannot be put on the board.
  readonly stops?: true;
}

/// With a die that nobody has, the choice of the piece is not judged.
export function flawsOf(board: Einstein, { color, number, to }: EinsteinMove, die: number | undefined): Flaw[] {
  const from = board.place(color, number);
  if (from === undefined) return [{ fault: 'piece-not-on-board', about: 'piece', stops: true }];
  const allowed = allowedBy(board, color, die);
  const flaws: Flaw[] = [];
  if (!allowed.includes(number)) flaws.push({ fault: 'die-piece', about: 'piece', allowed });
  if (!ahead(from, color).includes(to)) flaws.push({ fault: 'move-direction', about: 'square' });
  return flaws;
}

/// The numbers of the pieces that may move: the one that the die shows; if it is gone, the next above and the next below. All
/// of them, where the die is not known.
export function allowedBy(board: Einstein, color: number, die: number | undefined): number[] {
  const numbers = board.numbers(color);
  if (die === undefined || !isDie(die)) return numbers;
  if (numbers.includes(die)) return [die];
  const below = numbers.filter((number) => number < die).slice(-1);
  const above = numbers.filter((number) => number > die).slice(0, 1);
  return [...below, ...above];
}

export const isDie = (die: number): boolean => Number.isInteger(die) && die >= 1 && die <= PIECES;

/// The squares next to one in the directions of a side: across, down and both for Red, as seen from the top; back for Blue.
function ahead(from: number, color: number): number[] {
  const step = color === RED ? 1 : -1;
  const [x, y] = [(from % SIDE) + step, Math.floor(from / SIDE) + step];
  const isIn = (line: number): boolean => line >= 0 && line < SIDE;
  return [
    ...(isIn(x) ? [from + step] : []),
    ...(isIn(y) ? [from + step * SIDE] : []),
    ...(isIn(x) && isIn(y) ? [from + step * (SIDE + 1)] : []),
  ];
}

/// Where a piece can go.
export function targets(board: Einstein, color: number, number: number): number[] {
  const from = board.place(color, number);
  return from === undefined ? [] : ahead(from, color);
}

/// All that a side can do with a die.
export const moves = (board: Einstein, color: number, die: number | undefined): EinsteinMove[] =>
  allowedBy(board, color, die).flatMap((number) => targets(board, color, number).map((to) => ({ color, number, to })));
