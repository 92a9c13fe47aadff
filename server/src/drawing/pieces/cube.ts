/// The numbered cubes of EinStein: red from 1 to 6, blue from a to f.

import { letters, path, rect } from '../shape';
import { sided } from '../words';
import type { Piece } from './piece';

const HALF = 7.6;
const EDGE = 1.7;
const INNER = HALF - EDGE;

/// Light falls from the upper left.
const LIT = `M${-HALF} ${HALF}V${-HALF}H${HALF}l${-EDGE} ${EDGE}H${-INNER}V${INNER}z`;
const UNLIT = `M${HALF} ${-HALF}V${HALF}H${-HALF}l${EDGE} ${-EDGE}H${INNER}V${-INNER}z`;

const cube = (side: 'red' | 'blue', number: number): Piece => ({
  drawn: [
    rect('shadow', 2 * HALF, 2 * HALF, { x: -HALF + 0.6, y: -HALF + 1.1 }),
    rect(`cube ${side}`, 2 * HALF, 2 * HALF),
    path('lit', LIT),
    path('unlit', UNLIT),
    letters('cube-number', String(number)),
  ],
  words: sided(side, `{side} ${number}`, `{side} ${number}`),
  under: 'on-black',
  written: true,
});

export const CUBES: Readonly<Record<string, Piece>> = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].flatMap((number) => [
    [String(number), cube('red', number)],
    ['abcdef'.charAt(number - 1), cube('blue', number)],
  ]),
);
