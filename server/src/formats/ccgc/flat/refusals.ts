/// Why the board does not write something into a record that has one line of play.

import type { Refusal } from '../../../record/board-edit';

export const refused = (en: string, zh: string): Refusal => ({ refusal: { en, zh } });

export const ONLY_MOVES = refused(
  'A record of this kind holds moves and their remarks, and nothing else.',
  '这种棋谱只能写着法和着法的注释，不能写别的内容。',
);
export const ONE_LINE = refused(
  'A record of this kind holds one line of play only.',
  '这种棋谱没有变化，只有一条着法。',
);
export const NO_PASS = refused('Records of this game have no sign for a pass.', '这种棋谱没有停着的写法。');
export const NO_SIDE = refused('This game has no such side.', '这种棋没有这一方。');
export const OFF_BOARD = refused('The board has no such point.', '棋盘上没有这个点。');
export const UNREADABLE = refused(
  'What stands here cannot be read; mend that first.',
  '这里有无法识别的内容，请先改正。',
);
export const STOPPED = refused(
  'A move before this one cannot be made; mend that first.',
  '前面有一步着法走不成，请先改正。',
);
export const DAMAGED_BEHIND = refused(
  'What follows here cannot be read; mend that first.',
  '后面有无法识别的内容，请先改正。',
);
export const CLOSED = refused(
  'A bracket closes the record before its last move; mend that first.',
  '棋谱在最后一着之前已经用括号结束，请先改正。',
);
export const NO_MOVE = refused('No move stands here that could be removed.', '这里没有可以删除的着法。');
export const NO_STONE = refused(
  'A remark belongs to a move; no stone was put here.',
  '注释要写在着法上，这里没有棋子。',
);
export const NO_REMARK = refused('This move has no remark.', '这一着没有注释。');
export const NO_VALUE = refused(
  'The remark on a move is a number: -2 (very bad), -1, 0, 1 or 2 (very good).',
  '着法的注释是一个数：-2（大劣）、-1、0、1、2（大好）。',
);
