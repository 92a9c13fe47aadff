/// The board of a picture without anything on it: lines, star points, coordinates.

import { columnName } from '../../games/place-names';
import { isStarPoint } from './star-points';
import { element, UNIT } from './svg-parts';
import { isDark, squaresSvg } from './svg-pieces';

/// The points that are shown: all of the board, or those of a window on it.
export interface Sheet {
  /// Of the board.
  readonly columns: number;
  readonly boardRows: number;
  readonly left: number;
  readonly top: number;
  /// Of what is shown.
  readonly across: number;
  readonly down: number;
  /// D4, or as most records count: from 0 in the upper left corner.
  readonly coordinates: 'letters' | 'numbers' | 'off';
  readonly game: string | undefined;
  readonly geometry: 'points' | 'squares';
}

interface Shown {
  readonly columns: number;
  readonly boardRows: number;
  readonly rows: readonly string[];
  readonly window?: { readonly left: number; readonly top: number } | undefined;
  readonly game?: string | undefined;
  readonly geometry?: Sheet['geometry'] | undefined;
}

export const sheetOf = (
  { columns, boardRows, rows, window, game, geometry = 'points' }: Shown,
  coordinates: Sheet['coordinates'] = 'letters',
): Sheet => ({
  columns,
  boardRows,
  left: window?.left ?? 0,
  top: window?.top ?? 0,
  across: rows[0]?.length ?? 0,
  down: rows.length,
  coordinates,
  game,
  geometry,
});

/// Room around the lines: for half a stone and the coordinates.
const MARGIN = 38;
const BARE_MARGIN = 18;

const marginOf = ({ coordinates }: Sheet): number => (coordinates === 'off' ? BARE_MARGIN : MARGIN);

export const sizeOf = (sheet: Sheet): { readonly width: number; readonly height: number } => ({
  width: (Math.max(1, sheet.across) - 1) * UNIT + 2 * marginOf(sheet),
  height: (Math.max(1, sheet.down) - 1) * UNIT + 2 * marginOf(sheet),
});

export const isShown = ({ left, top, across, down }: Sheet, { x, y }: { x: number; y: number }): boolean =>
  x >= left && y >= top && x < left + across && y < top + down;

/// Where a point of the board lies on the picture.
export const placeOf = (
  sheet: Sheet,
  { x, y }: { x: number; y: number },
): { readonly x: number; readonly y: number } => ({
  x: at(sheet, x - sheet.left),
  y: at(sheet, y - sheet.top),
});

/// Lines lie on half units, so that a line one unit wide fills whole pixels.
const at = (sheet: Sheet, i: number): number => marginOf(sheet) + i * UNIT + 0.5;

export function* ground(sheet: Sheet, ink: string): Generator<string> {
  if (sheet.geometry === 'squares') yield* squaresSvg(squares(sheet), ink);
  else {
    if (sheet.across > 0 && sheet.down > 0) yield lines(sheet, ink);
    yield* stars(sheet, ink);
  }
  yield* coordinates(sheet, ink);
}

function* squares(sheet: Sheet) {
  const { left, top, across, down, boardRows } = sheet;
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++)
      yield { x: at(sheet, i), y: at(sheet, j), dark: isDark(left + i, top + j, boardRows) };
  }
}

function lines(sheet: Sheet, stroke: string): string {
  const { across, down } = sheet;
  let d = '';
  for (let y = 0; y < down; y++) d += `M${at(sheet, 0) - 0.5} ${at(sheet, y)}H${at(sheet, across - 1) + 0.5}`;
  for (let x = 0; x < across; x++) d += `M${at(sheet, x)} ${at(sheet, 0) - 0.5}V${at(sheet, down - 1) + 0.5}`;
  return element('path', { d, stroke, fill: 'none', 'shape-rendering': 'crispEdges' });
}

function* stars(sheet: Sheet, fill: string): Generator<string> {
  if (sheet.columns > 25) return;
  for (let y = 0; y < sheet.down; y++) {
    for (let x = 0; x < sheet.across; x++) {
      const star = isStarPoint(sheet.left + x, sheet.top + y, sheet.columns, sheet.boardRows);
      if (star) yield element('circle', { cx: at(sheet, x), cy: at(sheet, y), r: UNIT / 9, fill });
    }
  }
}

function* coordinates(sheet: Sheet, fill: string): Generator<string> {
  const { across, down, left, top, columns, boardRows, game } = sheet;
  if (sheet.coordinates === 'off') return;
  const isLettered = sheet.coordinates === 'letters';
  const size = UNIT * (columns > 25 || boardRows > 99 ? 0.3 : 0.42);
  yield `<g font-family="sans-serif" font-size="${size}" fill="${fill}" text-anchor="middle">`;
  const name = (x: number, y: number, text: string): string => element('text', { x, y, dy: '.35em' }, text);
  for (let i = 0; i < across; i++) {
    const text = isLettered ? columnName(game, left + i, columns, boardRows) : String(left + i);
    const x = at(sheet, i);
    yield name(x, at(sheet, 0) - 0.95 * UNIT, text);
    yield name(x, at(sheet, down - 1) + 0.95 * UNIT, text);
  }
  for (let i = 0; i < down; i++) {
    const text = String(isLettered ? boardRows - top - i : top + i);
    const y = at(sheet, i);
    yield name(at(sheet, 0) - UNIT, y, text);
    yield name(at(sheet, across - 1) + UNIT, y, text);
  }
  yield '</g>';
}
