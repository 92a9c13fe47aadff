/// How a chapter writes a move: `B(J,10)` or `B[D5]`. Between its signs white space is reported and control characters are not:
/// those are reported wherever they stand.

/// The parts of a move: what each says, and what stands before it.
export interface Written {
  readonly colour: string;
  readonly column: string;
  readonly row: string;
  /// Where they start.
  readonly from: number;
  readonly columnAt: number;
  readonly rowAt: number;
  /// Where the move ends, past its bracket.
  readonly to: number;
}

export interface Notation {
  /// The move at the start of a text with half-width signs.
  read(text: string): Written | undefined;
  /// What it should look like.
  write(colour: string, column: string, row: number): string;
}

export const GAP = '[\\0-\\x20\\x7f]*';

/// A word may stand for the colour: some programs write the team's name there.
const WORD = '[^\\0-\\x20\\x7f()[\\];{}][^()[\\];{}]{0,63}?';

const ROUND = new RegExp(`^(${GAP})(${WORD})(${GAP}\\(${GAP})([A-Za-z])(${GAP},${GAP})(\\d+)${GAP}\\)`);
const SQUARE = new RegExp(`^(${GAP})(${WORD})(${GAP}\\[${GAP})([A-Za-z])(${GAP})(\\d+)${GAP}\\]`);

function reading(pattern: RegExp): Notation['read'] {
  return (text) => {
    const match = pattern.exec(text);
    if (!match) return undefined;
    const [whole, gap = '', colour = '', before = '', column = '', between = '', row = ''] = match;
    const from = gap.length;
    const columnAt = from + colour.length + before.length;
    return { colour, column, row, from, columnAt, rowAt: columnAt + 1 + between.length, to: whole.length };
  };
}

export const round: Notation = {
  read: reading(ROUND),
  write: (colour, column, row) => `${colour}(${column},${row})`,
};

export const square: Notation = {
  read: reading(SQUARE),
  write: (colour, column, row) => `${colour}[${column}${row}]`,
};

/// A point as people say it: the column, a letter without a gap, and the row, counted from the bottom.
export const pointOf = (x: number, y: number, rows: number): string => `${String.fromCharCode(65 + x)}${rows - y}`;
