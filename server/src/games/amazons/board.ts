/// Amazons: queens that move and then shoot an arrow, which stays where it falls. Who cannot move has lost.

import { Board, type Changes, type Game } from '../shared/game';

export const SIDE = 10;

export const BLACK = 1;
export const WHITE = 2;
export const ARROW = 3;

/// From the top: Black's amazons on a7, d10, g10 and j7, White's on a4, d1, g1 and j4.
const START: Readonly<Record<number, readonly number[]>> = {
  [BLACK]: [3, 6, 30, 39],
  [WHITE]: [60, 69, 93, 96],
};

export interface AmazonMove {
  readonly from: number;
  readonly to: number;
  readonly arrow: number;
}

/// The squares of a move, in its order.
export type Square = keyof AmazonMove;

export const isAmazon = (value: number): boolean => value === BLACK || value === WHITE;

export class Amazons extends Board implements Game<AmazonMove> {
  constructor() {
    super(SIDE, SIDE);
    for (const color of [BLACK, WHITE]) for (const cell of START[color] ?? []) this.set(cell, color);
  }

  /// A move that can be put on the board, though it may not be one of the game: that is judged elsewhere.
  play({ from, to, arrow }: AmazonMove): { readonly changes: Changes } | undefined {
    const color = this.get(from);
    if (!this.has(from) || !isAmazon(color) || !this.has(to) || !this.has(arrow)) return undefined;
    if (to !== from && this.get(to) !== 0) return undefined;
    if (arrow === to || (arrow !== from && this.get(arrow) !== 0)) return undefined;
    this.set(from, 0);
    this.set(to, color);
    this.set(arrow, ARROW);
    return { changes: [from, color, 0, to, 0, color, arrow, 0, ARROW] };
  }

  /// Where the amazons of a colour stand, from the top.
  amazons(color: number): number[] {
    const cells: number[] = [];
    for (let cell = 0; cell < SIDE * SIDE; cell++) if (this.get(cell) === color) cells.push(cell);
    return cells;
  }
}
