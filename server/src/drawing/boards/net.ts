/// The board of Army chess for two: stations, camps and headquarters, joined by roads and railways, with the mountains
/// between the sides.

import type { Words } from '../../spec/rule';
import { ARMIES, HIGH, nameOf, WIDE } from '../pieces/army';
import { stone } from '../pieces/stone';
import type { Cell } from '../position';
import { circle, letters, moved, type Point, path, polyline, rect, type Shape } from '../shape';
import { isShown, type Sheet } from '../sheet';
import { words } from '../words';
import type { Kind } from './kind';
import { namesAround } from './lattice';

const ACROSS = 40;
const DOWN = 22;
/// The mountains lie between row F and row G.
const GAP = 14;
const LAST_ABOVE = 5;

const ROWS = 12;
const COLUMNS = 5;

const room = ({ coordinates }: Sheet) => (coordinates === 'off' ? { side: 22, above: 15 } : { side: 34, above: 26 });

const gapAt = (y: number): number => (y > LAST_ABOVE ? GAP : 0);

function place(sheet: Sheet, { x, y }: Cell): Point {
  const { side, above } = room(sheet);
  const down = (y - sheet.top) * DOWN + gapAt(y) - gapAt(sheet.top);
  return { x: side + (x - sheet.left) * ACROSS, y: above + down };
}

function cellAt(sheet: Sheet, { x, y }: Point): Cell | undefined {
  const { side } = room(sheet);
  const column = Math.round((x - side) / ACROSS) + sheet.left;
  for (let row = sheet.top; row < sheet.top + sheet.down; row++) {
    const cell = { x: column, y: row };
    if (Math.abs(place(sheet, cell).y - y) <= DOWN / 2) return isShown(sheet, cell) ? cell : undefined;
  }
  return undefined;
}

/// As the first side sees its own half, from the middle of the board; the other half is the same, turned around.
const CAMPS: ReadonlySet<string> = new Set(['1 1', '3 1', '2 2', '1 3', '3 3']);

type Sort = 'station' | 'camp' | 'headquarters';

function sortOf({ x, y }: Cell): Sort {
  const fromMiddle = y > LAST_ABOVE ? y - LAST_ABOVE - 1 : LAST_ABOVE - y;
  if (CAMPS.has(`${x} ${fromMiddle}`)) return 'camp';
  return fromMiddle === LAST_ABOVE && (x === 1 || x === 3) ? 'headquarters' : 'station';
}

const EMPTY: Readonly<Record<Sort, Words>> = {
  station: words('empty', '空'),
  camp: words('empty camp', '空行营'),
  headquarters: words('empty headquarters', '空大本营'),
};

/// A camp is round, a headquarters has a flag on its roof.
const EMPTY_SIGNS: Readonly<Record<Sort, string>> = { station: '.', camp: 'o', headquarters: '^' };

const FIELD = rect(undefined, ACROSS - 4, DOWN);
const HALO = rect(undefined, WIDE + 5, HIGH + 5, { rx: 4.5 });

export const net: Kind = {
  sides: ['red', 'black'],
  size: (sheet) => {
    const { side, above } = room(sheet);
    const last = place(sheet, { x: sheet.left + sheet.across - 1, y: sheet.top + sheet.down - 1 });
    return { width: last.x + side, height: last.y + above };
  },
  place,
  cellAt,
  ground,
  lineNames: (sheet) => namesAround({ place }, sheet, { x: 25, y: 17 }),
  piece: (sign) => (sign === '.' ? undefined : (ARMIES[sign] ?? stone(sign))),
  empty: (cell) => EMPTY[sortOf(cell)],
  field: () => FIELD,
  halo: () => HALO,
  last: 'halo',
  areJoined: () => false,
  lettering: {
    wide: (language) => (language === 'zh' ? 6 : 1),
    sign: (sign, cell, _sheet, language) => {
      if (sign === '.') return language === 'zh' ? `  ${EMPTY_SIGNS[sortOf(cell)]}   ` : EMPTY_SIGNS[sortOf(cell)];
      if (language !== 'zh') return sign;
      const name = nameOf(sign);
      return sign < 'a' ? ` ${name} ` : `[${name}]`;
    },
  },
  badge: { x: WIDE / 2 - 1, y: -HIGH / 2 + 1 },
};

/// What is joined: every station with those beside it, but not through the mountains; every camp also diagonally.
function* roads(): Generator<readonly [Cell, Cell]> {
  for (let y = 0; y < ROWS; y++) {
    for (let x = 0; x < COLUMNS; x++) {
      const cell = { x, y };
      const intoMountains = y === LAST_ABOVE && x % 2 === 1;
      if (x + 1 < COLUMNS) yield [cell, { x: x + 1, y }];
      if (y + 1 < ROWS && !intoMountains) yield [cell, { x, y: y + 1 }];
      for (const dx of [-1, 1]) {
        const other = { x: x + dx, y: y + 1 };
        if (sortOf(cell) === 'camp' || sortOf(other) === 'camp') yield [cell, other];
      }
    }
  }
}

const RAILWAYS: readonly (readonly [Cell, Cell])[] = [
  ...[1, 5, 6, 10].map(
    (y) =>
      [
        { x: 0, y },
        { x: 4, y },
      ] as const,
  ),
  ...[0, 4].map(
    (x) =>
      [
        { x, y: 1 },
        { x, y: 10 },
      ] as const,
  ),
  [
    { x: 2, y: LAST_ABOVE },
    { x: 2, y: LAST_ABOVE + 1 },
  ],
];

const SIGNS: Readonly<Record<Sort, readonly Shape[]>> = {
  station: [rect('station', 19, 9, { rx: 1.5 })],
  camp: [circle('camp', 9.6), letters('camp-name', '行营')],
  headquarters: [
    path('headquarters', 'M-15.5 -7.5H15.5V7.5H8A8 6.5 0 0 0 -8 7.5H-15.5z'),
    letters('headquarters-name', '大本营', { y: -1.6 }),
  ],
};

const MOUNTAIN = 'M-15 8L-6.5 -6L-2.6 0.4L2 -8L15 8z';
const SNOW = 'M-0.8 -3L2 -8L5.2 -3L3.4 -3.6L2 -1.8L0.8 -3.6z';

function ground(sheet: Sheet): readonly Shape[] {
  const whole = sheet.columns === COLUMNS && sheet.height === ROWS && sheet.across === COLUMNS && sheet.down === ROWS;
  const at = (cell: Cell): Point => place(sheet, cell);
  const line = ([a, b]: readonly [Cell, Cell]): string => polyline([at(a), at(b)]);
  const cells = Array.from({ length: sheet.down }, (_, j) =>
    Array.from({ length: sheet.across }, (_, i) => ({ x: sheet.left + i, y: sheet.top + j })),
  ).flat();
  const ways = whole ? [path('road', [...roads()].map(line).join('')), ...railways(RAILWAYS.map(line).join(''))] : [];
  const mountains = whole ? [1, 3].map((x) => mountain(at({ x, y: LAST_ABOVE }))) : [];
  return [...ways, ...mountains, ...cells.map((cell) => moved(at(cell), ...turned(cell)))];
}

const railways = (d: string): readonly Shape[] => [path('railway', d), path('sleepers', d)];

const mountain = ({ x, y }: Point): Shape =>
  moved({ x, y: y + (DOWN + GAP) / 2 }, path('mountain', MOUNTAIN), path('snow', SNOW));

/// A headquarters opens to its own side's back.
function turned(cell: Cell): readonly Shape[] {
  const [sign, name] = SIGNS[sortOf(cell)];
  if (sortOf(cell) !== 'headquarters' || cell.y > LAST_ABOVE || !sign || !name) return SIGNS[sortOf(cell)];
  return [
    { ...sign, attributes: { ...sign.attributes, transform: 'scale(1 -1)' } },
    { ...name, attributes: { ...name.attributes, y: 1.6 } },
  ];
}
