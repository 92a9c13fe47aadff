/// The rhombus of Hex: hexagons in rows, each row half a hexagon further to the right. Red joins top and bottom, blue the sides.

import type { Piece } from '../pieces/piece';
import { stone } from '../pieces/stone';
import type { Cell } from '../position';
import { type Point, path, polygon, type Shape } from '../shape';
import { isShown, type Sheet } from '../sheet';
import { sided } from '../words';
import type { Kind, LineName } from './kind';
import { columnWord, rowWord } from './lattice';

/// From one hexagon to its neighbour; from its middle to its points; from one row to the next.
const WIDE = 20;
const R = WIDE / Math.sqrt(3);
const ROW = 1.5 * R;

/// How thick the coloured edge is, and where it ends.
const EDGE = 5;
const OUT = R + EDGE;
/// How far to the side of a row its edge ends.
const ASIDE = OUT / (ROW / WIDE);

const hexagon = (r: number): string =>
  polygon(
    Array.from({ length: 6 }, (_, i) => {
      const angle = (Math.PI / 3) * (i - 0.5);
      return { x: r * Math.cos(angle), y: r * Math.sin(angle) };
    }),
  );

const WHOLE = path(undefined, hexagon(R));
const INNER = path(undefined, hexagon(R - 1));

const piece = (side: 'red' | 'blue'): Piece => ({
  drawn: [path(`hexagon ${side}`, hexagon(R - 0.6))],
  words: sided(side, '{side}', '{side}子'),
  under: 'on-black',
});

const PIECES: Readonly<Record<string, Piece>> = { R: piece('red'), B: piece('blue') };

const room = ({ coordinates }: Sheet) =>
  coordinates === 'off' ? { side: ASIDE + 6, above: OUT + 2 } : { side: ASIDE + 13, above: OUT + 11 };

function place(sheet: Sheet, { x, y }: Cell): Point {
  const { side, above } = room(sheet);
  const [i, j] = [x - sheet.left, y - sheet.top];
  return { x: side + (i + j / 2) * WIDE, y: above + j * ROW };
}

export const hexagons: Kind = {
  sides: ['red', 'blue'],
  size: (sheet) => {
    const { side, above } = room(sheet);
    const { across, down } = sheet;
    return { width: 2 * side + (across - 1 + (down - 1) / 2) * WIDE, height: 2 * above + (down - 1) * ROW };
  },
  place,
  cellAt,
  ground: (sheet) => [...edges(sheet), path('cells', cells(sheet))],
  lineNames,
  piece: (sign) => (sign === '.' ? undefined : (PIECES[sign] ?? stone(sign))),
  field: () => WHOLE,
  halo: () => WHOLE,
  last: 'ring',
  put: () => INNER,
  lettering: { indent: 1 },
  areJoined: (a, b) => {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    return Math.abs(dx) <= 1 && Math.abs(dy) <= 1 && dx !== dy;
  },
};

/// The nearest middle: hexagons are what is nearer to one than to any other.
function cellAt(sheet: Sheet, point: Point): Cell | undefined {
  const { side, above } = room(sheet);
  const j = (point.y - above) / ROW;
  const away = (cell: Cell): number => {
    const { x, y } = place(sheet, cell);
    return Math.hypot(x - point.x, y - point.y);
  };
  const around = [Math.floor(j), Math.ceil(j)].map((row) => ({
    x: Math.round((point.x - side) / WIDE - row / 2) + sheet.left,
    y: row + sheet.top,
  }));
  const [nearest] = around.sort((a, b) => away(a) - away(b));
  return nearest && isShown(sheet, nearest) && away(nearest) <= R ? nearest : undefined;
}

function cells(sheet: Sheet): string {
  let d = '';
  const corners = Array.from({ length: 6 }, (_, i) => (Math.PI / 3) * (i - 0.5));
  for (let y = sheet.top; y < sheet.top + sheet.down; y++) {
    for (let x = sheet.left; x < sheet.left + sheet.across; x++) {
      const middle = place(sheet, { x, y });
      d += polygon(corners.map((a) => ({ x: middle.x + R * Math.cos(a), y: middle.y + R * Math.sin(a) })));
    }
  }
  return d;
}

/// Four wedges that meet in the middle, of which the hexagons leave only the rim to be seen. The sharp corners are cut.
function edges(sheet: Sheet): readonly Shape[] {
  const { left, top, across, down } = sheet;
  const [x, y] = [left + across - 1, top + down - 1];
  const corner = (cell: Cell, dx: number, dy: number): Point => {
    const middle = place(sheet, cell);
    return { x: middle.x + dx, y: middle.y + dy };
  };
  const [slant, cut] = [OUT / Math.sqrt(3), OUT / Math.sqrt(3) + 4];
  // Clockwise: the sharp corner in the upper left, cut; the blunt one; and the same again.
  const [a1, a2] = [corner({ x: left, y: top }, -cut - 6, -OUT), corner({ x: left, y: top }, -ASIDE - 2.3, -4)];
  const b = corner({ x, y: top }, slant, -OUT);
  const [c1, c2] = [corner({ x, y }, cut + 6, OUT), corner({ x, y }, ASIDE + 2.3, 4)];
  const d = corner({ x: left, y }, -slant, OUT);
  const between = (p: Point, q: Point): Point => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
  const [a, c, middle] = [between(a1, a2), between(c1, c2), between(b, d)];
  return [
    path('rim red', polygon([middle, a, a1, b])),
    path('rim blue', polygon([middle, b, c2, c])),
    path('rim red', polygon([middle, c, c1, d])),
    path('rim blue', polygon([middle, d, a2, a])),
  ];
}

/// Columns go along the slant, so their names stand where it leads.
function* lineNames(sheet: Sheet): Generator<LineName> {
  const { left, top, across, down } = sheet;
  const up = OUT + 5;
  const along = up / Math.sqrt(3);
  const [bottom, right] = [top + down - 1, left + across - 1];
  for (let x = left; x <= right; x++) {
    const text = columnWord(sheet, x);
    const [first, last] = [place(sheet, { x, y: top }), place(sheet, { x, y: bottom })];
    yield { text, x: first.x - along, y: first.y - up };
    yield { text, x: last.x + along, y: last.y + up };
  }
  for (let y = top; y <= bottom; y++) {
    const text = rowWord(sheet, y);
    const [first, last] = [place(sheet, { x: left, y }), place(sheet, { x: right, y })];
    yield { text, x: first.x - ASIDE - 6, y: first.y };
    yield { text, x: last.x + ASIDE + 6, y: last.y };
  }
}
