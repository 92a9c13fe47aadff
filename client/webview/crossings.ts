/// A board of lines that cross: wood, lines, star points.

import { isStarPoint } from '../../server/src/cli/board/star-points';
import { svg } from './elements';
import { at, type Sheet, UNIT } from './points';

export const crossings = (sheet: Sheet): readonly SVGElement[] => [
  svg('path', { class: 'lines', d: lines(sheet) }),
  svg('path', { class: 'edge', d: edges(sheet) }),
  svg('g', { class: 'stars' }, ...stars(sheet)),
];

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

function* stars(sheet: Sheet): Generator<SVGElement> {
  for (let y = 0; y < sheet.down; y++) {
    for (let x = 0; x < sheet.across; x++) {
      if (!isStarPoint(sheet.left + x, sheet.top + y, sheet.columns, sheet.height)) continue;
      yield svg('circle', { cx: at(sheet, x), cy: at(sheet, y), r: 2.1 });
    }
  }
}
