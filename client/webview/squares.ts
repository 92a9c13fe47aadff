/// A board of squares in two colours, and the pieces of Amazons.

import { CROSSED, CROWN, FOOT } from '../../server/src/cli/board/svg-pieces';
import { svg } from './elements';
import { at, type Sheet, UNIT } from './points';

export function squares(sheet: Sheet): readonly SVGElement[] {
  const { across, down, left, top } = sheet;
  const x = at(sheet, 0) - UNIT / 2;
  const y = at(sheet, 0) - UNIT / 2;
  const size = { width: across * UNIT, height: down * UNIT };
  let dark = '';
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) {
      // The corner nearest to the first player is dark, as on a chessboard.
      if ((left + i + sheet.height - 1 - top - j) % 2 === 0) dark += `M${x + i * UNIT} ${y + j * UNIT}h20v20h-20z`;
    }
  }
  return [
    svg('rect', { class: 'light-squares', x, y, ...size }),
    svg('path', { class: 'dark-squares', d: dark }),
    svg('rect', { class: 'frame-of-squares', x, y, ...size }),
  ];
}

const TIPS = [
  [-7, -3.4],
  [-3.4, -5.7],
  [0, -6.6],
  [3.4, -5.7],
  [7, -3.4],
] as const;

export function amazon(side: 'black' | 'white'): readonly SVGElement[] {
  const tips = TIPS.map(([cx, cy]) => svg('circle', { cx, cy, r: 1.25 }));
  return [svg('g', { class: `amazon ${side}` }, svg('path', { d: CROWN }), svg('path', { d: FOOT }), ...tips)];
}

/// A square that nobody can enter any more: burnt, and crossed out.
export const arrow = (): readonly SVGElement[] => [
  svg('rect', { class: 'burnt', x: -8, y: -8, width: 16, height: 16, rx: 3 }),
  svg('path', { class: 'crossed', d: CROSSED }),
];
