/// What is said of stones in more than one game.

import { longestThrough } from '../../../games/in-a-row/lines';
import type { Board } from '../../../games/shared/game';
import type { Words } from '../../../spec/rule';

export function longestLine(board: Board, cell: number): Words {
  const longest = longestThrough(board, cell);
  return { en: `Longest line through it: ${longest}`, zh: `过这一子最长连 ${longest} 子` };
}
