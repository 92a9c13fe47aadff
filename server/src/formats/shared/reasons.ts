/// Why some faults have no quick fix.

import { unfixed } from '../../spec/rule-book';

export const WRITER_KNOWS = unfixed(
  'What was meant can only be told by whoever wrote the record.',
  '原来想写的是什么，只有写棋谱的人知道。',
);

export const ONLY_UNUSUAL = unfixed(
  'The record may be just as the game was: this is unusual, not wrong.',
  '棋谱可能与实际对局一致：这只是少见，不算错误。',
);

export const BYTES_LOST = unfixed(
  'What stood here cannot be told from the text any more: open the file in its own encoding.',
  '从文字里已看不出原来的内容：请用文件本来的编码打开。',
);
