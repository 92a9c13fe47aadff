/// Sections 5.2 and 5.4, keyword by keyword.

const headers = {
  '5.2/ANALYSIS': { en: 'Who wrote the commentary.', zh: '解说者。' },
  '5.2/BLACK': {
    en: 'The player of Black: name, rank and so on. May stand in an event more than once; the last one counts.',
    zh: '黑方棋手的姓名、段位等。一个 EVENT 里可以写多次，以最后一行为准。',
  },
  '5.2/DATE': { en: 'When the game was played.', zh: '对局日期。' },
  '5.2/HANDICAP': {
    en: 'The number of handicap stones, for information: they are put up by SETUP, and the two need not agree. May stand in an event more than once; the last one counts.',
    zh: '让子数，仅供参考：让子要用 SETUP 摆出，二者不必一致。一个 EVENT 里可以写多次，以最后一行为准。',
  },
  '5.2/KOMI': {
    en: 'The komi. May stand in an event more than once; the last one counts.',
    zh: '贴目。一个 EVENT 里可以写多次，以最后一行为准。',
  },
  '5.2/PLACE': { en: 'Where the game was played.', zh: '对局地点。' },
  '5.2/RECORDER': { en: 'Who recorded the game.', zh: '记录者。' },
  '5.2/RESULT': {
    en: 'How the game ended. May stand in an event more than once; the last one counts.',
    zh: '对局结果。一个 EVENT 里可以写多次，以最后一行为准。',
  },
  '5.2/RULES': {
    en: 'Japanese, which also holds without this line, or Chinese. Qipu concludes: under both no move kills its own block, and no ko is taken back at once.',
    zh: '规则：Japanese（不写时即是）或 Chinese。Qipu 据此推断：两种规则都不许自杀，也不许立即回提劫。',
  },
  '5.2/SOURCE': { en: 'Where the record comes from: a book, a journal.', zh: '出处：书籍、期刊等。' },
  '5.2/TIMELIMIT': { en: 'The time that one or both players had.', zh: '一方或双方的限时。' },
  '5.2/WHITE': {
    en: 'The player of White: name, rank and so on. May stand in an event more than once; the last one counts.',
    zh: '白方棋手的姓名、段位等。一个 EVENT 里可以写多次，以最后一行为准。',
  },
};

const data = {
  '5.4/B': {
    en: 'B <n> <loc | PASS>: Black plays. The number is above 0. Qipu concludes: the point is empty.',
    zh: 'B <n> <loc | PASS>：黑方着手。编号大于 0。Qipu 据此推断：落在空点上。',
  },
  '5.4/BOARDSIZE': {
    en: 'BOARDSIZE <n>: the size of the board of the event, from 2 to 19; 19 without it.',
    zh: 'BOARDSIZE <n>：本 EVENT 的棋盘大小，2 到 19；不写则为 19。',
  },
  '5.4/COM': {
    en:
      'COM [title]: begins commentary on the event, the move or the diagram before it. All lines up to ENDCOM are text; ' +
      'blocks do not nest.',
    zh: 'COM [标题]：开始一段评注，针对前面的 EVENT、着手或图。到 ENDCOM 为止各行都是文字，不能嵌套。',
  },
  '5.4/ENDCOM': { en: 'ENDCOM: ends a COM block.', zh: 'ENDCOM：结束 COM 块。' },
  '5.4/DIAGRAM': {
    en:
      'DIAGRAM [<nXn> | <loc loc>]: begins a diagram. Its region is the board of the event, a whole board of that size, ' +
      'or the rectangle between two corners.',
    zh: 'DIAGRAM [<nXn> | <loc loc>]：开始一个图。区域可以是本 EVENT 的整个棋盘、某一大小的整个棋盘，或两角之间的矩形。',
  },
  '5.4/ENDUSER': { en: 'ENDUSER: ends a USER block.', zh: 'ENDUSER：结束 USER 块。' },
  '5.4/ENDVAR': { en: 'ENDVAR: ends the variation that a VAR began.', zh: 'ENDVAR：结束由 VAR 开始的变化。' },
  '5.4/EVENT': {
    en: 'EVENT [title]: begins the next game, problem or joseki, and ends what was open before.',
    zh: 'EVENT [标题]：开始下一局棋、题目或定式，此前未结束的都到此为止。',
  },
  '5.4/HIDE': {
    en: 'HIDE [loc | #n | #n-n]*: stones that the diagram does not show, by location or by the numbers of moves.',
    zh: 'HIDE [loc | #n | #n-n]*：图中不显示的棋子，用坐标或着手编号指明。',
  },
  '5.4/MARK': {
    en:
      'MARK [ALL | loc | #n | #n-n | marker@…]*: numbers of moves, or markers, shown with the event, move or diagram. ' +
      'The order of MARK and UNMARK lines matters.',
    zh: 'MARK [ALL | loc | #n | #n-n | 标记@…]*：在本 EVENT、着手或图上显示手数或标记。MARK 和 UNMARK 行的先后有意义。',
  },
  '5.4/PRISONER': {
    en: 'PRISONER [#n | loc]*: the stones that the move before it has taken, by location or by the numbers of moves.',
    zh: 'PRISONER [#n | loc]*：前一手提掉的棋子，用坐标或着手编号指明。',
  },
  '5.4/REMARK': {
    en: 'REMARK [text]: for whoever reads the file itself, about the next EVENT, SETUP, B, W or DIAGRAM.',
    zh: 'REMARK [文字]：写给直接看文件的人，说明其后的 EVENT、SETUP、B、W 或 DIAGRAM。',
  },
  '5.4/SETUP': {
    en:
      'SETUP [<B | W> [loc]*]*: stones of the event or diagram that are not played. All SETUP lines are one position: ' +
      'remarks come before the first, marks and commentary after the last.',
    zh: 'SETUP [<B | W> [loc]*]*：EVENT 或图里摆好的棋子。各 SETUP 行合成一个局面，REMARK 写在第一行之前，标记和评注写在最后一行之后。',
  },
  '5.4/UNMARK': {
    en: 'UNMARK [ALL | loc | #n | #n-n]*: takes marks back that came before.',
    zh: 'UNMARK [ALL | loc | #n | #n-n]*：取消此前的标记。',
  },
  '5.4/USER': {
    en: 'USER [anything]: begins data of a program, in whatever form, up to ENDUSER. Blocks do not nest.',
    zh: 'USER [任意内容]：开始一段程序自定义的数据，格式不限，到 ENDUSER 为止，不能嵌套。',
  },
  '5.4/VAR': {
    en: 'VAR [marker]: begins a variation on the move before it: the moves up to ENDVAR are an alternative to that move.',
    zh: 'VAR [标记]：开始针对前一手的变化，到 ENDVAR 为止的着手都是代替那一手的另一种下法。',
  },
  '5.4/W': {
    en: 'W <n> <loc | PASS>: White plays. The number is above 0. Qipu concludes: the point is empty.',
    zh: 'W <n> <loc | PASS>：白方着手。编号大于 0。Qipu 据此推断：落在空点上。',
  },
};

export const keywordClauses = { ...headers, ...data };
