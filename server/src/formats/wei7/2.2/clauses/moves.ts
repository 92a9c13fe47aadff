/// Chapters 3.11 to 3.21 and 5: the tree of moves, and the schema.

export const movesClauses = {
  '3.11': {
    en:
      'moves holds the moves, and further moves inside it to any depth: variations, or the chapters of a tutorial. ' +
      'Only one stands right under the root.',
    zh: 'moves 装着所有着手，里面可以再套 moves，层数不限，用来写变化或教程的目录；根元素下只有一个。',
  },
  '3.12': {
    en: 'A moves element is no step itself. One that holds a variation stands before the move which it is an alternative to.',
    zh: 'moves 自己不算一步。写变化的 moves，要放在被它替换的那一步之前。',
  },
  '3.13': {
    en: 'The order of moves elements counts: the first variation comes first, then the second.',
    zh: '几个 moves 的先后有意义：第一个变化在前，第二个在后，依此类推。',
  },
  '3.14': {
    en:
      'pre sets up stones in no order (a handicap, a problem), or just carries a text. It is one step, as is each black or white of moves. ' +
      'moves holds moves, pre, black, white and mark; pre holds black, white and mark.',
    zh:
      'pre 摆好让子、死活题等局面，棋子不分先后，也可以只写文字。每个 pre 算一步，moves 里的每个 black、white 也各算一步。' +
      'moves 可含 moves、pre、black、white、mark，pre 可含后三种。',
  },
  '3.15': {
    en:
      'A pre comes first in its moves. One with stones needs an empty board: no move, and no other pre with stones, ' +
      'may come before it on its way from the root.',
    zh: 'pre 要排在所属 moves 的最前面。带棋子的 pre 只能摆在空棋盘上：从开头走到它的路上，既不能下过棋，也不能摆过子。',
  },
  '3.16': {
    en: 'The attributes of a step, which pre and the black and white of moves have in common.',
    zh: '以下属性，pre 和 moves 里的 black、white 都可以带。',
  },
  '3.16.1': {
    en:
      'eval judges the move: "bad", "normal", "good", or "trick", which backfires when answered well. ' +
      'A trick that is also a good move is "good". Left out, it means "normal".',
    zh: 'eval 评价这一步：bad、normal、good 或 trick（骗着，对方应对就吃亏），不写等于 normal。骗着若也是好棋，写 good。',
  },
  '3.16.2': {
    en: 'title sums the step up in one line of at most 128 characters. That of the first step is the title of its chapter.',
    zh: 'title 用一行文字概括这一步，最多 128 个字符；在教程里，第一步的 title 就是这一节的标题。',
  },
  '3.16.3': { en: 'comment is text about the step, of any length.', zh: 'comment 评论或讲解这一步，长短不限。' },
  '3.16.4': {
    en: 'problem makes the position a question: "black" if Black is to play, "white" if White is. Left out, it means "no".',
    zh: '写 problem="black" 或 "white"，当前局面就是一道黑先或白先的题；不写等于 no。',
  },
  '3.17': {
    en: 'black and white are stones: played in moves, set up in pre. Those of game, the players, are something else.',
    zh: 'black、white 是棋子：在 moves 里是着手，在 pre 里是摆好的子；和 game 里表示棋手的同名元素无关。',
  },
  '3.17.1': {
    en: 'Stones have attributes only: type, x, y and splitter, besides those named before.',
    zh: '棋子只带属性：除前面提到的以外，还有 type、x、y、splitter。',
  },
  '3.17.1.1': { en: 'type is "normal", as if left out, or "pass".', zh: 'type 写 normal（可省）或 pass（停一手）。' },
  '3.17.1.2': {
    en: 'x counts to the right and y downwards, both from 0 and below the size of the board. A move needs both, a pass has neither.',
    zh: 'x 自左向右、y 自上而下，从 0 数起，小于路数。落子两个都要写，停一手两个都不写。',
  },
  '3.17.1.3': {
    en:
      'splitter tells how wide the break between two steps is: "small" (as if left out), "medium", or "large". "medium" may part ' +
      'local fights, "large" opening, middle game and endgame.',
    zh: 'splitter 表示两步之间的分隔有多大：small（不写时即是）、medium 或 large。medium 可以隔开局部战斗，large 可以隔开序盘、中盘和官子。',
  },
  '3.17.2': {
    en: 'In moves, type, x, y and splitter may each be left out; in pre, x and y must be there and the other two must not.',
    zh: 'moves 里这四个属性都可省；pre 里必须写 x 和 y，不能写 type 和 splitter。',
  },
  '3.18': {
    en:
      'A mark in moves belongs to the step right after it, one in pre to the position set up. It needs x, y and symbol, and symbol is a ' +
      'single letter a-z or A-Z, a digit, or one of @ # $ % & * ?',
    zh: 'mark 在 moves 里属于紧跟着的那一步，在 pre 里属于摆好的局面。x、y、symbol 都要写；symbol 只有一个字符：英文字母、数字，或 "@#$%&*?" 之一。',
  },
  '3.19': { en: 'A mark is never the last element of moves.', zh: 'moves 不能以 mark 结尾。' },
  '3.20': {
    en: 'A moves element should have a step of its own: a pre, black or white.',
    zh: 'moves 里应当至少有一步棋，即 pre、black 或 white。',
  },
  '3.21': {
    en: 'Where this chapter says what may stand somewhere, nothing else may, unless it is plainly meant otherwise.',
    zh: '这一章说某处“可以”写什么，就是只可以写这些，明显另有所指的除外。',
  },
  '5': {
    en: 'The schema. A record that it accepts may still break the chapters before it, since not all can be said in a schema.',
    zh: '给出 XML Schema。并非所有规定都能用它表达，所以通过了它的检查，也未必合乎前面各条。',
  },
};
