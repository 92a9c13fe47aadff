/// How a game has ended on the board, as boards say it beside the move.

import type { Words } from '../../../spec/rule';

/// The name of a side in Chinese may have its 方 already, or may not.
export const wonBy = (side: Words | undefined, why: Words): Words => ({
  en: `${side?.en ?? '?'} wins: ${why.en}`,
  zh: `${(side?.zh ?? '？').replace(/方$/, '')}方胜：${why.zh}`,
});
