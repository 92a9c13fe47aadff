/// The board of Surakarta: six by six points, and eight arcs that join the lines of two rings around the corners.

import { coloured, stone } from '../pieces/stone';
import type { Cell } from '../position';
import { arc, circle, type Point, path, rect, type Shape, UNIT } from '../shape';
import type { Sheet } from '../sheet';
import type { Kind, LineName } from './kind';
import { columnWord, lattice, rowWord } from './lattice';

const R = 0.42 * UNIT;

/// The arcs go two fields out.
const ROOM = 2 * UNIT + 9;

const places = lattice(() => ({ left: ROOM, top: ROOM, right: ROOM, bottom: ROOM }));

const FIELD = rect(undefined, UNIT, UNIT);
const ROUND = circle(undefined, R + 0.6);

const PIECES = { B: coloured('black', R), R: coloured('red', R) };

export const loops: Kind = {
  ...places,
  sides: ['black', 'red'],
  ground,
  lineNames,
  piece: (sign) => (sign === '.' ? undefined : Object.hasOwn(PIECES, sign) ? PIECES[sign as 'B' | 'R'] : stone(sign)),
  field: () => FIELD,
  halo: () => FIELD,
  ring: ROUND,
  last: 'ring',
  areJoined: () => false,
  step,
};

/// The lines of a ring, counted from an edge.
const RINGS = [
  ['inner', 1],
  ['outer', 2],
] as const;

function ground(sheet: Sheet): readonly Shape[] {
  const { across, down } = sheet;
  const at = (x: number, y: number): Point => places.place(sheet, { x: sheet.left + x, y: sheet.top + y });
  const [right, bottom] = [across - 1, down - 1];
  const line = (a: Point, b: Point): string => `M${a.x} ${a.y}L${b.x} ${b.y}`;
  const [first, last] = [at(0, 0), at(right, bottom)];
  const frame = rect('edge', last.x - first.x, last.y - first.y, { x: first.x, y: first.y });
  if (across < 6 || down < 6) {
    const rows = Array.from({ length: down }, (_, y) => line(at(0, y), at(right, y)));
    const columns = Array.from({ length: across }, (_, x) => line(at(x, 0), at(x, bottom)));
    return [path('lines', [...rows, ...columns].join('')), frame];
  }
  const rings = RINGS.map(([kind, k]) => {
    const across = [k, bottom - k].map((y) => line(at(0, y), at(right, y)));
    const down = [k, right - k].map((x) => line(at(x, 0), at(x, bottom)));
    const corners = [
      arc(at(0, k), at(k, 0), k * UNIT, true, true),
      arc(at(right - k, 0), at(right, k), k * UNIT, true, true),
      arc(at(right, bottom - k), at(right - k, bottom), k * UNIT, true, true),
      arc(at(k, bottom), at(0, bottom - k), k * UNIT, true, true),
    ];
    return path(`ring-line ${kind}`, [...across, ...down, ...corners].join(''));
  });
  return [frame, ...rings];
}

/// Straight along a line, or around a corner: from the end of a row to the end of a column.
function step(sheet: Sheet, from: Cell, to: Cell): string {
  const [a, b] = [places.place(sheet, from), places.place(sheet, to)];
  const [right, bottom] = [sheet.columns - 1, sheet.height - 1];
  const atSide = ({ x }: Cell): boolean => x === 0 || x === right;
  const atTop = ({ y }: Cell): boolean => y === 0 || y === bottom;
  const [side, top] = atSide(from) && atTop(to) ? [from, to] : [to, from];
  const far = (value: number, end: number, edge: number): number => (edge === 0 ? value : end - value);
  const [down, along] = [far(side.y, bottom, top.y), far(top.x, right, side.x)];
  const isArc = from.x !== to.x && from.y !== to.y && atSide(side) && atTop(top) && down === along;
  if (!isArc) return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  // Around an upper left or lower right corner clockwise from the side to the top.
  const isClockwise = ((side.x === 0) === (top.y === 0)) === (side === from);
  return arc(a, b, down * UNIT, true, isClockwise);
}

/// Close to the outermost points, since the arcs are further out; beside the arcs that begin there, which bend towards the corners.
function* lineNames(sheet: Sheet): Generator<LineName> {
  const { left, top, across, down, columns, height } = sheet;
  const out = 0.64 * UNIT;
  // Those of the outer ring bend later.
  const aside = (line: number, lines: number): number => {
    const fromEdge = Math.min(line, lines - 1 - line);
    return (fromEdge === 1 ? 0.06 : fromEdge === 2 ? 0.17 : 0) * (line < lines / 2 ? UNIT : -UNIT);
  };
  for (let x = left; x < left + across; x++) {
    const at = places.place(sheet, { x, y: top });
    yield { text: columnWord(sheet, x), x: at.x + aside(x, columns), y: at.y - out };
  }
  for (let y = top; y < top + down; y++) {
    const at = places.place(sheet, { x: left, y });
    yield { text: rowWord(sheet, y), x: at.x - out, y: at.y + aside(y, height) };
  }
}
