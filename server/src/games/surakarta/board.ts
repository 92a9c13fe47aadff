/// Surakarta: pieces go one step, and take along the loops that lead around the corners of the board. Who has no piece left
/// has lost.

import { Board, type Changes, type Game } from '../shared/game';

export const SIDE = 6;

export const BLACK = 1;
export const RED = 2;

/// How many pieces a side has.
export const PIECES = 12;

export interface SurakartaMove {
  readonly from: number;
  readonly to: number;
}

interface SurakartaPlay {
  readonly changes: Changes;
  /// The colour of the piece that was taken; 0 without one.
  readonly taken: number;
  /// It was the last one of its side.
  readonly wins: boolean;
}

/// Black has the two rows at the top, Red those at the bottom.
export const OPENING: readonly number[] = Array.from({ length: SIDE * SIDE }, (_, cell) =>
  cell < PIECES ? BLACK : cell >= SIDE * SIDE - PIECES ? RED : 0,
);

export class Surakarta extends Board implements Game<SurakartaMove, SurakartaPlay> {
  constructor(opening: readonly number[] = OPENING) {
    super(SIDE, SIDE);
    for (const [cell, color] of opening.entries()) this.set(cell, color);
  }

  /// A move that can be put on the board, though it may not be one of the game: that is judged elsewhere.
  play({ from, to }: SurakartaMove): SurakartaPlay | undefined {
    const color = this.get(from);
    const taken = this.get(to);
    if (!this.has(from) || !this.has(to) || color === 0 || taken === color) return undefined;
    this.set(from, 0);
    this.set(to, color);
    const wins = taken !== 0 && this.pieces(taken).length === 0;
    return { changes: [from, color, 0, to, taken, color], taken, wins };
  }

  /// Where the pieces of a colour stand, from the top.
  pieces(color: number): number[] {
    const cells: number[] = [];
    for (let cell = 0; cell < SIDE * SIDE; cell++) if (this.get(cell) === color) cells.push(cell);
    return cells;
  }
}
