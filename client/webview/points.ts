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

/// Room around the outermost lines.
export const marginOf = ({ coordinates }: Sheet): number => (coordinates === 'off' ? 0.7 * UNIT : 1.2 * UNIT);

export const at = (sheet: Sheet, line: number): number => marginOf(sheet) + line * UNIT;

export function nameOf(sheet: Sheet, x: number, y: number): string {
  return sheet.coordinates === 'numbers' ? `${x}, ${y}` : pointName(x, y, sheet.columns, sheet.height);
}

export const columnName = (sheet: Sheet, x: number): string =>
  sheet.coordinates === 'numbers' ? String(x) : pointName(x, 0, sheet.columns, sheet.height).replace(/\d+$/, '');

export const rowName = (sheet: Sheet, y: number): string =>
  sheet.coordinates === 'numbers' ? String(y) : String(sheet.height - y);
