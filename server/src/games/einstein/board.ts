/// EinStein würfelt nicht!: a die says which piece moves; who first has one in the opposite corner, or has taken all of the
/// other's, has won.

import { Board, type Changes, type Game } from '../shared/game';

export const SIDE = 5;

export const RED = 1;
export const BLUE = 2;

/// A side's pieces are numbered from 1, like the faces of the die.
export const PIECES = 6;

/// What stands on a square: Red's pieces from 1, Blue's from 7.
export const pieceOf = (color: number, number: number): number => number + (color === BLUE ? PIECES : 0);
export const colorOf = (piece: number): number => (piece === 0 ? 0 : piece <= PIECES ? RED : BLUE);
export const numberOf = (piece: number): number => (piece > PIECES ? piece - PIECES : piece);

/// The corner that a side goes for: E1, A5.
const GOALS: Readonly<Record<number, number>> = { [RED]: SIDE * SIDE - 1, [BLUE]: 0 };

/// Where a side's pieces start, around the corner that the other goes for.
export const AREAS: Readonly<Record<number, readonly number[]>> = {
  [RED]: [0, 1, 2, 5, 6, 10],
  [BLUE]: [14, 18, 19, 22, 23, 24],
};

export interface EinsteinMove {
  readonly color: number;
  readonly number: number;
  readonly to: number;
}

export interface End {
  readonly winner: number;
  readonly why: 'corner' | 'no-pieces';
}

interface EinsteinPlay {
  readonly changes: Changes;
  /// Where the piece came from.
  readonly from: number;
  /// What stood on the square: a piece of either side, or 0.
  readonly taken: number;
  readonly ends: End | undefined;
}

/// The signs of a diagram: Red's numbers, and letters for Blue's.
export const SIGNS = '.123456abcdef';

const NOWHERE = -1;

export class Einstein extends Board implements Game<EinsteinMove, EinsteinPlay> {
  /// Where each piece stands.
  readonly #places = new Int8Array(2 * PIECES + 1).fill(NOWHERE);

  constructor() {
    super(SIDE, SIDE);
  }

  override set(cell: number, piece: number): void {
    if (!this.has(cell)) return;
    const before = this.get(cell);
    if (this.#places[before] === cell) this.#places[before] = NOWHERE;
    super.set(cell, piece);
    if (piece !== 0) this.#places[piece] = cell;
  }

  /// A move that can be put on the board, though it may not be one of the game: that is judged elsewhere. Who stands on the
  /// square is taken, friend or foe.
  play({ color, number, to }: EinsteinMove): EinsteinPlay | undefined {
    const from = this.place(color, number);
    if (from === undefined || !this.has(to)) return undefined;
    const piece = pieceOf(color, number);
    const taken = from === to ? 0 : this.get(to);
    const changes = from === to ? [] : [from, piece, 0, to, taken, piece];
    this.set(from, 0);
    this.set(to, piece);
    return { changes, from, taken, ends: this.#endBy(color) };
  }

  /// Where a piece stands, if it is still on the board.
  place(color: number, number: number): number | undefined {
    const isPiece = (color === RED || color === BLUE) && number >= 1 && number <= PIECES;
    const cell = isPiece ? this.#places[pieceOf(color, number)] : undefined;
    return cell === NOWHERE ? undefined : cell;
  }

  /// The numbers of a side's pieces that are on the board, the lowest first.
  numbers(color: number): number[] {
    const numbers: number[] = [];
    for (let number = 1; number <= PIECES; number++) if (this.place(color, number) !== undefined) numbers.push(number);
    return numbers;
  }

  /// Whether a side has won, once it has moved.
  #endBy(color: number): End | undefined {
    if (colorOf(this.get(GOALS[color] ?? NOWHERE)) === color) return { winner: color, why: 'corner' };
    return this.numbers(3 - color).length === 0 ? { winner: color, why: 'no-pieces' } : undefined;
  }
}
