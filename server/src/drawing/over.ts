/// What lies across cells: the band of a half-typed place and the way of the last move beneath the pieces, lines and arrows above,
/// and the winning line.

import type { Kind } from './boards/kind';
import type { Cell, Ghost, Position } from './position';
import { as, circle, moved, type Point, path, polygon, polyline, rect, type Shape, UNIT } from './shape';
import { isShown, type Sheet } from './sheet';

const SIDES: ReadonlySet<string> = new Set(['black', 'white', 'red', 'blue']);

/// The class of the side that moves next.
export const nextSide = ({ toMove }: Pick<Position, 'toMove'>): string =>
  toMove !== undefined && SIDES.has(toMove) ? toMove : 'other';

export function* typed({ column, row, cells = [] }: Ghost, sheet: Sheet, kind: Kind, side: string): Generator<Shape> {
  const { left, top, across, down } = sheet;
  if (column !== undefined && isShown(sheet, { x: column, y: top }))
    yield band(sheet, kind, { x: column, y: top }, { x: column, y: top + down - 1 }, true);
  if (row !== undefined && isShown(sheet, { x: left, y: row }))
    yield band(sheet, kind, { x: left, y: row }, { x: left + across - 1, y: row }, false);
  for (const cell of cells) {
    if (!isShown(sheet, cell)) continue;
    const put = kind.put?.(cell);
    // Where nothing is put, a dot says that something may go there.
    yield moved(kind.place(sheet, cell), put ? as(`typed-stone ${side}`, put) : circle('typed-place', 0.16 * UNIT));
  }
}

/// From half a cell before the first to half a cell after the last.
function band(sheet: Sheet, kind: Kind, from: Cell, to: Cell, isColumn: boolean): Shape {
  const [a, b] = [kind.place(sheet, from), kind.place(sheet, to)];
  const { wide, high } = extentOf(kind.halo(from));
  if (a.x === b.x || a.y === b.y) {
    const [width, height] = isColumn ? [wide, b.y - a.y + high] : [b.x - a.x + wide, high];
    return rect('band', width, height, { x: a.x - wide / 2, y: a.y - high / 2 });
  }
  const [dx, dy] = [((b.x - a.x) / (b.y - a.y)) * (high / 2), high / 2];
  const corners: Point[] = [
    { x: a.x - dx - wide / 2, y: a.y - dy },
    { x: a.x - dx + wide / 2, y: a.y - dy },
    { x: b.x + dx + wide / 2, y: b.y + dy },
    { x: b.x + dx - wide / 2, y: b.y + dy },
  ];
  return path('band', polygon(corners));
}

const extentOf = ({ attributes: { width, height } }: Shape): { wide: number; high: number } => ({
  wide: typeof width === 'number' ? width : UNIT,
  high: typeof height === 'number' ? height : UNIT,
});

/// Where a piece came from and went to, and where it shot.
export function* wayOf({ lastMove, way = lastMove }: Position, sheet: Sheet, kind: Kind): Generator<Shape> {
  const { from, cell, arrow, path: steps } = way ?? {};
  if (!from || !cell) return;
  const cells = steps && steps.length > 1 ? steps : [from, cell];
  if (!cells.every((one) => isShown(sheet, one))) return;
  const straight = (a: Cell, b: Cell): string => polyline([kind.place(sheet, a), kind.place(sheet, b)]);
  const step = kind.step ? (a: Cell, b: Cell) => kind.step?.(sheet, a, b) ?? '' : straight;
  yield path(
    'way-of-move',
    cells
      .slice(1)
      .map((to, i) => step(cells[i] as Cell, to))
      .join(''),
  );
  yield circle('way-from', 0.16 * UNIT, centre(kind.place(sheet, from)));
  if (arrow && isShown(sheet, arrow)) {
    const [a, b] = [kind.place(sheet, cell), kind.place(sheet, arrow)];
    yield path('way-of-arrow', polyline([a, b]));
    yield path('arrow-head', headOf(a, b));
  }
}

const centre = ({ x, y }: Point) => ({ cx: x, cy: y });

/// The tip of an arrow stands just before what it hits.
function headOf(a: Point, b: Point): string {
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / long, (b.y - a.y) / long];
  const at = (back: number, aside: number): Point => ({
    x: b.x - ux * back - uy * aside,
    y: b.y - uy * back + ux * aside,
  });
  return polygon([at(8.5, 0), at(14, 3), at(14, -3)]);
}

/// What a record draws from one cell to another; arrows end before the middle of theirs.
export function* linesDrawn({ lines = [] }: Position, sheet: Sheet, kind: Kind): Generator<Shape> {
  for (const { from, to, arrow } of lines) {
    if (!isShown(sheet, from) || !isShown(sheet, to)) continue;
    const [a, b] = [kind.place(sheet, from), kind.place(sheet, to)];
    yield path('drawn-line', polyline([a, b]));
    if (arrow) yield path('drawn-head', headOf(a, b));
  }
}

/// Rings around the stones, and strokes from each to its neighbours.
export function* winningLine({ winning = [] }: Position, sheet: Sheet, kind: Kind): Generator<Shape> {
  const cells = winning.filter((cell) => isShown(sheet, cell));
  if (cells.length === 0) return;
  const { areJoined } = kind;
  if (areJoined) {
    const joined = cells.flatMap((a, i) => cells.slice(i + 1).flatMap((b) => (areJoined(a, b) ? [[a, b]] : [])));
    yield path('stroke', joined.map((cells) => polyline(cells.map((cell) => kind.place(sheet, cell)))).join(''));
  }
  for (const cell of cells) yield moved(kind.place(sheet, cell), as('won', kind.ring ?? kind.halo(cell)));
}
