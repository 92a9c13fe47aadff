/// Chapters 9 and 10: what the words mean, what go is, how versions are numbered.

import type { Words } from '../../../../spec/rule';

export const definitionClauses = {
  '9.1': {
    en: '"This text" is the specification itself; "document" and "file" are those that hold JSON.',
    zh: '规范自称“本文”；凡说“文档”“文件”，都指 JSON 的。',
  },
  '9.2': {
    en: 'Child and parent are one level apart; descendants and ancestors any number of levels.',
    zh: '相差一层的称“子”和“父”；“祖先”和“前代”是一回事，不论隔几层。',
  },
  '9.3': {
    en: 'A paragraph is a number such as 1.2.3 with its own words, without those of the numbers below it.',
    zh: '“段落”是一个编号和它自己的文字，不含下级编号的文字。',
  },
  '9.4': {
    en: 'A clause is a paragraph together with all paragraphs below it, so 1.2 includes 1.2.3.',
    zh: '“条目”是一个段落连同它的所有下级，所以 1.2 条包含 1.2.3 条。',
  },
  '9.5': {
    en: '"This clause" is the deepest one in which the words stand.',
    zh: '文中的“本条”指那句话所在的最里层条目。',
  },
  '9.6': { en: '"This section" is the clause one level above "this clause".', zh: '文中的“本节”比“本条”高一层。' },
  '9.7': {
    en: '"Should" is advice and does not bind; "must" does.',
    zh: '说“应该”“应当”是劝告，可以不照做；说“必须”就非照做不可。',
  },
  '9.8': {
    en: 'Clauses side by side all hold together, unless the text says that one of them is enough.',
    zh: '并列的条目若没有说明是“或”，就要全部满足。',
  },
  '9.9': {
    en: 'A value constraint binds a JSON value, and not only its range: the value must make sense as well.',
    zh: '“值约束”管的是一个 JSON 值，不单范围要对，含义也要讲得通。',
  },
  '9.10': {
    en: 'An array is not an object, and an object is not an array, whatever JavaScript says.',
    zh: '数组和对象是两回事，不按 JavaScript 的说法。',
  },
  '9.11': { en: 'null is not an object, whatever JavaScript says.', zh: 'null 不算对象，不按 JavaScript 的说法。' },
  '9.12': {
    en: 'The outermost object or array is the root; what is inside is its descendants.',
    zh: '最外面的对象或数组叫“根”，里面的各层都是它的后代。',
  },
  '9.13': { en: 'Array elements are counted from 0.', zh: '数组元素从 0 数起。' },
  '9.14': {
    en: 'A required property has to be written; an optional one may be.',
    zh: '必选的属性一定要写，可选的可写可不写。',
  },
  '9.15': {
    en: 'The default is what readers assume for a property left out. Only optional properties can have one.',
    zh: '省略一个属性时，程序就取它的默认值；只有可选属性才会有默认值。',
  },
  '9.16': {
    en:
      'Go is defined here by mathematics, since its rules differ from place to place. ' +
      'The words defined on the way hold only within this clause.',
    zh: '各地的围棋规则不尽相同，这里用数学给出确切的定义；途中用到的辅助概念只在本条内有效。',
  },
  '9.16.1': { en: 'An element of a matrix is written [row, column].', zh: '矩阵元素先写行、后写列，放在方括号里。' },
  '9.16.2': {
    en: 'The two sides are 1 and -1; a color is one of these or 0, which stands for empty.',
    zh: '双方用 1 和 -1 表示；颜色除此之外还有 0，就是空点。',
  },
  '9.16.3': {
    en: 'A position is a matrix, one row and one column or larger, that holds a color at every point.',
    zh: '局面是一个矩阵，至少一行一列，每一点填上一种颜色。',
  },
  '9.16.4': {
    en: 'Within one position the following words are defined: pixel, adjacent, connected, block, liberty.',
    zh: '以下在一个给定的局面中，依次定义像素、紧接、连通、块和气。',
  },
  '9.16.4.1': {
    en: 'A pixel is one place of the position: its color together with where it is.',
    zh: '像素就是局面上的一处，包括它的颜色和位置。',
  },
  '9.16.4.2': {
    en: 'Adjacent are direct neighbors along a line, never diagonal ones.',
    zh: '上下左右直接相邻才算紧接，斜向的不算。',
  },
  '9.16.4.3': {
    en: 'Two pixels are connected when a chain of neighbors, all of one color, leads from one to the other.',
    zh: '从一处沿同色的相邻点能走到另一处，两处就是连通的。',
  },
  '9.16.4.4': {
    en: 'A block is a pixel with all that are connected to it.',
    zh: '一块，就是某一处连同与它连通的所有各处。',
  },
  '9.16.4.5': {
    en: 'The liberties of a block are the empty points next to it.',
    zh: '紧挨着一块棋的空点，都是它的气。',
  },
  '9.16.5': {
    en: 'check(s, p) takes all blocks of side s without a liberty off the board.',
    zh: 'check(s, p) 把 s 方没有气的棋全部从盘上提掉。',
  },
  '9.16.6': {
    en: 'add puts one stone on the board. The point must be empty, so no move can go on a stone.',
    zh: 'add 在盘上放一颗子，所选的点必须是空的，所以不能下在已有棋子的地方。',
  },
  '9.16.7': {
    en: 'A move is a side together with a point, or with 0 for a pass.',
    zh: '一手棋包括由谁下和下在哪里；停一手时，位置记作 0。',
  },
  '9.16.8': {
    en:
      "To make a move: put the stone, unless it is a pass; then take off the opponent's blocks without a liberty, " +
      "then one's own. So suicide and retaking a ko are possible.",
    zh: '走一手：先落子（停一手则不落），再提对方没有气的棋，最后提己方没有气的棋；因此允许自杀，也允许立刻回提劫。',
  },
  '9.16.9': {
    en: 'An abstract game is a first position in which every block has a liberty, and moves that lead from each position to the next.',
    zh: '抽象棋局由初始局面和一串着手组成：初始局面中每块棋都有气，每一手由前一局面得出后一局面。',
  },
  '9.16.10': {
    en: 'Go is the set of all games that meet the two conditions below.',
    zh: '凡满足下面两条的都是围棋棋局，全体合称围棋。',
  },
  '9.16.10.1': {
    en: 'A game consists of a first state, a row of events and the state after each; nothing but events changes the state.',
    zh: '一局棋可拆成开始时的状态、一连串事件和每个事件之后的状态；只有事件能改变状态。',
  },
  '9.16.10.2': {
    en: 'Some abstract game with as many moves describes all three: the first state, the events and the states after them.',
    zh: '存在一个手数相同的抽象棋局，能把这三部分全都描述出来。',
  },
  '9.17': {
    en: 'The position of a move is the one right after it was played.',
    zh: '说到某一手的局面，是指刚下完这一手的时候。',
  },
  '10.1': {
    en: 'How versions of the format are meant to be numbered, now and later.',
    zh: '说明现在和以后的版本怎样编号。',
  },
  '10.1.1': {
    en:
      'A version is x.y, or x.y-draft before it is final, with x from 1 to 999 and y from 0 to 999. ' +
      'x grows with large changes, y with small ones; a draft is older than its final version.',
    zh: '版本号写作 x.y，草案写作 x.y-draft；x 从 1 到 999，y 从 0 到 999。大改升 x，小改升 y，草案早于同号的正式版。',
  },
  '10.1.2': {
    en: 'A new version is compatible when practically every existing record of the old one stays valid, with the same meaning.',
    zh: '所谓兼容，是说已有的旧版棋谱几乎都不用改，就合乎新版，意思也不变。',
  },
  '10.1.3': {
    en: 'What may be expected of two versions, given their numbers.',
    zh: '由两个版本号可以推知它们是否兼容。',
  },
  '10.1.3.1': {
    en: 'From a final version on, a change of y alone stays compatible; with a change of x it may or may not.',
    zh: '旧版是正式版时，只升 y 一定兼容，升了 x 就不一定。',
  },
  '10.1.3.2': {
    en: 'After a draft nothing is promised: what follows may be compatible or not.',
    zh: '旧版是草案时，后来的版本是否兼容都没有保证。',
  },
  '10.2': {
    en: 'Revisions of the specification are numbered in Chinese numerals. For a final version they only mend the wording.',
    zh: '规范的修订用“第几稿”编号；正式版的修订只改进文字，不改变本意。',
  },
} satisfies Record<string, Words>;
