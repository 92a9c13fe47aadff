/// The root (3.2, 3.3) and the size of the board (3.4).

import { error, FIXED } from '../../../../spec/rule-book';
import { called, holding, MOVES, SIZE, SOUND } from './examples';

export const rootRules = {
  'root-name': error('3.2', {
    en: 'The outermost element is wei7, not {name}.',
    zh: '最外层的元素应当是 wei7，而不是 {name}。',
    bad: SOUND.replaceAll('wei7', 'Wei7'),
    good: SOUND,
    fix: FIXED,
  }),
  'version-missing': error('3.2', {
    en: 'wei7 needs version="2.2".',
    zh: 'wei7 必须写 version="2.2"。',
    bad: SOUND.replace(' version="2.2"', ''),
    good: SOUND,
    fix: FIXED,
  }),
  'version-value': error('3.2', {
    en: 'version is "{value}"; it must be "2.2", or "2.1" or "2.0" for older records.',
    zh: 'version 是 "{value}"，只能是 "2.2"，旧棋谱也可以是 "2.1" 或 "2.0"。',
    bad: SOUND.replace('2.2', '2.20'),
    good: SOUND,
    fix: FIXED,
  }),
  'root-unknown-attribute': error('3.2', {
    en: 'wei7 has only version, no {name}.',
    zh: 'wei7 只有 version 属性，没有 {name}。',
    bad: SOUND.replace('version', 'app="Qipu" version'),
    good: SOUND,
    fix: FIXED,
  }),
  'size-missing': error('3.3', {
    en: 'The record has no size; it is taken as 19 by 19 until it says one.',
    zh: '棋谱没有写 size；在写明之前按 19 路处理。',
    bad: holding(MOVES),
    good: SOUND,
    fix: FIXED,
  }),
  'moves-missing': error('3.3', {
    en: 'The record has no moves.',
    zh: '棋谱没有 moves。',
    bad: holding(SIZE),
    good: SOUND,
    fix: FIXED,
  }),
  'root-child-order': error('3.3', {
    en: '{name} stands too late: the order is size, game, moves.',
    zh: '{name} 的位置太靠后，顺序应当是 size、game、moves。',
    bad: holding(MOVES + SIZE),
    good: SOUND,
    fix: FIXED,
  }),
  'root-child-duplicate': error('3.3', {
    en: 'There is a {name} already; wei7 has only one, and this one does not count.',
    zh: '前面已有 {name}，只能有一个；这一个不算。',
    bad: holding(SIZE + SIZE + MOVES),
    good: SOUND,
    fix: FIXED,
  }),
  'root-unknown-child': error('3.3', {
    en: 'wei7 holds size, game and moves, no {name}.',
    zh: 'wei7 里只有 size、game、moves，没有 {name}。',
    bad: called('name="A"').replace('game', 'Game'),
    good: called('name="A"'),
    fix: FIXED,
  }),
  'root-text': error('3.3', {
    en: 'No text stands here: "{value}". wei7 holds only size, game and moves.',
    zh: '这里不能有文字“{value}”；wei7 里只有 size、game、moves。',
    bad: holding(`${SIZE}  A game\n${MOVES}`),
    good: called('name="A game"'),
    fix: FIXED,
  }),
  'size-value': error('3.4', {
    en: 'The size of the board is "{value}"; it must be 7, 9, 11, 13, 15, 17 or 19.',
    zh: '棋盘大小是“{value}”，只能是 7、9、11、13、15、17 或 19。',
    bad: SOUND.replace('>9<', '>9x9<'),
    good: SOUND,
    fix: FIXED,
  }),
  'size-content': error('3.4', {
    en: 'size holds nothing but a number, no {name}.',
    zh: 'size 里只有一个数，不能有 {name}。',
    bad: SOUND.replace('<size>', '<size unit="lines">'),
    good: SOUND,
    fix: FIXED,
  }),
};
