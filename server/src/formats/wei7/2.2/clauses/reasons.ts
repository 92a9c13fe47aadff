/// Chapter 4: why the format is as it is, in questions and answers.

export const reasonClauses = {
  '4.1': {
    en: 'Why XML: it is well established, plain text, and read by software everywhere, while SGF needs a parser of its own and is terse.',
    zh: '采用 XML，是因为它成熟、是纯文本、到处都能读；SGF 要专门写解析程序，又满是缩写和符号。',
  },
  '4.2': {
    en: 'Why size is outside game: nothing in game may change what stands on the board, and the size of the board does.',
    zh: 'size 不放进 game，因为 game 里的内容都不影响盘上的棋子，棋盘大小却会影响。',
  },
  '4.3': {
    en: 'Why komi and margin count points rather than 子: people compare the two scores, and halves are simpler than quarters.',
    zh: 'komi 和 margin 按目不按子，因为人们习惯比较双方之差，而且 0.5 比 0.25 简单。',
  },
  '4.4': {
    en: 'Why komi may be a whole number: most rules use halves to avoid draws, but some do not.',
    zh: '贴目可以是整数，因为并非所有规则都用半目来避免和棋。',
  },
  '4.5': {
    en: 'Why pre is a step: it is the position before the first move, and some comments and titles belong exactly there.',
    zh: 'pre 也算一步，相当于“第 0 步”：有些评论和标题正适合在落第一子之前看。',
  },
  '4.6': {
    en: 'Why moves has no second pre: each press of the button should bring one step.',
    zh: 'moves 里不能有两个 pre：播放时按一下按钮，就该走一步。',
  },
  '4.7': {
    en: 'Why the marks of a pre stand inside it: before it would do as well, but it has been so from the start.',
    zh: 'pre 的 mark 写在它里面；写在前面本来也行，为了格式稳定就一直这样。',
  },
  '4.8': {
    en: 'Why moves may end in another moves though not in a mark: a tutorial has chapters without a game that goes on after them.',
    zh: 'moves 不能以 mark 结尾，却能以另一个 moves 结尾：教程里的各个目录之后，不一定有实战的下一步。',
  },
};
