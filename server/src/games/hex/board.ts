/// Hex: Red joins the bottom and the top of the board, Blue its left and its right.

import { Board, type Changes, type Game, type Stone } from '../shared/game';
import { SIDE } from './cells';
import { type Chain, chainFrom } from './chain';

export interface HexPlay {
  readonly changes: Changes;
  readonly wins: boolean;
}

export class Hex extends Board implements Game<Stone, HexPlay> {
  constructor() {
    super(SIDE, SIDE);
  }

  play({ color, cell }: Stone): HexPlay | undefined {
    if (color === 0 || !this.has(cell) || this.get(cell) !== 0) return undefined;
    this.set(cell, color);
    return { changes: [cell, 0, color], wins: this.chain(cell).joins };
  }

  /// The stones that hang together with the one on a cell.
  chain(cell: number): Chain {
    return chainFrom(this, cell);
  }

  /// The cells of the chain that wins, if the stone on a cell belongs to one.
  winning(cell: number): readonly number[] {
    const { cells, joins } = this.chain(cell);
    return joins ? cells : [];
  }
}
