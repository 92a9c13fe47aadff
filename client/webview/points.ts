/// What the lines and points of a board are called, and where they lie on the drawing.

import { columnName as nameIn } from '../../server/src/games/place-names';
import type { Board, Coordinates } from '../src/board/messages';

/// From one line to the next.
export const UNIT = 20;

/// What of a board is drawn: where its lines start, and how many there are.
export type Sheet = Pick<Board, 'columns' | 'height' | 'left' | 'top' | 'game' | 'geometry'> & {
  readonly across: number;
  readonly down: number;
  readonly coordinates: Coordinates;
};

export const sheetOf = (board: Board, coordinates: Coordinates): Sheet => {
  const { columns, height, left, top, game, geometry, rows } = board;
  const size = { across: rows[0]?.length ?? 0, down: rows.length };
  return { columns, height, left, top, game, geometry, ...size, coordinates };
};

export const sameSheet = (a: Sheet, b: Sheet): boolean =>
  (Object.keys(a) as (keyof Sheet)[]).every((key) => a[key] === b[key]);

/// Of many lines only every fifth is named, in larger letters.
export const stepOf = ({ across, down }: Sheet): number => (Math.max(across, down) > 25 ? 5 : 1);

/// How far the board goes on beyond its outermost points.
export const beyondOf = ({ geometry }: Sheet): number => (geometry === 'squares' ? UNIT / 2 : 0);

/// How far from the outermost points the names of the lines stand.
export const outOf = (sheet: Sheet): number => {
  if (sheet.geometry === 'squares') return 0.88 * UNIT;
  return (stepOf(sheet) > 1 ? 1.05 : 0.83) * UNIT;
};

/// Room around the outermost points.
export const marginOf = (sheet: Sheet): number => {
  if (sheet.coordinates === 'off') return 0.7 * UNIT;
  return outOf(sheet) + (stepOf(sheet) > 1 ? 0.6 : 0.37) * UNIT;
};

export const at = (sheet: Sheet, line: number): number => marginOf(sheet) + line * UNIT;

export function columnName({ coordinates, game, columns, height }: Sheet, x: number): string {
  return coordinates === 'numbers' ? String(x) : nameIn(game, x, columns, height);
}

export const rowName = (sheet: Sheet, y: number): string =>
  String(sheet.coordinates === 'numbers' ? y : sheet.height - y);

export const nameOf = (sheet: Sheet, x: number, y: number): string => {
  const join = sheet.coordinates === 'numbers' ? ', ' : '';
  return columnName(sheet, x) + join + rowName(sheet, y);
};
