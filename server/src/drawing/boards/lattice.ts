/// Boards whose cells stand in rows and columns at right angles.

import { columnName, hasOwnNames, rowName } from '../names';
import type { Cell } from '../position';
import { type Point, UNIT } from '../shape';
import { isShown, type Sheet } from '../sheet';
import type { Kind, LineName, Size } from './kind';

/// Room around the outermost places.
interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const evenly = (out: number): Point => ({ x: out, y: out });

export const evenRoom = (room: number): Room => ({ left: room, top: room, right: room, bottom: room });

type Lattice = Pick<Kind, 'size' | 'place' | 'cellAt'>;

/// `step` is from one cell to the next.
export const lattice = (room: (sheet: Sheet) => Room, step = UNIT): Lattice => ({
  size: (sheet): Size => {
    const { left, top, right, bottom } = room(sheet);
    const along = (cells: number): number => Math.max(0, cells - 1) * step;
    return { width: along(sheet.across) + left + right, height: along(sheet.down) + top + bottom };
  },
  place: (sheet, { x, y }): Point => {
    const { left, top } = room(sheet);
    return { x: left + (x - sheet.left) * step, y: top + (y - sheet.top) * step };
  },
  cellAt: (sheet, { x, y }): Cell | undefined => {
    const { left, top } = room(sheet);
    const cell = { x: Math.round((x - left) / step) + sheet.left, y: Math.round((y - top) / step) + sheet.top };
    return isShown(sheet, cell) ? cell : undefined;
  },
});

/// Of many lines only every fifth is named, in larger letters.
export const stepOf = ({ across, down }: Sheet): number => (Math.max(across, down) > 25 ? 5 : 1);

export const columnWord = (sheet: Sheet, x: number): string =>
  sheet.coordinates === 'numbers' && !hasOwnNames(sheet) ? String(x) : columnName(sheet, x);

export const rowWord = (sheet: Sheet, y: number): string =>
  sheet.coordinates === 'numbers' && !hasOwnNames(sheet) ? String(y) : rowName(sheet, y);

/// Names on all four sides, so far out from the outermost places.
export function* namesAround(kind: Pick<Kind, 'place'>, sheet: Sheet, out: Point): Generator<LineName> {
  const { left, top, across, down } = sheet;
  const first = kind.place(sheet, { x: left, y: top });
  const last = kind.place(sheet, { x: left + across - 1, y: top + down - 1 });
  const step = stepOf(sheet);
  for (let x = left; x < left + across; x += step) {
    const at = kind.place(sheet, { x, y: top }).x;
    const text = columnWord(sheet, x);
    yield { text, x: at, y: first.y - out.y };
    yield { text, x: at, y: last.y + out.y };
  }
  for (let y = top; y < top + down; y += step) {
    const at = kind.place(sheet, { x: left, y }).y;
    const text = rowWord(sheet, y);
    yield { text, x: first.x - out.x, y: at };
    yield { text, x: last.x + out.x, y: at };
  }
}
