/// Locations as Ishi writes them (5.3): a letter for the column from the left, without I, and the row from the bottom.

const LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

/// Rows count from 1 at the bottom, columns from 0. It may be on no board.
export interface Point {
  readonly x: number;
  readonly row: number;
}

/// Points have the same key on all boards.
export const keyOf = ({ x, row }: Point): number => row * 32 + x;

export const isOn = ({ x, row }: Point, size: number): boolean => x < size && row >= 1 && row <= size;

export const columnName = (x: number): string => LETTERS.charAt(x);

export const nameOf = ({ x, row }: Point): string => `${columnName(x)}${row}`;

export const looksLikePoint = (text: string): boolean => /^[a-z]\d+$/i.test(text);

/// Undefined for column I, and for what does not look like a point.
export function pointOf(text: string): Point | undefined {
  const x = LETTERS.indexOf(text.charAt(0).toUpperCase());
  if (x < 0 || text.length < 2) return undefined;
  let row = 0;
  for (let i = 1; i < text.length; i++) {
    const digit = text.charCodeAt(i) - 0x30;
    if (digit < 0 || digit > 9) return undefined;
    row = 10 * row + digit;
  }
  return pointOn(x, row);
}

const ROWS = 26;
const POINTS: (Point | undefined)[] = new Array(ROWS * LETTERS.length);

/// Lines that say the same point keep one.
function pointOn(x: number, row: number): Point {
  if (row >= ROWS) return { x, row };
  const index = x * ROWS + row;
  return (POINTS[index] ??= { x, row });
}

/// The point of a cell, which counts from the upper left.
export const pointAt = (cell: number, size: number): Point => ({
  x: cell % size,
  row: size - Math.floor(cell / size),
});
