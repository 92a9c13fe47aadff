/// Sections 1 to 6, but for single keywords: what a file is, what an event, a move and a diagram hold, how fields are written.

export const sectionClauses = {
  '1': {
    en: 'The format carries games, problems, joseki and diagrams between programs. White space, case and mostly order mean nothing.',
    zh: '本格式用来在程序之间交换对局、题目、定式和图。空白、大小写没有意义，多数情况下先后次序也没有。',
  },
  '2': {
    en:
      'What the words mean: an event is a game or the like, a sequence its consecutive moves without variations. ' +
      'ENDVAR, the next EVENT or the end of the file ends a sequence.',
    zh: '术语：EVENT 是一局棋或类似内容，“一串着手”不含其中的变化，到 ENDVAR、下一个 EVENT 或文件结尾为止。',
  },
  '3': {
    en:
      'A file is lines of fields between blanks or tabs; a line begins with a keyword, unless it stands in a COM or USER block. ' +
      'It holds ASCII 32 to 126, tabs and line ends; programs may drop anything else.',
    zh: '文件由行组成，各栏以空格或制表符隔开；除了 COM、USER 块，每行以关键字开头。只用 ASCII 32 至 126、制表符和换行，其他字符程序可以略去。',
  },
  '4.1': {
    en: 'A file holds events, one after the other. What stands before the first EVENT line belongs to an event of its own.',
    zh: '文件里依次是各个 EVENT；第一个 EVENT 行之前的内容自成一个。',
  },
  '4.2': {
    en:
      'An event has one square board (19 lines if it does not say), header lines, set-up stones, marks and commentary, ' +
      'and after all these the tree of moves and diagrams.',
    zh: '每个 EVENT 有一种正方形棋盘（不写则为 19 路），先写对局信息、摆子、标记和评注，最后才是着手和图。',
  },
  '4.3': {
    en:
      'A move has a colour, a number above 0, and a location or PASS. Its prisoners, marks, commentary and user data follow it; ' +
      'the variations on it come after all that.',
    zh: '着手要有颜色、大于 0 的编号，以及坐标或 PASS；提子、标记、评注和自定义数据写在它后面，针对它的变化写在最后。',
  },
  '4.4': {
    en: 'A diagram shows a region of a board, with stones of its own and without those that it hides. It has no effect on play.',
    zh: 'DIAGRAM 显示棋盘的一个区域，可以另摆棋子、隐藏棋子，都不影响对局。',
  },
  '5.1': {
    en: 'The keywords: EVENT, twelve for headers, sixteen for data. A line outside COM and USER blocks begins with one of them.',
    zh: '关键字：EVENT，加上十二个对局信息关键字和十六个数据关键字；COM、USER 块之外的行都以其中之一开头。',
  },
  '5.2': {
    en:
      'A header line is a keyword and any text. Where only one makes sense, such as komi, the last line counts and repeating ' +
      'may be called a fault; elsewhere all lines together are the data.',
    zh: '对局信息行是关键字加任意文字。贴目之类只该有一个的，以最后一行为准，重复可以算错；其余各行合起来才是全部。',
  },
  '5.3': {
    en:
      'A location is a column letter (no I) and a row from the bottom; #n is move n and #n-n a range of moves; ' +
      'a marker is one or two characters, or \\d diamond, \\t triangle, \\c check mark, \\s square.',
    zh: '坐标是列字母（没有 I）加从下往上数的行号；#n 是第 n 手，#n-n 是连续几手；标记是一两个字符，或 \\d 菱形、\\t 三角、\\c 对勾、\\s 方块。',
  },
  '5.4': {
    en: 'What each keyword of data takes: in <> what it needs, in [] what it may have, with a star what may be repeated.',
    zh: '各数据关键字的写法：<> 里是必需的，[] 里是可选的，带星号的可以重复。',
  },
  '6': {
    en:
      'A line without what it needs is wrong, and so are two moves of one number in a sequence. Numbers out of order or left out ' +
      'most likely are. More on a line than it takes is mostly passed over, but not after the location of a move.',
    zh: '缺少必需内容的行有错，一串着手里编号重复也有错；次序颠倒或漏号多半有错。行末多余的内容一般略过，但着手的坐标之后不行。',
  },
};
