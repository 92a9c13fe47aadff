/// Where dots, lines and boxes of Dots and Boxes lie: a board of cells in which they alternate, from the top.

/// So many dots each way.
export const DOTS = 6;
/// Dots and what is between them.
export const SIDE = 2 * DOTS - 1;

/// A line that goes across, or up.
export type Way = 'h' | 'v';

/// A line by the dot at its left or lower end; columns from the left and rows from the bottom, both from 0.
export interface Line {
  readonly column: number;
  readonly row: number;
  readonly way: Way;
}

const isDot = (line: number): boolean => Number.isInteger(line) && line >= 0 && line < DOTS;

/// The cell of a line; undefined if it leaves the board.
export function cellOf({ column, row, way }: Line): number | undefined {
  const [right, up] = way === 'h' ? [1, 0] : [0, 1];
  if (!isDot(column) || !isDot(row) || !isDot(column + right) || !isDot(row + up)) return undefined;
  return (SIDE - 1 - 2 * row - up) * SIDE + 2 * column + right;
}

/// The line on a cell; undefined if there is none.
export function lineAt(cell: number): Line | undefined {
  const [x, y] = [cell % SIDE, Math.floor(cell / SIDE)];
  if (!isLine(cell)) return undefined;
  const way = x % 2 === 1 ? 'h' : 'v';
  return { column: x >> 1, row: (SIDE - 1 - y) >> 1, way };
}

export const isLine = (cell: number): boolean => kindOf(cell) === 'line';
export const isBox = (cell: number): boolean => kindOf(cell) === 'box';

function kindOf(cell: number): 'dot' | 'line' | 'box' | undefined {
  if (!Number.isInteger(cell) || cell < 0 || cell >= SIDE * SIDE) return undefined;
  const odd = ((cell % SIDE) % 2) + (Math.floor(cell / SIDE) % 2);
  return odd === 0 ? 'dot' : odd === 1 ? 'line' : 'box';
}

const CELLS = Array.from({ length: SIDE * SIDE }, (_, cell) => cell);

export const LINES: readonly number[] = CELLS.filter(isLine);
export const BOXES: readonly number[] = CELLS.filter(isBox);

/// The four lines around a box.
export const linesAround = (box: number): number[] => [box - SIDE, box - 1, box + 1, box + SIDE];

/// The boxes on both sides of a line, or the one.
export function boxesBeside(line: number): number[] {
  const across = lineAt(line)?.way === 'h';
  return (across ? [line - SIDE, line + SIDE] : [line - 1, line + 1]).filter(
    (box) => isBox(box) && linesAround(box).includes(line),
  );
}
