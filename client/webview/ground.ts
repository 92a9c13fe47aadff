/// What lies under the points, drawn again only when another board is shown: wood, what the kind of board has on it, and
/// the names of the lines.

import { svg } from './elements';
import { LOOKS } from './looks';
import { at, columnName, marginOf, outOf, rowName, type Sheet, stepOf, UNIT } from './points';

export function ground(sheet: Sheet): SVGElement {
  const { width, height } = sizeOf(sheet);
  return svg(
    'g',
    { 'aria-hidden': 'true' },
    svg('rect', { class: 'wood', width, height, rx: 4 }),
    ...LOOKS[sheet.geometry].ground(sheet),
    svg('g', { class: sheet.across > 12 ? 'coordinates of-many' : 'coordinates' }, ...coordinates(sheet)),
  );
}

export function sizeOf(sheet: Sheet): { width: number; height: number } {
  const around = 2 * marginOf(sheet);
  return { width: Math.max(0, sheet.across - 1) * UNIT + around, height: Math.max(0, sheet.down - 1) * UNIT + around };
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
