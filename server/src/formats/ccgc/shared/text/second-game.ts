/// Programs append one game to another.

import type { Words } from '../../../../spec/rule';

export const SECOND_GAME: Words = {
  en: 'a second game begins here; a file holds one',
  zh: '这里开始了第二局；一个文件只放一局棋谱',
};
