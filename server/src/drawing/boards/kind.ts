/// What a kind of board is: where its cells lie, what is drawn under them, what stands on them, and how it is called.

import type { Language, Words } from '../../spec/rule';
import type { Piece } from '../pieces/piece';
import type { Cell, Position } from '../position';
import type { Point, Shape } from '../shape';
import type { Sheet } from '../sheet';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/// The name of a column or a row, and where it is written.
export interface LineName extends Point {
  readonly text: string;
}

/// A board in letters, for terminals and for pasting.
interface Lettering {
  /// Of an empty cell or a piece. Chinese letters are as wide as two others.
  readonly sign?: (sign: string, cell: Cell, sheet: Sheet, language: Language) => string;
  /// How many letters a cell takes beside the room before it, if names of columns are not longer.
  readonly wide?: (language: Language) => number;
  /// How much further to the right each row begins.
  readonly indent?: number;
  /// Rows and columns stand between those that have names, without room between them.
  readonly isDense?: boolean;
}

export interface Kind {
  /// By their colours, from 1.
  readonly sides: readonly string[];
  readonly size: (sheet: Sheet) => Size;
  /// The middle of a cell on the drawing.
  readonly place: (sheet: Sheet, cell: Cell) => Point;
  /// The cell that a point of the drawing belongs to.
  readonly cellAt: (sheet: Sheet, point: Point) => Cell | undefined;
  /// What never changes while the same board is shown.
  readonly ground: (sheet: Sheet) => readonly Shape[];
  readonly lineNames: (sheet: Sheet) => Iterable<LineName>;
  /// Nothing for an empty cell. The owner is the colour of the side that a thing belongs to, where its sign does not say.
  readonly piece: (sign: string, cell: Cell, owner: number | undefined) => Piece | undefined;
  /// What an empty cell is called, if there are several sorts.
  readonly empty?: (cell: Cell) => Words;
  /// What is pressed to choose a cell, around its place.
  readonly field: (cell: Cell) => Shape;
  /// What shows a whole cell, around its place: that it was played to, is chosen, has won.
  readonly halo: (cell: Cell) => Shape;
  /// Around a stone that has won, if that is not the halo.
  readonly ring?: Shape;
  /// What shows where the last move went: a ring on the piece, or the halo.
  readonly last: 'ring' | 'halo';
  /// A piece that can be put on an empty cell with one click.
  readonly put?: (cell: Cell) => Shape | undefined;
  /// Whether two stones of a winning line are joined.
  readonly areJoined?: (a: Cell, b: Cell) => boolean;
  /// The way from one cell of a move to the next, as the data of a path.
  readonly step?: (sheet: Sheet, from: Cell, to: Cell) => string;
  /// What can be chosen next, after so many cells.
  readonly target?: (chosen: number) => readonly Shape[];
  /// What stands beside the board and changes with the position.
  readonly beside?: (position: Position, sheet: Sheet) => readonly Shape[];
  /// Where the sign of a fault stands, from the middle.
  readonly badge?: Point;
  /// How the board is written in letters, where that is not one sign a cell.
  readonly lettering?: Lettering;
}
