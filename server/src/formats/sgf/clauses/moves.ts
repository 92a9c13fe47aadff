/// Properties of moves and positions, and how Go is played in a record.

import type { Words } from '../../../spec/rule';

const clause = (en: string, zh: string): Words => ({ en, zh });

export const moves = {
  'SGF4-prop': clause('The properties of the standard, with the types of their values.', '标准属性及其值的类型。'),
  'SGF4-prop/B': clause('Black plays a stone, or passes: B[].', '黑方落子；B[] 表示黑方停一手。'),
  'SGF4-prop/W': clause('White plays a stone, or passes: W[].', '白方落子；W[] 表示白方停一手。'),
  'SGF4-prop/KO': clause(
    'The move of this node is to be executed though it is illegal.',
    '本节点的着手虽不合规则，仍照样执行。',
  ),
  'SGF4-prop/MN': clause('The move of this node has this number.', '本节点着手的手数。'),
  'SGF4-prop/AB': clause('Black stones are put on points, whatever stood there.', '在这些点摆上黑子，不管原来有什么。'),
  'SGF4-prop/AW': clause('White stones are put on points, whatever stood there.', '在这些点摆上白子，不管原来有什么。'),
  'SGF4-prop/AE': clause('Points are emptied; nothing counts as taken.', '把这些点清空，不算提子。'),
  'SGF4-prop/PL': clause('Whose turn it is: B or W.', '轮到谁下：B 或 W。'),
  'SGF4-prop/setup': clause(
    'In one node no point stands twice in AB, AW and AE together; values that change nothing are bad style.',
    '同一节点里，一个点在 AB、AW、AE 中只出现一次；不改变局面的摆子不必写。',
  ),
  'SGF4-prop/BM': clause('The move is bad.', '恶手。'),
  'SGF4-prop/DO': clause('The move is doubtful.', '疑问手。'),
  'SGF4-prop/IT': clause('The move is interesting.', '有趣的一手。'),
  'SGF4-prop/TE': clause('The move is a tesuji, a good one.', '手筋，好手。'),
  'SGF4-prop/move-annotation': clause(
    'BM, DO, IT and TE need a move in their node, and a node has one of them at most.',
    'BM、DO、IT、TE 所在的节点要有着手，并且只能有其中一个。',
  ),
  'SGF4-prop/BL': clause("Black's time left after the move, in seconds.", '黑方下完这一手后的剩余时间（秒）。'),
  'SGF4-prop/WL': clause("White's time left after the move, in seconds.", '白方下完这一手后的剩余时间（秒）。'),
  'SGF4-prop/OB': clause('Moves that Black has left in this period of overtime.', '黑方在本次读秒时段内剩余的手数。'),
  'SGF4-prop/OW': clause('Moves that White has left in this period of overtime.', '白方在本次读秒时段内剩余的手数。'),
  'SGF4-prop/LT': clause('The player lost on time (FF[3]).', '超时负（FF[3]）。'),
  'SGF4-prop/EL': clause('What a computer makes of the move (FF[1], FF[2]).', '电脑对着手的评估（FF[1]、FF[2]）。'),
  'SGF4-prop/EX': clause('The move that was expected (FF[1], FF[2]).', '预想的着手（FF[1]、FF[2]）。'),
  'SGF4-go/types': clause(
    'A point is two letters, column from the left and row from the top; a to z are 1 to 26, A to Z 27 to 52. A pass is [], or [tt] on ' +
      'boards up to 19 by 19.',
    '点用两个字母表示，先列（从左）后行（从上）；a 到 z 为 1 到 26，A 到 Z 为 27 到 52。停一手写 []，19 路以下的棋盘也可写 [tt]。',
  ),
  'SGF4-go/play': clause(
    'A move puts a stone on its point, takes what has no liberty beside it, then its own group if that has none. No move is refused.',
    '着手先放子，再提掉相邻的无气之子，自己一块若无气也提掉。任何着手都照样执行。',
  ),
} as const;
