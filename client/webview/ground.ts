/// The board without anything on it: wood, lines, star points, coordinates. Drawn again only when another board is shown.

import { isStarPoint } from '../../server/src/cli/board/star-points';
import { svg } from './elements';
import { at, columnName, marginOf, outOf, rowName, type Sheet, stepOf, UNIT } from './points';

export function ground(sheet: Sheet): SVGElement {
  const { width, height } = sizeOf(sheet);
  return svg(
    'g',
    { 'aria-hidden': 'true' },
    svg('rect', { class: 'wood', width, height, rx: 4 }),
    svg('path', { class: 'lines', d: lines(sheet) }),
    svg('path', { class: 'edge', d: edges(sheet) }),
    svg('g', { class: 'stars' }, ...stars(sheet)),
    svg('g', { class: 'coordinates' }, ...coordinates(sheet)),
  );
}

export function sizeOf(sheet: Sheet): { width: number; height: number } {
  const around = 2 * marginOf(sheet);
  return { width: Math.max(0, sheet.across - 1) * UNIT + around, height: Math.max(0, sheet.down - 1) * UNIT + around };
}

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

function* coordinates(sheet: Sheet): Generator<SVGElement> {
  if (sheet.coordinates === 'off') return;
  const name = (x: number, y: number, text: string) =>
    svg('text', { x, y, dy: '.35em', class: classOf(text, step) }, text);
  const step = stepOf(sheet);
  const out = outOf(sheet);
  for (let x = 0; x < sheet.across; x += step) {
    const text = columnName(sheet, sheet.left + x);
    yield name(at(sheet, x), at(sheet, 0) - out, text);
    yield name(at(sheet, x), at(sheet, sheet.down - 1) + out, text);
  }
  for (let y = 0; y < sheet.down; y += step) {
    const text = rowName(sheet, sheet.top + y);
    yield name(at(sheet, 0) - out, at(sheet, y), text);
    yield name(at(sheet, sheet.across - 1) + out, at(sheet, y), text);
  }
}

const classOf = (text: string, step: number): string | undefined => {
  if (step > 1) return text.length > 3 ? 'few long' : 'few';
  return text.length > 2 ? 'long' : undefined;
};
