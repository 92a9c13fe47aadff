/// Black and White, by their colours as numbers: what boards call them, and what players do. Other sides have no name here.

import type { Words } from '../../spec/rule';

export const BLACK = 1;
export const WHITE = 2;

/// As boards know them.
export const SIDES: Readonly<Record<number, string>> = { 1: 'black', 2: 'white' };

const SIDE: Readonly<Record<number, Words>> = { 1: { en: 'Black', zh: '黑' }, 2: { en: 'White', zh: '白' } };
const STONE: Readonly<Record<number, Words>> = {
  0: { en: 'empty', zh: '空点' },
  1: { en: 'a black stone', zh: '黑子' },
  2: { en: 'a white stone', zh: '白子' },
};

/// The side by its colour.
export const sideWords = (color: number): Words | undefined => SIDE[color];

export const playerWords = (color: number): Words | undefined => {
  const side = SIDE[color];
  return side && { en: side.en, zh: `${side.zh}棋` };
};

/// So many stones, as what something is said of.
export const stonesWords = (count: number): Words => ({
  en: count === 1 ? '1 stone is' : `${count} stones are`,
  zh: ` ${count} 颗棋子`,
});

/// What stands on a point.
export const stoneWords = (color: number): Words =>
  STONE[color] ?? { en: `a stone of colour ${color}`, zh: `${color} 号子` };
