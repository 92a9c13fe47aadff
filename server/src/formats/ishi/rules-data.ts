/// Section 5.4 for what belongs to events, moves and diagrams: commentary, marks, stones that are set up, stones that are hidden.

import { error, remark, warning } from '../../spec/rule-book';

export const dataRules = {
  'com-nested': error(
    '5.4/COM',
    'COM stands in a COM block, where no other can begin; is an ENDCOM missing before it?',
    'COM 写在另一个 COM 块里，不能嵌套；前面是否漏了 ENDCOM？',
  ),
  'com-unclosed': error('5.4/COM', 'This COM has no ENDCOM.', '这个 COM 没有对应的 ENDCOM。'),
  'endcom-without-com': error('5.4/ENDCOM', 'This ENDCOM ends no COM.', '这个 ENDCOM 没有对应的 COM。'),
  'user-nested': error(
    '5.4/USER',
    'USER stands in a USER block, where no other can begin; is an ENDUSER missing before it?',
    'USER 写在另一个 USER 块里，不能嵌套；前面是否漏了 ENDUSER？',
  ),
  'user-unclosed': error('5.4/USER', 'This USER has no ENDUSER.', '这个 USER 没有对应的 ENDUSER。'),
  'enduser-without-user': error('5.4/ENDUSER', 'This ENDUSER ends no USER.', '这个 ENDUSER 没有对应的 USER。'),

  'diagram-not-square': error(
    '5.4/DIAGRAM',
    '{value} is not square; the two numbers are equal, or two corners say the region.',
    '{value} 不是正方形；两个数要相等，否则用两个角的坐标表示区域。',
  ),
  'diagram-size-range': error(
    '5.4/DIAGRAM',
    '{value} is no board of this format; its size is from 2x2 to 19x19.',
    '{value} 不是本格式的棋盘，大小只能是 2x2 到 19x19。',
  ),
  'diagram-region-form': error(
    '5.4/DIAGRAM',
    '{value} is no region; one is written as 9x9, or as two corners such as B5 J12.',
    '{value} 不是区域；区域写作 9x9，或两个角的坐标，如 B5 J12。',
  ),
  'diagram-region-incomplete': error(
    '5.4/DIAGRAM',
    'A region needs two corners; {value} is only one.',
    '区域要写两个角的坐标，{value} 只是一个。',
  ),

  'hide-without-diagram': error('5.4/HIDE', 'HIDE may only stand in a diagram.', 'HIDE 只能写在 DIAGRAM 里。'),
  'hide-token': error(
    '5.4/HIDE',
    '{value} cannot be hidden; HIDE takes locations, #n and #n-n.',
    '{value} 不能写在 HIDE 里；HIDE 只用坐标、#n 和 #n-n。',
  ),
  'hide-ref-unresolved': warning(
    '5.4/HIDE',
    '{value}: no move of this number comes before.',
    '{value}：之前没有这个编号的着手。',
  ),
  'hide-nothing': warning('5.4/HIDE', 'No stone stands on {value} to be hidden.', '{value} 上没有棋子可以隐藏。'),

  'mark-target-missing': error(
    '5.4/MARK',
    '{value} has no target; after the marker come @ and a location, #n or #n-n.',
    '{value} 没有写标在哪里；标记之后要写 @ 和坐标、#n 或 #n-n。',
  ),
  'mark-ref-unresolved': warning(
    '5.4/MARK',
    '{value}: no move of this number comes before.',
    '{value}：之前没有这个编号的着手。',
  ),
  'mark-no-stone': warning(
    '5.4/MARK',
    'No stone stands on {value} whose number could be shown.',
    '{value} 上没有棋子，无法显示手数。',
  ),
  'unmark-token': error(
    '5.4/UNMARK',
    '{value} cannot be unmarked; UNMARK takes ALL, locations, #n and #n-n.',
    '{value} 不能写在 UNMARK 里；UNMARK 只用 ALL、坐标、#n 和 #n-n。',
  ),
  'unmark-ref-unresolved': warning(
    '5.4/UNMARK',
    '{value}: no move of this number comes before.',
    '{value}：之前没有这个编号的着手。',
  ),
  'unmark-without-mark': warning(
    '5.4/UNMARK',
    'There is no MARK before it that UNMARK could take back.',
    '之前没有 MARK，UNMARK 无可取消。',
  ),

  'remark-without-target': remark(
    '5.4/REMARK',
    'A REMARK is about the next EVENT, SETUP, B, W or DIAGRAM; none follows.',
    'REMARK 说明其后的 EVENT、SETUP、B、W 或 DIAGRAM，这之后却没有了。',
  ),

  'setup-colour-missing': error(
    '5.4/SETUP',
    'B or W has to come before the stones; {value} is left out.',
    '棋子之前要写 B 或 W，{value} 被略去。',
  ),
  'setup-point-conflict': error(
    '5.4/SETUP',
    '{value} is set up with the other colour already; the first stone stays.',
    '{value} 已经摆了另一种颜色的棋子，以先摆的为准。',
  ),
  'setup-point-repeated': warning(
    '5.4/SETUP',
    '{value} is set up already with this colour.',
    '{value} 已经摆过同色的棋子。',
  ),
  'setup-no-liberty': warning(
    '5.4/SETUP',
    'The {count}-stone block at {value} has no liberty.',
    '{value} 这块棋（{count} 子）没有气。',
  ),
  'data-between-setup-lines': error(
    '5.4/SETUP',
    '{keyword} stands between SETUP lines; it has to follow the last of them, and has no effect here.',
    '{keyword} 写在 SETUP 行之间；要写在最后一个 SETUP 行之后，写在这里无效。',
  ),
  'remark-between-setup-lines': error(
    '5.4/SETUP',
    'Of several SETUP lines only the first can have a REMARK.',
    '有多个 SETUP 行时，只有第一行之前可以写 REMARK。',
  ),
  'diagram-setup-occupied': warning(
    '5.4/SETUP',
    'A stone stands on {value} already, and no HIDE takes it away.',
    '{value} 上已有棋子，也没有用 HIDE 隐藏。',
  ),
} as const;
