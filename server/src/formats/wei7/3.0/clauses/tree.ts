/// Chapters 3.11 to 3.17: comments, marks, problems, and the tree of moves.

import type { Words } from '../../../../spec/rule';

export const treeClauses = {
  '3.11': {
    en: 'A comment is text of any length, about a move or a position, or to teach.',
    zh: '评论是一段文字，谈着手或局面，也可用来讲解，长短不限。',
  },
  '3.12': {
    en: 'A mark needs point and symbol. The symbol is a single letter a-z or A-Z, a digit, or one of @ # $ % & * ?',
    zh: '标记必须写 point 和 symbol；symbol 只有一个字符：英文字母、数字，或 "@#$%&*?" 之一。',
  },
  '3.13': {
    en: 'marks is an array of marks. Their order means nothing.',
    zh: 'marks 是若干标记组成的数组，排列先后不影响含义。',
  },
  '3.14': {
    en: 'The time of a step is in seconds, from 0 to below 86400, which is one day.',
    zh: '每一步的 time 以秒计，从 0 开始，不到一天（86400 秒）。',
  },
  '3.15': {
    en: 'problem makes the position a question for the reader. Its color, which it needs, says who is to play: 1 black, 2 white.',
    zh: '写了 problem，当前局面就是一道题；必须用 color 说明谁先下，黑先写 1，白先写 2。',
  },
  '3.16': {
    en:
      'A tree is the whole game or one branch of it, so trees hold trees, to any depth. ' +
      'It may have title, pre, steps and branches.',
    zh: 'tree 可以是整局棋，也可以是一个分支，层层相套，深浅不限；可写 title、pre、steps、branches。',
  },
  '3.16.1': {
    en: 'title is text; in a tutorial it is the entry of this branch in the table of contents.',
    zh: 'title 是文字，在教程里可作目录中这个分支的名目。',
  },
  '3.16.2': {
    en: 'pre is the position before the first step, such as handicap stones. It may have stones, problem, marks and comment.',
    zh: 'pre 是落子之前先摆好的局面，例如让子；可写 stones、problem、marks、comment。',
  },
  '3.16.2.1': {
    en: 'stones lists the stones set up. Each needs color and point.',
    zh: 'stones 列出摆好的棋子，每颗都必须写 color 和 point。',
  },
  '3.16.2.2': {
    en: 'problem in pre makes the set-up position a question. Without it, it is none.',
    zh: 'pre 里写了 problem，摆好的局面就是一道题；不写就不是。',
  },
  '3.16.2.3': {
    en: 'marks in pre is an array of marks on the set-up position, as in 3.13.',
    zh: 'pre 的 marks 是摆好的局面上的标记，写法见 3.13。',
  },
  '3.16.2.4': {
    en: 'comment in pre is a comment on the set-up position, as in 3.11.',
    zh: 'pre 的 comment 是对摆好的局面的评论，写法见 3.11。',
  },
  '3.16.2.5': {
    en:
      'The order of stones means nothing: whichever goes down first, none may be captured. ' +
      'So no two share a point, and every block has a liberty.',
    zh: '摆子不分先后，怎么摆都不会提子；所以两颗棋子不能在同一点，每块棋都要有气。',
  },
  '3.16.2.6': {
    en: 'Stones can be set up only on an empty board. After a move, or after another pre with stones, stones must be empty.',
    zh: '只有空棋盘才能摆子。如果前面已经下过棋，或者已经摆过子，stones 里就不能再有棋子。',
  },
  '3.16.3': {
    en: 'steps lists what happens, in order: moves and other acts. Each step needs action and may have time, actor, marks, comment.',
    zh: 'steps 依次记下发生的事，不限于落子。每一步必须写 action，可加 time、actor、marks、comment。',
  },
  '3.16.3.1': {
    en:
      'time counts seconds from the start of the whole game and should never go back. ' +
      'If it does, the order of the steps holds, and the later one follows at once.',
    zh: 'time 是从整局开始算起的秒数，后一步不宜比前一步早；如果早了，仍按排列的先后，紧接着进行。',
  },
  '3.16.3.2': {
    en: 'action needs type: "move", "takeback", "mark", "message", or the "result" of 3.16.3.2.3. What value holds depends on it.',
    zh: 'action 必须写 type："move"、"takeback"、"mark"、"message"，还有 3.16.3.2.3 的 "result"；value 写什么由它决定。',
  },
  '3.16.3.2.1': {
    en: 'A "move" plays a stone or passes. Its value needs color and point, and may have evaluation and problem.',
    zh: '"move" 是下一手棋，value 必须写 color 和 point，可加 evaluation 和 problem。',
  },
  '3.16.3.2.1.1': {
    en: 'color says who plays this move: 1 black, 2 white.',
    zh: '这一手的 color：黑棋下的写 1，白棋下的写 2。',
  },
  '3.16.3.2.1.2': { en: 'point is where the stone goes; null is a pass.', zh: 'point 是落子的点；停一手写 null。' },
  '3.16.3.2.1.3': {
    en:
      'evaluation sums up the move: "bad", "good", "controversial", or "trick", which backfires when answered well. ' +
      'A trick that is also a good move is "good". Left out: not judged.',
    zh: 'evaluation 评价这一手："good" 好，"bad" 坏，"controversial" 有争议，"trick" 骗着（对方应对就吃亏）。骗着若也是好棋，写 "good"；不写就是不评。',
  },
  '3.16.3.2.1.4': {
    en: 'problem makes the position after this move a question. Without it, it is none.',
    zh: '着手里写了 problem，下完这一手的局面就是一道题；不写就不是。',
  },
  '3.16.3.2.2': {
    en: 'A "takeback" undoes moves; value says how many, at least 1.',
    zh: '"takeback" 是悔棋，value 写撤回几手，至少 1 手。',
  },
  '3.16.3.2.3': {
    en:
      'With "result" somebody claims how the game ended. value is a result as in 3.8; together with actor it tells ' +
      'resigning, claiming a win and agreeing on a score apart.',
    zh: '"result" 是有人提出对局的结果，value 按 3.8 来写；看它和 actor 的关系，可知是认输、宣布获胜还是商定目数。',
  },
  '3.16.3.2.3.1': {
    en: 'No margin, and the winner is the side of the actor: the actor claims the win. Odd, but allowed.',
    zh: '没有 margin，胜方又是执行者自己，就是自己宣布获胜；虽然奇怪，但可以这样写。',
  },
  '3.16.3.2.3.2': {
    en: 'No margin, and the winner is the other side: the actor resigns.',
    zh: '没有 margin，胜方是执行者的对手，就是认输。',
  },
  '3.16.3.2.3.3': {
    en:
      'With margin, the actor names a score. A program may take the score as agreed when both sides claim the same ' +
      'one right after the other.',
    zh: '写了 margin，就是报出胜负目数；双方接连报出同样的结果，程序便可认定。',
  },
  '3.16.3.2.4': {
    en:
      'A "mark" action puts a single mark on the board; value is a mark as in 3.12. It should serve live sessions only; ' +
      'tutorials and game records use marks.',
    zh: '"mark" 是当场在棋盘上做一个标记，value 按 3.12 来写；只宜用于即时互动，教程和正式棋谱用 marks。',
  },
  '3.16.3.2.5': {
    en: 'A "message" sends text; value is a comment as in 3.11.',
    zh: '"message" 是发一段话，value 写其文字，见 3.11。',
  },
  '3.16.3.3': {
    en: 'actor says who does this, as an index into info.participants.',
    zh: 'actor 写明是谁做的，用他在 info.participants 中的编号。',
  },
  '3.16.3.4': {
    en: 'marks of a step is an array of marks on the board, as in 3.13.',
    zh: '每一步可用 marks 在棋盘上做一组标记，写法见 3.13。',
  },
  '3.16.3.5': {
    en: 'comment of a step is about what is done in it, or to teach, as in 3.11.',
    zh: '每一步可用 comment 加以评论或讲解，写法见 3.11。',
  },
  '3.16.4': {
    en:
      'branches lists the ways to go on after the last step, each a tree; in a tutorial, the entries of the contents. ' +
      'The first is the main line, and the game as played must come first.',
    zh: 'branches 列出走完 steps 之后的各种变化，每个都是 tree，在教程里就是目录。第一个是主线，实战必须排在第一。',
  },
  '3.16.5': {
    en: 'Played back without a timeline, a record stops after every move, and at pre if there is one.',
    zh: '不按时间播放时，每下一手停一下；有 pre 的话，摆好之后也停一下。',
  },
  '3.17': {
    en: 'The tree of the outermost object is the game, and it has to be a game of go as 9.16 defines it.',
    zh: '最外层的 tree 就是这局棋，它必须合乎 9.16 给出的围棋定义。',
  },
} satisfies Record<string, Words>;
