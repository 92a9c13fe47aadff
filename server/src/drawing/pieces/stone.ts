/// Stones, by their signs: X is black, O white; more sides have the digits from 3 on.

import { circle, UNIT } from '../shape';
import { sided, words } from '../words';
import type { Piece } from './piece';

export const STONE = 0.48 * UNIT;

const stoneOf = (kind: string, called: Piece['words'], under: Piece['under'], r = STONE): Piece => ({
  drawn: [circle('shadow', r, { cx: 0.7, cy: 1.3 }), circle(`stone ${kind}`, r)],
  words: called,
  under,
});

const STONES: Readonly<Record<string, Piece>> = {
  X: stoneOf('black', words('black', '黑子'), 'on-black'),
  O: stoneOf('white', words('white', '白子'), 'on-white'),
};

const known = new Map(Object.entries(STONES));

export function stone(sign: string): Piece {
  const before = known.get(sign);
  if (before) return before;
  const kind = /^[3-9]$/.test(sign) ? `other side${sign}` : 'other';
  return stoneOf(kind, words(`stone ${sign}`, `${sign} 号子`), 'on-black');
}

/// Of a side that is called by its colour.
export const coloured = (side: string, r?: number): Piece =>
  stoneOf(side, sided(side, '{side}', '{side}子'), 'on-black', r);
