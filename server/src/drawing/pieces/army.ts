/// The pieces of Army chess, by the codes of the chapter: A to L of the first side, a to l of the second;
/// X and x lie face down.

import { letters, path, rect } from '../shape';
import { sided } from '../words';
import type { Piece } from './piece';

/// From the commander down; then what has no rank.
const RANKS = [
  ['司令', 'commander'],
  ['军长', 'corps commander'],
  ['师长', 'division commander'],
  ['旅长', 'brigadier'],
  ['团长', 'colonel'],
  ['营长', 'major'],
  ['连长', 'captain'],
  ['排长', 'lieutenant'],
  ['工兵', 'engineer'],
  ['地雷', 'mine'],
  ['炸弹', 'bomb'],
  ['军旗', 'flag'],
] as const;

export const WIDE = 31;
export const HIGH = 16.5;

const plate = (side: string, ...on: Piece['drawn']): Piece['drawn'] => [
  rect('shadow', WIDE, HIGH, { x: -WIDE / 2 + 0.6, y: -HIGH / 2 + 1, rx: 2.5 }),
  rect(`plate ${side}`, WIDE, HIGH, { rx: 2.5 }),
  ...on,
];

const army = (side: 'red' | 'black', name: string, english: string): Piece => ({
  drawn: plate(side, letters('plate-name', name)),
  // Who hears the board is told what those who see it can read.
  words: sided(side, `{side} ${name} (${english})`, `{side}方${name}`),
  under: 'on-black',
  written: true,
});

/// A piece that lies face down.
const faceDown = (side: 'red' | 'black'): Piece => ({
  drawn: plate(side, path('plate-back', 'M-12 -5H12V5H-12zM-12 -5L12 5M12 -5L-12 5')),
  words: sided(side, '{side} piece, face down', '{side}方暗子'),
  under: 'on-black',
});

export const ARMIES: Readonly<Record<string, Piece>> = {
  ...Object.fromEntries(
    RANKS.flatMap(([name, english], i) => [
      ['ABCDEFGHIJKL'.charAt(i), army('red', name, english)],
      ['abcdefghijkl'.charAt(i), army('black', name, english)],
    ]),
  ),
  X: faceDown('red'),
  x: faceDown('black'),
};

/// The Chinese name of a piece of either side.
export const nameOf = (sign: string): string => RANKS['ABCDEFGHIJKL'.indexOf(sign.toUpperCase())]?.[0] ?? '暗子';
