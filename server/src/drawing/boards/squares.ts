/// A board of squares in two colours, and the pieces of Amazons.

import { AMAZONS, CROSSED } from '../pieces/amazon';
import { stone } from '../pieces/stone';
import { circle, path, rect, UNIT } from '../shape';
import type { Sheet } from '../sheet';
import type { Kind } from './kind';
import { evenly, evenRoom, lattice, namesAround } from './lattice';

const OUT = 0.88 * UNIT;

const places = lattice(({ coordinates }) => evenRoom((coordinates === 'off' ? 0.7 : 1.25) * UNIT));

const FIELD = rect(undefined, UNIT, UNIT);

export const squares: Kind = {
  ...places,
  sides: ['black', 'white'],
  ground: chequered,
  lineNames: (sheet) => namesAround(places, sheet, evenly(OUT)),
  piece: (sign) => (sign === '.' ? undefined : (AMAZONS[sign] ?? stone(sign))),
  field: () => FIELD,
  halo: () => FIELD,
  last: 'halo',
  // Where the piece goes is a dot; where the arrow falls is crossed out, as it will be.
  target: (chosen) =>
    chosen < 2
      ? [circle('target', 0.18 * UNIT)]
      : [rect('target shot', 12, 12, { rx: 2.5 }), path('target-crossed', CROSSED)],
};

/// The extent of the squares that are shown.
function extentOf(sheet: Sheet) {
  const { x, y } = places.place(sheet, { x: sheet.left, y: sheet.top });
  return { x: x - UNIT / 2, y: y - UNIT / 2, width: sheet.across * UNIT, height: sheet.down * UNIT };
}

function chequered(sheet: Sheet) {
  const { across, down, left, top } = sheet;
  const extent = extentOf(sheet);
  let dark = '';
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) {
      // The corner nearest to the first player is dark, as on a chessboard.
      const isDark = (left + i + sheet.height - 1 - top - j) % 2 === 0;
      if (isDark) dark += `M${extent.x + i * UNIT} ${extent.y + j * UNIT}h${UNIT}v${UNIT}h${-UNIT}z`;
    }
  }
  const { width, height } = extent;
  return [
    rect('light-squares', width, height, extent),
    path('dark-squares', dark),
    rect('frame-of-squares', width, height, extent),
  ];
}
