/// Connect6: six or more stones in a row win.

import { Board, type Changes, type Game, type Stone } from '../shared/game';
import { linesThrough, longestThrough } from './lines';

export const SIDE = 19;
const SIX = 6;

export interface Connect6Play {
  readonly changes: Changes;
  readonly wins: boolean;
}

export class Connect6 extends Board implements Game<Stone, Connect6Play> {
  constructor() {
    super(SIDE, SIDE);
  }

  play({ color, cell }: Stone): Connect6Play | undefined {
    if (color === 0 || !this.has(cell) || this.get(cell) !== 0) return undefined;
    this.set(cell, color);
    return { changes: [cell, 0, color], wins: longestThrough(this, cell) >= SIX };
  }

  /// The cells of the lines that win, through the stone on a cell.
  winning(cell: number): number[] {
    return [...new Set(linesThrough(this, cell, SIX).flat())];
  }
}
