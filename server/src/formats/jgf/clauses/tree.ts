/// The tree of moves: its nodes, what a node can hold, and the variations.

import type { Words } from '../../../spec/rule';

/// Markup, setup and score name their points alike.
const column: Words = {
  en: 'The column of the point, counted from 0: on 19 lines 0 to 18.',
  zh: '点所在的列，从 0 数起：19 路为 0 到 18。',
};
const row: Words = {
  en: 'The row of the point, counted from 0: on 19 lines 0 to 18. Seki has row 0 at the top.',
  zh: '点所在的行，从 0 数起：19 路为 0 到 18。Seki 的第 0 行在最上方。',
};

export const tree = {
  tree: {
    en: 'The course of the game: an array of nodes, one after the other from the start. The first is the root.',
    zh: '对局进程：从开局起依次排列的节点数组，第一个是根节点。',
  },
  'tree[]': {
    en:
      'One step: a move, a setup, a score or a set of variations, with comments and markup. The root, the first node, ' +
      'can have comments and a setup or be empty, but has neither move nor variations.',
    zh: '一步：着手、摆子、点目或一组变化，可附评注和标记。第一个节点是根节点，可写评注和摆子，也可为空，但不能有着手和变化。',
  },
  'tree[].comments': {
    en: 'What is said about this node: an array with a string for each comment.',
    zh: '对此节点的评注：数组，每条一个字符串。',
  },
  'tree[].comments[]': { en: 'A single comment.', zh: '一条评注。' },
  'tree[].name': { en: 'A name by which the node can be found again.', zh: '节点名称，便于查找。' },
  'tree[].solution': {
    en: 'true marks this node as the right answer of a problem.',
    zh: '为 true 时表示这个节点是题目的正解。',
  },
  'tree[].move': {
    en: 'A move: the color that plays, and either the point x and y or "pass": true. It can carry the time that is left.',
    zh: '一手棋：落子的 color，加坐标 x、y，或写 "pass": true 表示停一手；还可附剩余时间。',
  },
  'tree[].move.color': {
    en: 'The colour that makes this move, "black", "white" or that of another player. A pass has it too.',
    zh: '下这一手的颜色："black"、"white" 或其他棋手的颜色。停一手也要写。',
  },
  'tree[].move.x': {
    en: 'The column of the move, counted from 0: on 19 lines 0 to 18.',
    zh: '落子的列，从 0 数起：19 路为 0 到 18。',
  },
  'tree[].move.y': {
    en: 'The row of the move, counted from 0: on 19 lines 0 to 18. Seki has row 0 at the top.',
    zh: '落子的行，从 0 数起：19 路为 0 到 18。Seki 的第 0 行在最上方。',
  },
  'tree[].move.pass': {
    en: 'true if the player passes; x and y are then left out.',
    zh: '为 true 时表示停一手，此时不写 x 和 y。',
  },
  'tree[].move.timeLeft': {
    en: 'The seconds that the player still has after this move.',
    zh: '这一手之后该棋手剩余的秒数。',
  },
  'tree[].move.periodsLeft': {
    en: 'The byo-yomi periods that the player still has after this move.',
    zh: '这一手之后该棋手剩余的读秒次数。',
  },
  'tree[].markup': {
    en: 'Signs drawn on the board at this node: an array with an entry for each kind of sign. Any node can have it.',
    zh: '此节点在棋盘上的标记：数组，每种标记一项。任何节点都可以有。',
  },
  'tree[].markup[]': {
    en: 'One kind of sign, its type, and all points that bear it, its coords.',
    zh: '一种标记：type 写种类，coords 列出所有带此标记的点。',
  },
  'tree[].markup[].type': {
    en:
      'The kind of sign: "circle", "triangle", "square", "mark", "label" or "selected", or one of your own. ' +
      'Seki calls the last "select".',
    zh: '标记种类："circle"、"triangle"、"square"、"mark"、"label"、"selected"，也可自定。Seki 把 "selected" 写作 "select"。',
  },
  'tree[].markup[].coords': { en: 'The points that bear the sign.', zh: '带此标记的各点。' },
  'tree[].markup[].coords[]': {
    en: 'One point, x and y; for a label, its text too.',
    zh: '一个点：x 和 y；标签还要写 text。',
  },
  'tree[].markup[].coords[].x': column,
  'tree[].markup[].coords[].y': row,
  'tree[].markup[].coords[].text': {
    en: 'What a label shows on its point, such as "A" or "1".',
    zh: '标签在该点上显示的文字，如 "A"、"1"。',
  },
  'tree[].setup': {
    en: 'Stones put on the board or taken off without being played. A setup has a node without a move.',
    zh: '直接摆上或拿掉棋子，不算着手。摆子要用没有着手的节点。',
  },
  'tree[].setup[]': {
    en: 'What is put, the type, and on which points, the coords.',
    zh: '一种摆子：type 写摆什么，coords 列出摆在哪些点。',
  },
  'tree[].setup[].type': {
    en: 'A colour such as "black" puts stones of that colour; "clear" empties the points.',
    zh: '颜色名（如 "black"）表示摆该色棋子，"clear" 表示清空这些点。',
  },
  'tree[].setup[].coords': { en: 'The points that are filled or emptied.', zh: '要摆子或清空的各点。' },
  'tree[].setup[].coords[]': { en: 'One point, x and y.', zh: '一个点：x 和 y。' },
  'tree[].setup[].coords[].x': column,
  'tree[].setup[].coords[].y': row,
  'tree[].turn': {
    en: 'The colour that plays next; useful after a setup, where no move tells it.',
    zh: '接下来轮到哪种颜色下；多用于摆子之后，因为没有着手可供判断。',
  },
  'tree[].score': {
    en: 'The counting of the position: an array with an entry for each colour and the points that are its territory.',
    zh: '对局面的点目：数组，每种颜色一项，列出属于它的点。',
  },
  'tree[].score[]': { en: 'One colour and the points that count for it.', zh: '一种颜色，以及算给它的点。' },
  'tree[].score[].color': {
    en: 'The colour for which the points count, in lower case: "black", "white".',
    zh: '这些点算给哪种颜色，用小写："black"、"white"。',
  },
  'tree[].score[].coords': {
    en:
      'The points that count for this colour. None can stand twice in a node; points with stones can be among them, ' +
      'as area counting wants it, or be left out, as territory counting does.',
    zh: '算给该颜色的点，同一节点内不得重复。有子的点可列可不列：数子（中国规则）列入活子，数目（日本规则）则不列。',
  },
  'tree[].score[].coords[]': {
    en: 'One point, x and y; it stands only once in the score of its node.',
    zh: '一个点：x 和 y；在本节点的 score 中只能出现一次。',
  },
  'tree[].score[].coords[].x': column,
  'tree[].score[].coords[].y': row,
  'tree[].variations': {
    en:
      'Different ways on from here, an array of lines of nodes. The node that holds them has no move, setup or score, ' +
      'and is not the root.',
    zh: '从这里分出的各种下法：数组，每项是一串节点。这个节点本身不写着手、摆子和点目，也不能是根节点。',
  },
  'tree[].variations[]': {
    en:
      'One variation: an array of nodes under the same rules as those of the tree. It can begin with a move, and can ' +
      'branch again.',
    zh: '一个变化：节点数组，规则与 tree 中的节点相同；可以直接从着手开始，也可以再分变化。',
  },
} satisfies Record<string, Words>;
