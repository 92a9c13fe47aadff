/// What the cells of boards are called, as each game counts them.

import { pointName } from '../games/go/points';
import type { Cell } from './position';
import type { Sheet } from './sheet';

type Named = Pick<Sheet, 'game' | 'columns' | 'height'>;

interface Naming {
  readonly column: (x: number, board: Named) => string;
  readonly row: (y: number, board: Named) => string;
  readonly cell?: (column: string, row: string) => string;
}

const LETTERS = 26;
const capital = (x: number): string => (x < LETTERS ? String.fromCharCode(65 + x) : `${x + 1}`);
const small = (x: number): string => capital(x).toLowerCase();
const fromTop = (y: number): string => String(y + 1);
const fromBottom = (y: number, { height }: Named): string => String(height - y);

/// Go players leave out the I, which would be read as a J. Far to the right columns have more letters than one.
const goColumn = (x: number, { columns, height }: Named): string =>
  pointName(x, 0, columns, height).replace(/\d+$/, '');

const GO: Naming = { column: goColumn, row: fromBottom };

/// Letters without a gap.
const LETTERED: Naming = { column: (x, board) => (x < LETTERS ? capital(x) : goColumn(x, board)), row: fromBottom };

const NAMINGS: Readonly<Record<string, Naming>> = {
  go: GO,
  '': GO,
  amazons: { column: (x, board) => LETTERED.column(x, board).toLowerCase(), row: fromBottom },
  surakarta: { column: capital, row: fromTop, cell: (column, row) => row + column },
  army: { column: String, row: capital, cell: (column, row) => row + column },
};

const namingOf = ({ game }: Named): Naming => (Object.hasOwn(NAMINGS, game) ? (NAMINGS[game] as Naming) : LETTERED);

export const columnName = (board: Named, x: number): string => namingOf(board).column(x, board);
export const rowName = (board: Named, y: number): string => namingOf(board).row(y, board);

/// "D4", or "3, 15" for who counts as most records do, from 0 in the upper left corner.
export function cellName(board: Named & { readonly coordinates?: Sheet['coordinates'] }, { x, y }: Cell): string {
  if (board.game === 'dots') return dotsName({ x, y }, board.height);
  if (board.coordinates === 'numbers' && !hasOwnNames(board)) return `${x}, ${y}`;
  const { column, row, cell } = namingOf(board);
  const [across, down] = [column(x, board), row(y, board)];
  return cell ? cell(across, down) : across + down;
}

/// Games whose chapter says how their cells are counted are not counted in another way.
export const hasOwnNames = ({ game }: Pick<Named, 'game'>): boolean => OWN_NAMES.has(game);

const OWN_NAMES: ReadonlySet<string> = new Set(['hex', 'surakarta', 'einstein', 'army', 'dots']);

/// A line is named by its left or lower end and its direction, a box by its lower left corner.
function dotsName({ x, y }: Cell, height: number): string {
  const dot = small(x >> 1) + ((height - y + (y % 2 === 0 ? 1 : 0)) >> 1);
  if (x % 2 === y % 2) return dot;
  return `(${dot},${x % 2 === 1 ? 'h' : 'v'})`;
}
