/// Army chess for two: pieces meet, and the lower rank falls; who loses the flag has lost.

import { Board, type Changes, type Game } from '../shared/game';
import { COUNTS, colorOf, contact, FLAG, pieceOf, type Result, rankOf, UNKNOWN } from './pieces';
import { COLUMNS, ROWS } from './places';

export interface ArmyMove {
  readonly from: number;
  readonly to: number;
  /// How it ended, as a record has it; believed where the ranks do not tell.
  readonly recorded?: Result | undefined;
}

export interface ArmyPlay {
  readonly changes: Changes;
  readonly piece: number;
  /// What stood there; 0 for nothing.
  readonly met: number;
  readonly result: Result;
  /// The pieces that fell: none, one or two.
  readonly fallen: readonly number[];
}

export class Army extends Board implements Game<ArmyMove, ArmyPlay> {
  constructor() {
    super(COLUMNS, ROWS);
  }

  /// A move that can be put on the board, though it may not be one of the game: that is judged elsewhere.
  play({ from, to, recorded }: ArmyMove): ArmyPlay | undefined {
    const [piece, met] = [this.get(from), this.get(to)];
    if (!this.has(from) || !this.has(to) || piece === 0 || colorOf(met) === colorOf(piece)) return undefined;
    const result = met === 0 ? 3 : (contact(rankOf(piece), rankOf(met)) ?? believed(recorded));
    if (result === undefined) return undefined;
    const left = result === 0 ? met : result === 2 ? 0 : piece;
    this.set(from, 0);
    this.set(to, left);
    const changes = [from, piece, 0, ...(left === met ? [] : [to, met, left])];
    const fallen = [...(result === 0 || result === 2 ? [piece] : []), ...(result === 1 || result === 2 ? [met] : [])];
    return { changes, piece, met, result, fallen };
  }

  /// Where the pieces of a side stand, from the top.
  pieces(color: number): number[] {
    const cells: number[] = [];
    for (let cell = 0; cell < COLUMNS * ROWS; cell++) if (colorOf(this.get(cell)) === color) cells.push(cell);
    return cells;
  }

  /// How many of each rank a side has lost.
  losses(color: number): Map<number, number> {
    const losses = new Map<number, number>();
    for (let rank = 1; rank <= FLAG; rank++) losses.set(rank, COUNTS[rank] as number);
    for (const cell of this.pieces(color)) {
      const rank = rankOf(this.get(cell));
      losses.set(rank, (losses.get(rank) ?? 0) - 1);
    }
    return new Map([...losses].filter(([, count]) => count > 0));
  }

  /// The cells as the other side sees them: the ranks of this one hidden.
  hiding(color: number): number[] {
    return Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
      const piece = this.get(cell);
      return colorOf(piece) === color ? pieceOf(color, UNKNOWN) : piece;
    });
  }
}

/// That nothing was met is not believed where something stands.
const believed = (recorded: Result | undefined): Result | undefined => (recorded === 3 ? undefined : recorded);
