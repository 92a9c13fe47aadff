/// Why some faults have no quick fix.

import { unfixed } from '../../../spec/rule-book';

export const MEANT = unfixed('Only the author knows what was meant.', '原意如何，只有作者知道。');

export const NOT_GUESSED = unfixed(
  'The right value cannot be told from the wrong one, and numbers are not guessed.',
  '从错的值看不出对的值，数字不能靠猜。',
);

export const NOT_KNOWN = unfixed(
  'What is missing stands nowhere else in the record.',
  '缺少的内容在棋谱里别处也没有，无从补写。',
);

export const PLAYED = unfixed(
  'What was really played, only the players or another copy of the record can tell.',
  '实际下的是哪一手，只有对局者或另一份棋谱才能说明。',
);

export const ALLOWED = unfixed(
  'It is allowed, and may well be right: only the author can tell.',
  '这样写是允许的，也许本来就对，只有作者能判断。',
);

export const BYTES = unfixed(
  'Its bytes do not say for certain which encoding they are in: open the file in the right one, then save it as UTF-8.',
  '单凭字节无法确定原来的编码：请先用正确的编码打开，再另存为 UTF-8。',
);

export const ANEW = unfixed(
  'All of the record would have to be written anew, which is no small repair.',
  '整份棋谱都要重写，不是小改动。',
);
