/// Why some faults have no quick fix.

import { unfixed } from '../../../../spec/rule-book';

export const PLAYERS_KNOW = unfixed(
  'What was played can only be told by those who played.',
  '原来下的是哪一着，只有对局双方知道。',
);

export const SAVE_ANEW = unfixed(
  'The text is right, only its bytes are not: save the file again in the other encoding.',
  '文字没有错，只是文件的编码不对：请用规定的编码另存一次。',
);
