/// The cells of a Hex board, and which of them touch: each row is half a cell further left than the one below.

export const SIDE = 11;

/// In columns and rows, rows from the top.
const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const;

export const columnOf = (cell: number): number => cell % SIDE;
export const rowOf = (cell: number): number => Math.floor(cell / SIDE);

const isLine = (line: number): boolean => line >= 0 && line < SIDE;

const TOUCHING: readonly (readonly number[])[] = Array.from({ length: SIDE * SIDE }, (_, cell) =>
  STEPS.map(([dx, dy]) => ({ x: columnOf(cell) + dx, y: rowOf(cell) + dy }))
    .filter(({ x, y }) => isLine(x) && isLine(y))
    .map(({ x, y }) => y * SIDE + x),
);

/// The cells that touch one: two to six.
export const touching = (cell: number): readonly number[] => TOUCHING[cell] ?? [];
