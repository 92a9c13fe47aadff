/// Chapters 3.1 to 3.10: the file, the root, the board and what is known about the game.

export const gameClauses = {
  '3.1': {
    en: 'A record is an XML 1.0 document in UTF-8. Kept in a file, its name ends in .wei7.',
    zh: '棋谱是一份 UTF-8 的 XML 1.0 文档；存盘时后缀名用 .wei7。',
  },
  '3.2': {
    en: 'The outermost element is wei7. It has one attribute, version: "2.2", or "2.1" or "2.0" in older records.',
    zh: '最外层元素是 wei7，只带一个属性 version，写 "2.2"；旧棋谱写 "2.1" 或 "2.0" 也行。',
  },
  '3.3': {
    en: 'wei7 holds size, game and moves, in this order and each only once. Only game may be left out.',
    zh: 'wei7 里依次是 size、game、moves，各一个；除 game 外都不能省。',
  },
  '3.4': {
    en: 'size is the number of lines of the board, written as its text: an odd number from 7 to 19.',
    zh: 'size 的文字内容是棋盘的路数，可以是 7 到 19 之间的单数。',
  },
  '3.5': {
    en:
      'game tells about the game, but not its moves or board: rules, time, black, white and result, in any order, ' +
      'each at most once.',
    zh: 'game 记对局资料，不管棋盘和着手：rules、time、black、white、result，先后不限，各至多一个，都可不写。',
  },
  '3.6': {
    en:
      'rules has attributes only, all optional: scoring ("area" or "territory"), komi (over 0 and below 10, in steps of 0.5 ' +
      'and without needless zeros; leave it out for none) and type ("Chinese", "Japanese" or "Korean").',
    zh:
      'rules 只带属性，都可不写：scoring 写 area（数子）或 territory（点目）；komi 在 0 和 10 之间，以 0.5 目为一档，不写多余的 0，不贴目就省去；' +
      'type 写中、日、韩规则之一。',
  },
  '3.7': {
    en: 'time is when the game was played, a date with a time as XML Schema writes them: 2011-09-06T14:30:00+08:00.',
    zh: 'time 写对局的时刻，用 XML Schema 的日期加时间，如 2011-09-06T14:30:00+08:00。',
  },
  '3.8': {
    en:
      'game may have domain, id and name; black and white in it also title and rank. Each is one line of at most 128 characters. ' +
      'name matters most: it is what gets shown. domain says whose numbering the id belongs to.',
    zh: 'game 可带 domain、id、name，里面的 black、white 还可带 title、rank，都是不超过 128 字的一行文字。最该写的是 name，供显示用；domain 说明 id 由谁编排。',
  },
  '3.9': {
    en:
      'result has attributes only. winner must be there: "black", "white" or "neither". margin is over 0 and below 512, in ' +
      'steps of 0.5; without it the win was not counted out. No result at all: unfinished or cancelled.',
    zh: 'result 只带属性：winner 必写，为 black、white 或 neither；margin 大于 0、小于 512，以 0.5 为一档，不写就是中盘胜。整个 result 不写，表示没有结果。',
  },
  '3.10': {
    en: 'Komi and margins counted in 子, as Chinese rules do, have to be converted for komi and margin, usually doubled.',
    zh: '按“子”计算的贴子和胜负差，要先换成这里的单位再写进 komi 和 margin，通常是乘 2。',
  },
};
