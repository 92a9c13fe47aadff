/// Words for what stands on boards.

import type { Language, Words } from '../spec/rule';

export const words = (en: string, zh: string): Words => ({ en, zh });

const SIDES: Readonly<Record<string, Words>> = {
  black: words('black', '黑'),
  white: words('white', '白'),
  red: words('red', '红'),
  blue: words('blue', '蓝'),
};

/// A side as who plays it: a name, in English with a capital. One that has no word goes by its name.
export function sideWord(side: string, language: Language): string {
  const word = (Object.hasOwn(SIDES, side) ? SIDES[side]?.[language] : undefined) ?? side;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/// What belongs to a side.
export const sided = (side: string, en: string, zh: string): Words => {
  const { en: first, zh: colour } = SIDES[side] ?? words(side, side);
  return words(en.replace('{side}', first), zh.replace('{side}', colour));
};

export const SAID = {
  comma: words(', ', '，'),
  empty: words('empty', '空'),
  moveAt: words('move {number}', '第 {number} 手'),
  lastMove: words('last move', '最后一手'),
  wins: words('winning line', '制胜的一线'),
  taken: words('taken here', '此处被吃'),
  target: words('can be chosen', '可选'),
  chosen: words('chosen', '已选'),
  marked: words('marked {mark}', '标记 {mark}'),
  fault: words('fault: {message}', '有误：{message}'),
} as const;

export const FORMS: Readonly<Record<string, Words>> = {
  circle: words('circle', '圆圈'),
  square: words('square', '方块'),
  triangle: words('triangle', '三角'),
  cross: words('cross', '叉'),
  selected: words('selection', '选中'),
  territory: words('territory', '地'),
  'territory 1': words('Black’s territory', '黑地'),
  'territory 2': words('White’s territory', '白地'),
  faded: words('faded', '变暗'),
};
