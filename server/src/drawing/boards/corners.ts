/// The board of EinStein: five by five squares, each side with its corner, and the die of the move beside it.

import { CUBES } from '../pieces/cube';
import { stone } from '../pieces/stone';
import type { Position } from '../position';
import { circle, moved, path, polygon, rect, type Shape, shape, UNIT } from '../shape';
import type { Sheet } from '../sheet';
import type { Kind } from './kind';
import { evenly, lattice, namesAround } from './lattice';

const BESIDE = 42;

const places = lattice(({ coordinates }) => {
  const room = (coordinates === 'off' ? 0.7 : 1.25) * UNIT;
  return { left: room, top: room, bottom: room, right: room + BESIDE };
});

const FIELD = rect(undefined, UNIT, UNIT);

export const corners: Kind = {
  ...places,
  sides: ['red', 'blue'],
  ground,
  lineNames: (sheet) => namesAround(places, sheet, evenly(0.88 * UNIT)),
  piece: (sign) => (sign === '.' ? undefined : (CUBES[sign] ?? stone(sign))),
  field: () => FIELD,
  halo: () => FIELD,
  last: 'halo',
  beside: (position, sheet) => [die(position, sheet)],
};

/// Each side begins in a corner, and has won when a piece of it is in the other.
function ground(sheet: Sheet): readonly Shape[] {
  const { columns, height, left, top, across, down } = sheet;
  const half = UNIT / 2;
  const [first, last] = [places.place(sheet, { x: 0, y: 0 }), places.place(sheet, { x: columns - 1, y: height - 1 })];
  const [x1, y1, x2, y2] = [first.x - half, first.y - half, last.x + half, last.y + half];
  let home = [`M${x1} ${y1}`, `M${x2} ${y2}`];
  for (const [i, sign] of [1, -1].entries()) {
    home[i] += `h${sign * 60}v${sign * 20}h${sign * -20}v${sign * 20}h${sign * -20}v${sign * 20}h${sign * -20}z`;
  }
  const wholeBoard = left === 0 && top === 0 && across === columns && down === height && Math.min(columns, height) > 2;
  if (!wholeBoard) home = [];
  const goal = (x: number, y: number, sign: number): string =>
    polygon([
      { x, y },
      { x: x + sign * 8, y },
      { x, y: y + sign * 8 },
    ]);
  let d = '';
  for (let x = x1 + UNIT; x < x2; x += UNIT) d += `M${x} ${y1}V${y2}`;
  for (let y = y1 + UNIT; y < y2; y += UNIT) d += `M${x1} ${y}H${x2}`;
  const size = [x2 - x1, y2 - y1] as const;
  return [
    rect('light-squares', ...size, { x: x1, y: y1 }),
    ...home.map((one, i) => path(`home ${i === 0 ? 'red' : 'blue'}`, one)),
    path('lines', d),
    path('goal blue', goal(x1, y1, 1)),
    path('goal red', goal(x2, y2, -1)),
    rect('frame-of-squares', ...size, { x: x1, y: y1 }),
  ];
}

const FAR = 5.2;
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, 1],
    [1, -1],
  ],
  3: [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  4: [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [-1, 1],
    [0, 0],
    [1, -1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};

/// In the colour of the side that cast it; without a face while nobody has.
function die({ die: number, lastMove }: Position, sheet: Sheet): Shape {
  const { width, height } = places.size(sheet);
  const side = corners.sides[(lastMove?.color ?? 0) - 1] ?? 'none';
  const pips = (number === undefined ? undefined : PIPS[number]) ?? [];
  return moved(
    { x: width - BESIDE + 11, y: height / 2 },
    ...(number === undefined ? [] : [shape('title', {}, String(number))]),
    rect('shadow', 24, 24, { x: -11.2, y: -10.8, rx: 5 }),
    rect(`die ${number === undefined ? 'none' : side}`, 24, 24, { rx: 5 }),
    ...pips.map(([x, y]) => circle('pip', 2.2, { cx: x * FAR, cy: y * FAR })),
  );
}
