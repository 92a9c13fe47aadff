/// Words about a board.

import type { Language, Words } from '../../spec/rule';

const words = (en: string, zh: string): Words => ({ en, zh });

export const NOTE = {
  size: words('Board: {columns} by {rows}', '棋盘：{columns}×{rows}'),
  title: words('Title: {title}', '标题：{title}'),
  branch: words('Branch: {path}', '分支：{path}'),
  move: words('Move {move}: {color} {point}', '第 {move} 手：{color} {point}'),
  pass: words('Move {move}: {color} passes', '第 {move} 手：{color}停一手'),
  noMove: words('Moves so far: {move}', '已下手数：{move}'),
  toMove: words('To play: {color}', '轮到：{color}'),
  captures: words('Stones taken: {list}', '提子：{list}'),
  marks: words('Marks: {list}', '标记：{list}'),
} as const;

const SIDES: Readonly<Record<string, Words>> = { black: words('black', '黑'), white: words('white', '白') };
const COLORS: Readonly<Record<number, Words>> = { 1: words('black', '黑'), 2: words('white', '白') };

export const sideWord = (side: string, language: Language): string =>
  (Object.hasOwn(SIDES, side) ? SIDES[side]?.[language] : undefined) ?? side;

export const colorWord = (color: number, language: Language): string => COLORS[color]?.[language] ?? String(color);
