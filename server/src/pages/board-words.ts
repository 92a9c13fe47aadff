/// Words about a board.

import { words } from '../drawing/words';

export const NOTE = {
  size: words('Board: {columns} by {rows}', '棋盘：{columns}×{rows}'),
  title: words('Title: {title}', '标题：{title}'),
  branch: words('Branch: {path}', '分支：{path}'),
  move: words('Move {move}: {color} {point}', '第 {move} 手：{color} {point}'),
  pass: words('Move {move}: {color} passes', '第 {move} 手：{color}停一手'),
  noMove: words('Moves so far: {move}', '已下手数：{move}'),
  toMove: words('To play: {color}', '轮到：{color}'),
  way: words('{from} to {to}', '{from} 到 {to}'),
  taking: words('{from} takes {to}', '{from} 吃 {to}'),
  shot: words('{from} to {to}, arrow to {arrow}', '{from} 到 {to}，箭射 {arrow}'),
  die: words('Die: {die}', '骰子：{die}'),
  boxes: words('Boxes: {list}', '占格：{list}'),
  captures: words('Stones taken: {list}', '提子：{list}'),
  marks: words('Marks: {list}', '标记：{list}'),
} as const;
