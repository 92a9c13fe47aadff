/// The pieces of Army chess, and how moves end, in words.

import { rankOf } from '../../../games/army/pieces';
import type { Words } from '../../../spec/rule';

const PIECES: readonly Words[] = [
  { en: 'commander', zh: '司令' },
  { en: 'corps commander', zh: '军长' },
  { en: 'division commander', zh: '师长' },
  { en: 'brigadier', zh: '旅长' },
  { en: 'colonel', zh: '团长' },
  { en: 'major', zh: '营长' },
  { en: 'captain', zh: '连长' },
  { en: 'lieutenant', zh: '排长' },
  { en: 'engineer', zh: '工兵' },
  { en: 'mine', zh: '地雷' },
  { en: 'bomb', zh: '炸弹' },
  { en: 'flag', zh: '军旗' },
  { en: 'a hidden piece', zh: '暗子' },
];

export const pieceWords = (piece: number): Words | undefined => PIECES[rankOf(piece) - 1];

export const RESULT_WORDS: Readonly<Record<number, Words>> = {
  0: { en: 'the mover falls', zh: '被吃' },
  1: { en: 'it takes', zh: '吃子' },
  2: { en: 'both fall', zh: '对死' },
  3: { en: 'it only moves', zh: '仅移动' },
};
