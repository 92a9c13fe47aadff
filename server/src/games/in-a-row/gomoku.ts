/// Gomoku: five stones in a row win, and so do more of White's. More than five of Black's win or lose by the rules that were
/// agreed on, which a record does not name.

import { Board, type Changes, type Game, type Stone } from '../shared/game';
import { linesThrough } from './lines';

export const SIDE = 15;
const FIVE = 5;
const BLACK = 1;

export interface GomokuPlay {
  readonly changes: Changes;
  readonly wins: boolean;
  /// Black has more than five in a row and no five: it depends on the rules who has won, if anybody has.
  readonly disputed: boolean;
}

export class Gomoku extends Board implements Game<Stone, GomokuPlay> {
  constructor() {
    super(SIDE, SIDE);
  }

  play({ color, cell }: Stone): GomokuPlay | undefined {
    if (color === 0 || !this.has(cell) || this.get(cell) !== 0) return undefined;
    this.set(cell, color);
    const lines = linesThrough(this, cell, FIVE);
    const wins = lines.some(({ length }) => length === FIVE || color !== BLACK);
    return { changes: [cell, 0, color], wins, disputed: lines.length > 0 && !wins };
  }

  /// The cells of the lines that win, through the stone on a cell; each once.
  winning(cell: number): number[] {
    const isBlack = this.get(cell) === BLACK;
    const lines = linesThrough(this, cell, FIVE).filter(({ length }) => length === FIVE || !isBlack);
    return [...new Set(lines.flat())];
  }
}
