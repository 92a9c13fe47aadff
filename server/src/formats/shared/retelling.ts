/// Why records cannot be told otherwise, in the words that formats share.

import type { Way } from '../../record/retelling';
import { type Area, TURNS, type TurnName } from '../../record/turn';
import type { Words } from '../../spec/rule';

const NOT_SQUARE: Words = {
  en: 'The board is not square, so it cannot be turned by a quarter or over a diagonal.',
  zh: '棋盘不是正方形，不能旋转 90 度或沿对角线翻转。',
};
export const NO_SIZE: Words = { en: 'The size of the board is not known.', zh: '棋盘的大小不明。' };
export const NOT_GO: Words = { en: 'This is no record of Go.', zh: '这不是围棋棋谱。' };
const NO_NUMBERS: Words = { en: 'Moves have no numbers in this format.', zh: '这种格式的着法没有编号。' };
export const FIRST_SIDE: Words = {
  en: 'In this game it is settled which colour moves first.',
  zh: '这种棋规定了哪一方先行。',
};
export const NO_COLORS: Words = {
  en: 'Records of this format name no colours.',
  zh: '这种格式的棋谱不写颜色。',
};
export const SIDES: Words = {
  en: 'Each side has its own place on this board, and would lose it.',
  zh: '双方在棋盘上各有固定的位置，这样会改变它。',
};

export const isTurn = (way: Way): way is TurnName => Object.hasOwn(TURNS, way);

/// Of a board on which no side has a place of its own.
export function turnRefused(way: Way, { columns, rows }: Area): Words | undefined {
  return isTurn(way) && TURNS[way].swaps && columns !== rows ? NOT_SQUARE : undefined;
}

/// A record whose moves have no numbers.
export const unnumbered = (way: Way): Words | undefined => (way === 'numbers' ? NO_NUMBERS : undefined);
