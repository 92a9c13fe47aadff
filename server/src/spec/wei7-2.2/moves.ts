/// Chapters 3.11 to 3.21 and 5: the tree of moves, and the schema.

import type { Clause } from '../rule';
import { clause } from '../rule-book';

export const movesClauses: readonly Clause[] = [
  clause(
    '3.11',
    'moves holds the moves, and further moves inside it to any depth: variations, or the chapters of a tutorial. ' +
      'Only one stands right under the root.',
    'moves 装着所有着手，里面可以再套 moves，层数不限，用来写变化或教程的目录；根元素下只有一个。',
  ),
  clause(
    '3.12',
    'A moves element is no step itself. One that holds a variation stands before the move which it is an alternative to.',
    'moves 自己不算一步。写变化的 moves，要放在被它替换的那一步之前。',
  ),
  clause(
    '3.13',
    'The order of moves elements counts: the first variation comes first, then the second.',
    '几个 moves 的先后有意义：第一个变化在前，第二个在后，依此类推。',
  ),
  clause(
    '3.14',
    'pre sets up stones in no order (a handicap, a problem), or just carries a text. It is one step, as is each black or white of moves. ' +
      'moves holds moves, pre, black, white and mark; pre holds black, white and mark.',
    'pre 摆好让子、死活题等局面，棋子不分先后，也可以只写文字。每个 pre 算一步，moves 里的每个 black、white 也各算一步。' +
      'moves 可含 moves、pre、black、white、mark，pre 可含后三种。',
  ),
  clause(
    '3.15',
    'A pre comes first in its moves. One with stones needs an empty board: no move, and no other pre with stones, ' +
      'may come before it on its way from the root.',
    'pre 要排在所属 moves 的最前面。带棋子的 pre 只能摆在空棋盘上：从开头走到它的路上，既不能下过棋，也不能摆过子。',
  ),
  clause(
    '3.16',
    'The attributes of a step, which pre and the black and white of moves have in common.',
    '以下属性，pre 和 moves 里的 black、white 都可以带。',
  ),
  clause(
    '3.16.1',
    'eval judges the move: "bad", "normal", "good", or "trick", which backfires when answered well. ' +
      'A trick that is also a good move is "good". Left out, it means "normal".',
    'eval 评价这一步：bad、normal、good 或 trick（骗着，对方应对就吃亏），不写等于 normal。骗着若也是好棋，写 good。',
  ),
  clause(
    '3.16.2',
    'title sums the step up in one line of at most 128 characters. That of the first step is the title of its chapter.',
    'title 用一行文字概括这一步，最多 128 个字符；在教程里，第一步的 title 就是这一节的标题。',
  ),
  clause('3.16.3', 'comment is text about the step, of any length.', 'comment 评论或讲解这一步，长短不限。'),
  clause(
    '3.16.4',
    'problem makes the position a question: "black" if Black is to play, "white" if White is. Left out, it means "no".',
    '写 problem="black" 或 "white"，当前局面就是一道黑先或白先的题；不写等于 no。',
  ),
  clause(
    '3.17',
    'black and white are stones: played in moves, set up in pre. Those of game, the players, are something else.',
    'black、white 是棋子：在 moves 里是着手，在 pre 里是摆好的子；和 game 里表示棋手的同名元素无关。',
  ),
  clause(
    '3.17.1',
    'Stones have attributes only: type, x, y and splitter, besides those named before.',
    '棋子只带属性：除前面提到的以外，还有 type、x、y、splitter。',
  ),
  clause('3.17.1.1', 'type is "normal", as if left out, or "pass".', 'type 写 normal（可省）或 pass（停一手）。'),
  clause(
    '3.17.1.2',
    'x counts to the right and y downwards, both from 0 and below the size of the board. A move needs both, a pass has neither.',
    'x 自左向右、y 自上而下，从 0 数起，小于路数。落子两个都要写，停一手两个都不写。',
  ),
  clause(
    '3.17.1.3',
    'splitter tells how large a step follows: "small", as if left out, "medium" between local fights, ' +
      '"large" between opening, middle game and endgame.',
    'splitter 表示和下一步的间隔有多大：small（可省），medium 可隔开局部战斗，large 可隔开布局、中盘和官子。',
  ),
  clause(
    '3.17.2',
    'In moves, type, x, y and splitter may each be left out; in pre, x and y must be there and the other two must not.',
    'moves 里这四个属性都可省；pre 里必须写 x 和 y，不能写 type 和 splitter。',
  ),
  clause(
    '3.18',
    'A mark in moves belongs to the step right after it, one in pre to the position set up. It needs x, y and symbol, and symbol is a ' +
      'single letter a-z or A-Z, a digit, or one of @ # $ % & * ?',
    'mark 在 moves 里属于紧跟着的那一步，在 pre 里属于摆好的局面。x、y、symbol 都要写；symbol 只有一个字符：英文字母、数字，或 "@#$%&*?" 之一。',
  ),
  clause('3.19', 'A mark is never the last element of moves.', 'moves 不能以 mark 结尾。'),
  clause(
    '3.20',
    'A moves element should have a step of its own: a pre, black or white.',
    'moves 里应当至少有一步棋，即 pre、black 或 white。',
  ),
  clause(
    '3.21',
    'Where this chapter says what may stand somewhere, nothing else may, unless it is plainly meant otherwise.',
    '这一章说某处“可以”写什么，就是只可以写这些，明显另有所指的除外。',
  ),
  clause(
    '5',
    'The schema. A record that it accepts may still break the chapters before it, since not all can be said in a schema.',
    '给出 XML Schema。并非所有规定都能用它表达，所以通过了它的检查，也未必合乎前面各条。',
  ),
];
