/// The board of Army chess: its camps and headquarters, and what roads and railways join.

export const COLUMNS = 5;
export const ROWS = 12;

const at = (name: string): number => (name.charCodeAt(0) - 65) * COLUMNS + Number(name.charAt(1));
const all = (names: string): ReadonlySet<number> => new Set(names.split(' ').map(at));

/// Rows are named A to L from the top, columns 0 to 4.
const CAMPS = all('C1 C3 D2 E1 E3 H1 H3 I2 J1 J3');
const HEADQUARTERS = all('A1 A3 L1 L3');

/// Here the middle of the board cannot be crossed.
const MOUNTAINS = all('F1 F3 G1 G3');

/// Who stands in a camp is safe.
export const isCamp = (cell: number): boolean => CAMPS.has(cell);
/// Who stands in a headquarters does not leave it.
export const isHeadquarters = (cell: number): boolean => HEADQUARTERS.has(cell);

export const rowOf = (cell: number): number => Math.floor(cell / COLUMNS);
export const columnOf = (cell: number): number => cell % COLUMNS;

const CELLS = Array.from({ length: COLUMNS * ROWS }, (_, cell) => cell);

/// The camps, from the top.
export const CAMP_CELLS: readonly number[] = CELLS.filter(isCamp);
export const HEADQUARTERS_CELLS: readonly number[] = CELLS.filter(isHeadquarters);

function isRoad(from: number, to: number): boolean {
  const across = Math.abs(columnOf(from) - columnOf(to));
  const down = Math.abs(rowOf(from) - rowOf(to));
  if (across + down === 1) return !(MOUNTAINS.has(from) && MOUNTAINS.has(to) && down === 1);
  return across === 1 && down === 1 && (isCamp(from) || isCamp(to));
}

const BESIDE: readonly (readonly number[])[] = CELLS.map((from) => CELLS.filter((to) => isRoad(from, to)));

/// The places one step from one, along roads or railways.
export const beside = (cell: number): readonly number[] => BESIDE[cell] ?? [];

const across = (row: string): readonly number[] => [0, 1, 2, 3, 4].map((column) => at(row + column));
const down = (column: number): readonly number[] => [...'BCDEFGHIJK'].map((row) => at(row + column));

/// The railways, each a straight line, from its left or upper end.
export const RAILWAYS: readonly (readonly number[])[] = [
  ...[...'BFGK'].map(across),
  down(0),
  down(4),
  [at('F2'), at('G2')],
];
