/// What a game is played and shown under: its rules, its board, the wishes to the player program, and meta.

import type { Words } from '../../../spec/rule';

export const conditions = {
  rules: {
    en: 'What the game was played under: ruleset, suicide and repetition, komi, handicap and time.',
    zh: '对局条件：规则、自杀与同形、贴目、让子和用时。',
  },
  'rules.ruleset': {
    en: 'The name of the ruleset, such as "Chinese" or "Japanese".',
    zh: '规则名称，如 "Chinese"、"Japanese"。',
  },
  'rules.allowSuicide': {
    en: 'true if a move can take the last liberty of its own block; false forbids it, and Qipu then points out such moves.',
    zh: '是否允许自杀。写 false 时，Qipu 会指出使己方棋块无气的着手。',
  },
  'rules.disallowRepeats': {
    en:
      'true if no position of the whole board can come back (superko); false if only taking a ko back at once is ' +
      'forbidden.',
    zh: 'true 表示任何局面都不许重现（全局同形再现禁止），false 表示只禁止立即回提劫。',
  },
  'rules.komi': {
    en: 'The komi, a number without quotes; it can have a fraction and can be negative.',
    zh: '贴目，写数字不加引号；可有小数，也可为负。',
  },
  'rules.handicap': {
    en: 'How many handicap stones there are. The number places none: the stones stand in a setup or are moves.',
    zh: '让子数。这个数字本身不摆棋子，让子要另用摆子或着手写出。',
  },
  'rules.time': { en: 'The main time in seconds: 7200 is two hours.', zh: '保留时间，以秒计：7200 为两小时。' },
  'rules.overtime': {
    en: 'What follows when the main time is over, in free text such as "5x60 byo-yomi".',
    zh: '保留时间用完后的读秒办法，文字不限，如 "5x60 byo-yomi"。',
  },
  board: {
    en: 'How large the board is, and which parts of it are not shown. Without it Qipu takes a board of 19 × 19.',
    zh: '棋盘的大小，以及不显示的部分。不写时 Qipu 按 19×19 处理。',
  },
  'board.size': { en: 'The side of a square board: 19 means 19 × 19.', zh: '正方形棋盘的边长：19 即 19×19。' },
  'board.width': {
    en: 'The number of columns, for boards that are not square; it goes together with height and holds over size.',
    zh: '列数，用于非正方形棋盘；与 height 一起写，与 size 不符时以它为准。',
  },
  'board.height': {
    en: 'The number of rows, for boards that are not square; it goes together with width and holds over size.',
    zh: '行数，用于非正方形棋盘；与 width 一起写，与 size 不符时以它为准。',
  },
  'board.cutOffTop': {
    en: 'How many rows at the top are not shown, as in problem diagrams. The coordinates stay those of the whole board.',
    zh: '顶边有几行不显示，多用于死活题图。坐标仍按整个棋盘计。',
  },
  'board.cutOffBottom': {
    en: 'How many rows at the bottom are not shown. The coordinates stay those of the whole board.',
    zh: '底边有几行不显示。坐标仍按整个棋盘计。',
  },
  'board.cutOffLeft': {
    en: 'How many columns at the left are not shown. The coordinates stay those of the whole board.',
    zh: '左边有几列不显示。坐标仍按整个棋盘计。',
  },
  'board.cutOffRight': {
    en: 'How many columns at the right are not shown. The coordinates stay those of the whole board.',
    zh: '右边有几列不显示。坐标仍按整个棋盘计。',
  },
  settings: {
    en: 'Wishes to the program that shows the record. Besides those listed, a program can define others of its own.',
    zh: '对播放程序的要求。除列出的几项外，程序可以自行增加。',
  },
  'settings.showLastMove': { en: 'true to mark the move that was just played.', zh: '为 true 时标出刚下的一手。' },
  'settings.showNextMove': { en: 'true to mark where the next move will be.', zh: '为 true 时标出下一手的位置。' },
  'settings.showSolutions': {
    en: 'true to mark the right answer of a problem, the nodes that have solution.',
    zh: '为 true 时标出题目的正解，即带 solution 的节点。',
  },
  'settings.showVariations': {
    en: 'true to mark the variations that go out from the current node.',
    zh: '为 true 时标出从当前节点分出的各变化。',
  },
  'settings.showSiblingVariations': {
    en: 'true to mark the alternatives to the current node, those that start where it does.',
    zh: '为 true 时标出与当前节点并列的其他变化。',
  },
  'settings.rememberVariationPaths': {
    en: 'true to go again, when stepping forward, into the variation that was looked at last.',
    zh: '为 true 时，再次前进会回到上次看过的变化。',
  },
  meta: {
    en: 'Room for whatever else should be kept with the record; any properties are right here.',
    zh: '存放其他任何数据的地方，属性不限。',
  },
} satisfies Record<string, Words>;
