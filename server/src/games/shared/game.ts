/// What a game is to whoever replays its records: a board of cells that hold numbers, and moves that say which cells they
/// change. What a number means (a stone, an amazon, an arrow, a line, whose box) is the game's own; 0 is an empty cell.

import type { Cells } from '../../record/working-board';

/// Cell, before, after, and so on.
export type Changes = readonly number[];

/// `Move` is what the game has to know of one: a stone and its cell; from, to and arrow; a piece and where it goes.
export interface Game<Move, Play extends { readonly changes: Changes } = { readonly changes: Changes }> extends Cells {
  readonly columns: number;
  readonly rows: number;
  /// Makes a move on the board. Where the position does not let it, nothing happens and there is no play.
  play(move: Move): Play | undefined;
}

/// A stone that is put.
export interface Stone {
  readonly color: number;
  readonly cell: number;
}

/// A board as far as it can be looked at.
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  get(cell: number): number;
}

/// One character a cell, from the top; `signs` has them by what stands there.
export const diagramOf = (grid: Grid, signs: string): string[] =>
  Array.from({ length: grid.rows }, (_, y) =>
    Array.from({ length: grid.columns }, (_, x) => signs.charAt(grid.get(y * grid.columns + x)) || '?').join(''),
  );

/// The cells of a board that is not large. What is off it is empty and stays so.
export class Board implements Cells {
  readonly #cells: Uint8Array;

  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {
    this.#cells = new Uint8Array(columns * rows);
  }

  has(cell: number): boolean {
    return Number.isInteger(cell) && cell >= 0 && cell < this.#cells.length;
  }

  get(cell: number): number {
    return this.#cells[cell] ?? 0;
  }

  set(cell: number, value: number): void {
    this.#cells[cell] = value;
  }

  diagram(signs: string): string[] {
    return diagramOf(this, signs);
  }
}
