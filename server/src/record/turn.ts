/// The symmetries of a board: columns and rows change places first, or do not; then columns, rows or both are counted from the other side.

export interface Turn {
  readonly swaps: boolean;
  readonly across: boolean;
  readonly down: boolean;
}

/// By what is done to the board; the eighth leaves it as it is.
export const TURNS = {
  'left-right': { swaps: false, across: true, down: false },
  'top-bottom': { swaps: false, across: false, down: true },
  half: { swaps: false, across: true, down: true },
  right: { swaps: true, across: true, down: false },
  left: { swaps: true, across: false, down: true },
  diagonal: { swaps: true, across: false, down: false },
  antidiagonal: { swaps: true, across: true, down: true },
} as const satisfies Readonly<Record<string, Turn>>;

export type TurnName = keyof typeof TURNS;

export const TURN_NAMES = Object.keys(TURNS) as readonly TurnName[];

/// What takes it back.
export const inverseOf = (name: TurnName): TurnName => (name === 'right' ? 'left' : name === 'left' ? 'right' : name);

export interface Area {
  readonly columns: number;
  readonly rows: number;
}

/// Where a cell goes, counted from the upper left; a board that is no square has to keep its shape.
export function turned({ swaps, across, down }: Turn, x: number, y: number, { columns, rows }: Area) {
  const [column, row] = swaps ? [y, x] : [x, y];
  return { x: across ? columns - 1 - column : column, y: down ? rows - 1 - row : row };
}
