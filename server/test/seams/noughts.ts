/// A game for the recipes in CONTRIBUTING: noughts and crosses on three by three squares.

import { Board, type Changes, type Game, type Stone } from '../../src/games/shared/game';

export const SIDE = 3;

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

export class Noughts extends Board implements Game<Stone> {
  constructor() {
    super(SIDE, SIDE);
  }

  play({ color, cell }: Stone): { readonly changes: Changes } | undefined {
    if (!this.has(cell) || this.get(cell) !== 0) return undefined;
    this.set(cell, color);
    return { changes: [cell, 0, color] };
  }

  /// The squares of a line of three that one side has.
  winning(): readonly number[] {
    return (
      LINES.find(([a, b, c]) => this.get(a!) > 0 && this.get(a!) === this.get(b!) && this.get(a!) === this.get(c!)) ??
      []
    );
  }

  empty(): number[] {
    return [...Array(SIDE * SIDE).keys()].filter((cell) => this.get(cell) === 0);
  }
}
