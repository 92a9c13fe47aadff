/// Boards of lines that cross: go and its kin, lines of five and six.

import { STONE, stone } from '../pieces/stone';
import { as, circle, path, rect, type Shape, shape, UNIT } from '../shape';
import type { Sheet } from '../sheet';
import type { Kind } from './kind';
import { evenly, evenRoom, lattice, namesAround, stepOf } from './lattice';
import { isStarPoint } from './star-points';

/// How far from the outermost lines their names stand.
const outOf = (sheet: Sheet): number => (stepOf(sheet) > 1 ? 1.05 : 0.83) * UNIT;

const room = (sheet: Sheet): number => {
  if (sheet.coordinates === 'off') return 0.7 * UNIT;
  return outOf(sheet) + (stepOf(sheet) > 1 ? 0.6 : 0.37) * UNIT;
};

const places = lattice((sheet) => evenRoom(room(sheet)));

const FIELD = rect(undefined, UNIT, UNIT);
const ROUND = circle(undefined, STONE);

export const crossings: Kind = {
  ...places,
  sides: ['black', 'white'],
  ground: (sheet) => [
    path('lines', lines(sheet)),
    path('edge', edges(sheet)),
    shape('g', { class: 'stars' }, ...stars(sheet)),
  ],
  lineNames: (sheet) => namesAround(places, sheet, evenly(outOf(sheet))),
  piece: (sign) => (sign === '.' ? undefined : stone(sign)),
  field: () => FIELD,
  halo: () => FIELD,
  ring: as('won', ROUND),
  last: 'ring',
  put: () => ROUND,
  areJoined: (a, b) => Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1,
};

/// Go players find their way by the dotted points.
export const goban: Kind = {
  ...crossings,
  lettering: {
    sign: (sign, { x, y }, sheet) => (sign === '.' && isStarPoint(x, y, sheet.columns, sheet.height) ? '+' : sign),
  },
};

const at = (sheet: Sheet, line: number): number => room(sheet) + line * UNIT;

/// Lines go half a field on where the board does; where there is only one, it shows where it lies.
function lines(sheet: Sheet): string {
  const { across, down, left, top, columns, height } = sheet;
  const beyond = (goesOn: boolean, lines: number): number => (goesOn ? UNIT / 2 : lines === 1 ? UNIT / 5 : 0);
  const x1 = at(sheet, 0) - beyond(left > 0, columns);
  const x2 = at(sheet, across - 1) + beyond(left + across < columns, columns);
  const y1 = at(sheet, 0) - beyond(top > 0, height);
  const y2 = at(sheet, down - 1) + beyond(top + down < height, height);
  let d = '';
  for (let y = 0; y < down; y++) d += `M${x1} ${at(sheet, y)}H${x2}`;
  for (let x = 0; x < across; x++) d += `M${at(sheet, x)} ${y1}V${y2}`;
  return d;
}

/// The edges of the board itself are drawn stronger.
function edges(sheet: Sheet): string {
  const { across, down, left, top, columns, height } = sheet;
  const [x1, x2, y1, y2] = [at(sheet, 0), at(sheet, across - 1), at(sheet, 0), at(sheet, down - 1)];
  let d = '';
  if (top === 0) d += `M${x1} ${y1}H${x2}`;
  if (top + down === height) d += `M${x1} ${y2}H${x2}`;
  if (left === 0) d += `M${x1} ${y1}V${y2}`;
  if (left + across === columns) d += `M${x2} ${y1}V${y2}`;
  return d;
}

function* stars(sheet: Sheet): Generator<Shape> {
  for (let y = 0; y < sheet.down; y++) {
    for (let x = 0; x < sheet.across; x++) {
      if (!isStarPoint(sheet.left + x, sheet.top + y, sheet.columns, sheet.height)) continue;
      yield circle(undefined, 2.1, { cx: at(sheet, x), cy: at(sheet, y) });
    }
  }
}
