/// What of a position is drawn, whoever asks: the answer to `qipu/board`, with what a panel adds to it.

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export interface Mark extends Cell {
  readonly label?: string | undefined;
  readonly form?: string | undefined;
  /// Whose it is, of territory.
  readonly color?: number | undefined;
}

interface DrawnLine {
  readonly from: Cell;
  readonly to: Cell;
  readonly arrow: boolean;
}

interface LastMove {
  readonly color: number;
  readonly cell?: Cell | null | undefined;
  /// Where a piece came from, and where it shot.
  readonly from?: Cell | undefined;
  readonly arrow?: Cell | undefined;
  /// The cells that it went over, from the first to the last, where that is not a straight way.
  readonly path?: readonly Cell[] | undefined;
  /// Where it took pieces.
  readonly taken?: readonly Cell[] | undefined;
}

interface Fault {
  readonly message: string;
  readonly cell?: Cell | undefined;
  /// Of the move that is shown, not of one before.
  readonly here: boolean;
}

/// Where a move that is being written may be meant to go.
export interface Ghost {
  readonly column?: number | undefined;
  readonly row?: number | undefined;
  readonly cells?: readonly Cell[] | undefined;
}

export interface Position {
  /// Without a game it is go.
  readonly game?: string | undefined;
  /// How boards of a game that nobody knows are drawn.
  readonly geometry?: 'points' | 'squares' | undefined;
  /// Of the whole board.
  readonly columns: number;
  readonly height: number;
  /// From the top, one character a cell: of the board, or of a window on it that begins at `left` and `top`.
  readonly rows: readonly string[];
  readonly left: number;
  readonly top: number;
  readonly lastMove?: LastMove | undefined;
  readonly marks: readonly Mark[];
  readonly lines?: readonly DrawnLine[] | undefined;
  readonly toMove?: string | undefined;
  /// The stones that have won.
  readonly winning?: readonly Cell[] | undefined;
  /// x, y, number of the move.
  readonly numbers?: readonly (readonly [x: number, y: number, number: number])[] | undefined;
  readonly faults?: readonly Fault[] | undefined;
  readonly ghost?: Ghost | undefined;
  /// Where the record goes on, if there is a choice.
  readonly next?: readonly { readonly cell?: Cell | null | undefined }[] | undefined;
  /// Of a move that is being made: the cells that are chosen, and those that can be next.
  readonly chosen?: readonly Cell[] | undefined;
  readonly targets?: readonly Cell[] | undefined;
  /// And how its piece goes.
  readonly way?: Pick<LastMove, 'from' | 'cell' | 'arrow' | 'path'> | undefined;
  /// What the die of the move showed.
  readonly die?: number | undefined;
  /// Whose a thing is, where its sign does not say: x, y, colour.
  readonly owners?: readonly (readonly [x: number, y: number, color: number])[] | undefined;
}
