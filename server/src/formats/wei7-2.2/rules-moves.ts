/// The tree of moves (3.11 to 3.20), and what only the schema says of it (5).

import { error, remark, warning } from '../../spec/rule-book';

export const movesRules = {
  'variation-repeats-move': remark(
    '3.12',
    'This variation begins with the very move that it is an alternative to.',
    '这个变化的第一手和它所要替换的那一手相同。',
  ),
  'variation-after-move': remark(
    '3.12',
    'This variation goes on from the last move, with the same side to play: if it is an alternative to that move, it belongs before it.',
    '这个变化接在最后一手之后，却由同一方先下：如果是那一手的变化，应当放在它前面。',
  ),
  'moves-unknown-child': error(
    '3.14',
    'moves holds moves, pre, black, white and mark, no {name}.',
    'moves 里只有 moves、pre、black、white、mark，没有 {name}。',
  ),
  'moves-text': error(
    '3.14',
    'No text stands in moves: "{value}". Put it into a comment="…".',
    'moves 里不能直接写文字“{value}”，可以写在 comment="…" 里。',
  ),
  'pre-unknown-child': error(
    '3.14',
    'pre holds black, white and mark, no {name}.',
    'pre 里只有 black、white、mark，没有 {name}。',
  ),
  'pre-text': error(
    '3.14',
    'No text stands in pre: "{value}". Put it into its comment="…".',
    'pre 里不能直接写文字“{value}”，可以写在它的 comment="…" 里。',
  ),
  'pre-not-first': error(
    '3.15',
    'A pre comes first in its moves; here its stones do not count.',
    'pre 只能是 moves 的第一个子元素；在这里它的棋子不算。',
  ),
  'pre-unknown-attribute': error(
    '3.16',
    'pre has eval, title, comment and problem, no {name}.',
    'pre 有 eval、title、comment、problem 四个属性，没有 {name}。',
  ),
  'eval-value': error(
    '3.16.1',
    'eval is "{value}"; it must be "bad", "normal", "good" or "trick".',
    'eval 是 "{value}"，只能是 "bad"、"normal"、"good" 或 "trick"。',
  ),
  'title-length': error(
    '3.16.2',
    'This title has {length} characters; at most 128 are allowed.',
    '标题有 {length} 个字符，最多 128 个。',
  ),
  'title-single-line': error(
    '3.16.2',
    'A title must be a single line; this one has a line break.',
    '标题只能是一行，不能换行。',
  ),
  'literal-line-break': remark(
    '3.16.3',
    'XML turns this line break into a blank; write &#10; to keep it.',
    '按 XML 的规定，这里的换行会变成空格；要保留换行，请写 &#10;。',
  ),
  'problem-value': error(
    '3.16.4',
    'problem is "{value}"; it must be "no", "black" or "white".',
    'problem 是 "{value}"，只能是 "no"、"black" 或 "white"。',
  ),
  'problem-side': remark(
    '3.16.4',
    'The problem says {side} to play, but a move by the other side comes next.',
    '题目说{side}先，接下来却是另一方下。',
  ),
  'stone-content': error(
    '3.17.1',
    'black and white have attributes only; nothing stands in them.',
    'black、white 只有属性，里面不能有内容。',
  ),
  'stone-unknown-attribute': error('3.17.1', 'black and white have no {name}.', 'black、white 没有 {name} 属性。'),
  'type-value': error(
    '3.17.1.1',
    'type is "{value}"; it must be "normal" or "pass".',
    'type 是 "{value}"，只能是 "normal" 或 "pass"。',
  ),
  'coordinate-number': error(
    '3.17.1.2',
    '{axis} is "{value}"; it must be a whole number.',
    '{axis} 是 "{value}"，应当是整数。',
  ),
  'coordinate-range': error(
    '3.17.1.2',
    '{axis} is {value}; on this board it must be from 0 to {last}.',
    '{axis} 是 {value}，在这个棋盘上只能是 0 到 {last}。',
  ),
  'coordinate-missing': error(
    '3.17.1.2',
    'A move needs x and y; a pass is written type="pass".',
    '一手棋必须写 x 和 y；停一手写 type="pass"。',
  ),
  'pass-with-coordinate': error('3.17.1.2', 'A pass has no {name}.', '停一手（type="pass"）不能有 {name}。'),
  'splitter-value': error(
    '3.17.1.3',
    'splitter is "{value}"; it must be "small", "medium" or "large".',
    'splitter 是 "{value}"，只能是 "small"、"medium" 或 "large"。',
  ),
  'pre-stone-forbidden-attribute': error(
    '3.17.2',
    'A stone in pre is no move and has no {name}.',
    'pre 里的棋子不是着手，不能有 {name}。',
  ),
  'pre-stone-coordinate-missing': error('3.17.2', 'A stone in pre needs x and y.', 'pre 里的棋子必须写 x 和 y。'),
  'mark-attribute-missing': error('3.18', 'A mark needs x, y and symbol.', 'mark 必须写 x、y 和 symbol。'),
  'mark-unknown-attribute': error(
    '3.18',
    'A mark has x, y and symbol, no {name}.',
    'mark 有 x、y、symbol 三个属性，没有 {name}。',
  ),
  'mark-content': error(
    '3.18',
    'A mark has attributes only; its sign is written symbol="…".',
    'mark 只有属性，记号写在 symbol="…" 里。',
  ),
  'mark-coordinate-number': error(
    '3.18',
    '{axis} is "{value}"; it must be a whole number.',
    '{axis} 是 "{value}"，应当是整数。',
  ),
  'mark-coordinate-range': error(
    '3.18',
    '{axis} is {value}; on this board it must be from 0 to {last}.',
    '{axis} 是 {value}，在这个棋盘上只能是 0 到 {last}。',
  ),
  'mark-symbol-value': error(
    '3.18',
    'symbol is "{value}"; it must be one of a-z, A-Z, 0-9 and "@#$%&*?", with & written &amp;.',
    'symbol 是 "{value}"，只能是英文字母、数字或 "@#$%&*?" 中的一个字符，其中 & 写作 &amp;。',
  ),
  'mark-without-move': warning(
    '3.18',
    'A mark belongs to the move after it; no move follows here, only variations.',
    'mark 属于紧接着的一手棋，这里后面却只有变化，没有着手。',
  ),
  'mark-before-variation': remark(
    '3.18',
    'A variation stands between this mark and its move; the mark is clearer right before the move.',
    '这个 mark 和它的那一手之间隔着变化；放在那一手前面更清楚。',
  ),
  'mark-last': error(
    '3.19',
    'A mark belongs to the move after it, so it cannot be the last in its moves.',
    'mark 属于后面的一手棋，不能是 moves 里的最后一个。',
  ),
  'moves-without-step': warning(
    '3.20',
    'This moves has no step of its own: no pre, black or white.',
    '这个 moves 里没有一步棋，即没有 pre、black 或 white。',
  ),
  'moves-attribute': error('5', 'moves has no attributes, so no {name}.', 'moves 没有属性，不能有 {name}。'),
  'coordinate-leading-zero': error(
    '5',
    '{axis} is {value}; write it without the leading zero.',
    '{axis} 是 {value}，前面的 0 不能写。',
  ),
  'short-string-control': error(
    '5',
    'Tabs and other control characters cannot stand in this text.',
    '这段文字里不能有制表符等控制字符。',
  ),
  'pre-stone-move-attribute': error(
    '5',
    'A stone in pre has x and y only; {name} belongs to the pre itself.',
    'pre 里的棋子只有 x 和 y；{name} 写在 pre 上。',
  ),
} as const;
