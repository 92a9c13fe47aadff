/// Amazons, and the squares that their arrows have burnt.

import { circle, group, path, rect } from '../shape';
import { sided, words } from '../words';
import type { Piece } from './piece';

/// A crown with five points, on a foot.
const CROWN = 'M-4.9 4.3L-7 -2.8L-3.3 0.2L-3.4 -5L-0.9 -0.4L0 -5.9L0.9 -0.4L3.4 -5L3.3 0.2L7 -2.8L4.9 4.3z';
const FOOT = 'M-5.5 5.1h11v2.4h-11z';
const TIPS = [
  [-7, -3.4],
  [-3.4, -5.7],
  [0, -6.6],
  [3.4, -5.7],
  [7, -3.4],
] as const;

/// Crossed out.
export const CROSSED = 'M-3.6 -3.6L3.6 3.6M3.6 -3.6L-3.6 3.6';

const amazon = (side: 'black' | 'white'): Piece => ({
  drawn: [
    group(`amazon ${side}`, [
      path(undefined, CROWN),
      path(undefined, FOOT),
      ...TIPS.map(([cx, cy]) => circle(undefined, 1.25, { cx, cy })),
    ]),
  ],
  words: sided(side, '{side} amazon', '{side}方皇后'),
  under: side === 'white' ? 'on-white' : 'on-black',
});

export const AMAZONS: Readonly<Record<string, Piece>> = {
  W: amazon('white'),
  B: amazon('black'),
  '#': {
    drawn: [rect('burnt', 16, 16, { rx: 3 }), path('crossed', CROSSED)],
    words: words('arrow', '箭'),
    under: 'on-black',
  },
};
