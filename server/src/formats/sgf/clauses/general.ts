/// The text as a whole: grammar, properties in general, types of values, and what has changed from version to version.

import type { Words } from '../../../spec/rule';

const clause = (en: string, zh: string): Words => ({ en, zh });

export const general = {
  'SGF4-1': clause(
    'A file holds game trees, a tree holds nodes, a node holds properties, and whatever a game has to say is said by a property.',
    '文件由棋局树组成，树由节点组成，节点由属性组成；棋局的一切内容都写在属性里。',
  ),
  'SGF4-2.1': clause(
    'Grammar: "(" nodes and variations ")", ";" begins a node, a property is an identifier with values in "[" "]". ' +
      'White space may stand between all of these.',
    '语法：“(”节点与变化“)”，“;”开始一个节点，属性是标识符加上写在“[”“]”里的值，各部分之间可以有空白。',
  ),
  'SGF4-2.2': clause(
    'Identifiers are capitals; in one node each property stands once, and the order of properties means nothing.',
    '标识符用大写字母；同一节点里每个属性只写一次，属性的先后没有意义。',
  ),
  'SGF4-2.2.1': clause(
    'Properties are about the move, the position, the whole file (root) or the game (game info). Moves and set-up stones do not share a ' +
      'node, root properties stand in the root, and each path has one node with game info at most.',
    '属性分为着手、摆子、根属性和对局信息等类：着手与摆子不写在同一节点，根属性只写在根节点，每条路径上至多一个节点有对局信息。',
  ),
  'SGF4-2.2.2': clause(
    'DD, PM and VW hold for the node and for all nodes below it, until another value stands in their place or they are cleared.',
    'DD、PM、VW 对本节点和以后的节点一直有效，直到换成别的值或被清除。',
  ),
  'SGF4-2.2.3': clause(
    'Unknown properties are kept as they are; whoever reads them may warn of them.',
    '不认识的属性原样保留，读入的程序可以提示。',
  ),
  'SGF4-2.2.4': clause(
    'Anybody may add properties of their own, best with identifiers of one or two letters that the standard does not use.',
    '任何程序都可以有自己的属性，标识符最好只用一两个字母，并且不与标准的重复。',
  ),
  'SGF4-3': clause(
    'Types of values: nothing, a Number (digits with or without a sign), a Real (a Number, and a point with digits if wanted), a Color ' +
      '(B or W), text, points; two of them composed with a colon.',
    '值的类型：空值、整数（可带正负号）、实数（整数加小数点和数字）、颜色（B 或 W）、文字、交叉点；两个值可用冒号组合。',
  ),
  'SGF4-3.1': clause('Double is 1 for plain, 2 for emphasised.', '双值类型：1 表示一般，2 表示强调。'),
  'SGF4-3.2': clause(
    'Text may have any length. "]" and "\\" are written with a "\\" before them; a line break behind "\\" vanishes, any other is shown.',
    '文字长度不限；“]”和“\\”前要加“\\”；“\\”后面的换行不显示，其他换行照样显示。',
  ),
  'SGF4-3.3': clause(
    'SimpleText is text on one line: a line break in it is shown as a space.',
    '单行文字：其中的换行显示为空格。',
  ),
  'SGF4-3.4': clause(
    'A stone is a point with a piece on it; in Go only the point is written.',
    '棋子是交叉点加上棋子；围棋只写交叉点。',
  ),
  'SGF4-3.5': clause(
    'How points and moves are written is up to the game; for Go see SGF4-go/types.',
    '交叉点和着手的写法因棋种而异，围棋见 SGF4-go/types。',
  ),
  'SGF4-3.5.1': clause(
    'In a list of points a value may be a rectangle, upper left corner ":" lower right corner. No point is named twice.',
    '点的列表里可以写矩形：左上角“:”右下角。同一个点不写两次。',
  ),
  'SGF4-ff': clause(
    'Each property belongs to certain versions of the format, and some to other games than Go.',
    '每个属性属于格式的某些版本，有些只属于围棋以外的棋种。',
  ),
  'SGF4-var': clause(
    'Each variation has one node at least; the first of several is the main line.',
    '每个变化至少有一个节点；几个变化中第一个是主线。',
  ),
  'SGF4-changes': clause(
    'New in FF[4]: compressed lists, [] as a pass, boards above 19 by 19 and oblong ones, labels of any length.',
    'FF[4] 新增：压缩的点列表、用 [] 表示停一手、大于 19 路和长方形的棋盘、任意长度的标签。',
  ),
  'SGF4-conv': clause(
    'How older records are turned into FF[4]: long names to capitals, L to LB, M to MA and TR, two corners in VW to a rectangle.',
    '旧版本转为 FF[4] 的办法：长标识符只留大写字母，L 改为 LB，M 改为 MA 和 TR，VW 的两个角改为矩形。',
  ),
  'SGF4-guide/style': clause(
    'Good style: the first branch is the real game, nothing empty at the end, no stones set where a move was made.',
    '良好的写法：第一个分支是实战，末尾不留空节点，能用着手表示的不用摆子。',
  ),
  'SGF4-guide/variations': clause(
    'Alternatives stand on different levels of the tree; nobody takes the last move off to play another.',
    '变化写在树上相应的位置，不要先提掉上一手再下另一手。',
  ),
} as const;
