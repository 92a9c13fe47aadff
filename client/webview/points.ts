/// What the lines and points of a board are called, and where they lie on the drawing.

import { pointName } from '../../server/src/games/go/points';
import type { Board, Coordinates } from '../src/board/messages';

/// From one line to the next.
export const UNIT = 20;

/// What of a board is drawn: where its lines start, and how many there are.
export type Sheet = Pick<Board, 'columns' | 'height' | 'left' | 'top'> & {
  readonly across: number;
  readonly down: number;
  readonly coordinates: Coordinates;
};

export const sheetOf = ({ columns, height, left, top, rows }: Board, coordinates: Coordinates): Sheet => ({
  columns,
  height,
  left,
  top,
  across: rows[0]?.length ?? 0,
  down: rows.length,
  coordinates,
});

export const sameSheet = (a: Sheet, b: Sheet): boolean =>
  a.columns === b.columns &&
  a.height === b.height &&
  a.left === b.left &&
  a.top === b.top &&
  a.across === b.across &&
  a.down === b.down &&
  a.coordinates === b.coordinates;

/// Of many lines only every fifth is named, in larger letters.
export const stepOf = ({ across, down }: Sheet): number => (Math.max(across, down) > 25 ? 5 : 1);

/// How far from the lines their names stand.
export const outOf = (sheet: Sheet): number => (stepOf(sheet) > 1 ? 1.05 : 0.83) * UNIT;

/// Room around the outermost lines.
export const marginOf = (sheet: Sheet): number =>
  sheet.coordinates === 'off' ? 0.7 * UNIT : outOf(sheet) + (stepOf(sheet) > 1 ? 0.6 : 0.37) * UNIT;

export const at = (sheet: Sheet, line: number): number => marginOf(sheet) + line * UNIT;

export function nameOf(sheet: Sheet, x: number, y: number): string {
  return sheet.coordinates === 'numbers' ? `${x}, ${y}` : pointName(x, y, sheet.columns, sheet.height);
}

export const columnName = (sheet: Sheet, x: number): string =>
  sheet.coordinates === 'numbers' ? String(x) : pointName(x, 0, sheet.columns, sheet.height).replace(/\d+$/, '');

export const rowName = (sheet: Sheet, y: number): string =>
  sheet.coordinates === 'numbers' ? String(y) : String(sheet.height - y);
