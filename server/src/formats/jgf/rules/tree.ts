/// The tree of moves: its nodes, what a node can hold, and the variations.

import { error, named, remark, warning } from '../../../spec/rule-book';
import {
  colorName,
  count,
  missing,
  notArray,
  notBoolean,
  notNumber,
  notObject,
  notString,
  outsideColumns,
  outsideRows,
  thing,
  unknownProperty,
} from './build';

const node = thing('A node', '节点');

export const nodeRules = named({
  'tree-missing': warning(
    'tree',
    'The record has no tree; without it there are no moves to show.',
    '棋谱缺少 tree，没有可显示的着手。',
  ),
  'tree-not-array': notArray('tree'),
  'tree-empty': warning(
    'tree',
    'tree is empty; it should hold at least the root node, {}.',
    'tree 是空的，至少应有一个根节点 {}。',
  ),
  'node-not-object': notObject('tree[]', node),
  'node-unknown-property': unknownProperty(
    'tree[]',
    'comments name move markup setup turn score solution variations',
    node,
  ),
  'node-after-variations': remark(
    'tree[]',
    'This node follows a node with variations; programs such as Seki read it as one more variation.',
    '这个节点排在变化节点之后，Seki 等程序会把它当作又一个变化。',
  ),
  'comments-not-array': notArray('tree[].comments'),
  'comment-not-string': notString('tree[].comments[]', thing('A comment', '评注')),
  'node-name-not-string': notString('tree[].name'),
  'solution-not-boolean': notBoolean('tree[].solution'),
  'turn-not-string': notString('tree[].turn'),
  'turn-color-name': colorName('tree[].turn'),
});

const move = thing('A move', '着手');
const thisMove = thing('This move', '这一手');

export const moveRules = named({
  'root-node-move': error(
    'tree[].move',
    'The first node of the tree cannot have a move; put a node before it, {} if there is nothing to say.',
    'tree 的第一个节点不能有着手，请在前面加一个节点，没有内容就写 {}。',
  ),
  'move-not-object': notObject('tree[].move'),
  'move-unknown-property': unknownProperty('tree[].move', 'color x y pass timeLeft periodsLeft', move),
  'occupied-point': error(
    'tree[].move',
    '{point} is taken already; the stone there is {color}.',
    '{point} 上已有{color}子，不能再下。',
  ),
  'move-color-missing': missing('tree[].move.color', thisMove),
  'move-color-not-string': notString('tree[].move.color'),
  'move-color-name': colorName('tree[].move.color'),
  'move-color-no-player': warning(
    'tree[].move.color',
    'color is {value}, but none of the players has that colour.',
    'color 是 {value}，但 players 里没有这个颜色的棋手。',
  ),
  'move-x-missing': error(
    'tree[].move.x',
    'This move has no {name}; for a pass write "pass": true.',
    '这一手缺少 {name}；若是停一手，请写 "pass": true。',
  ),
  'move-x-value': count('tree[].move.x'),
  'move-x-outside-board': outsideColumns('tree[].move.x'),
  'move-y-missing': error(
    'tree[].move.y',
    'This move has no {name}; for a pass write "pass": true.',
    '这一手缺少 {name}；若是停一手，请写 "pass": true。',
  ),
  'move-y-value': count('tree[].move.y'),
  'move-y-outside-board': outsideRows('tree[].move.y'),
  'pass-not-boolean': notBoolean('tree[].move.pass'),
  'pass-with-point': warning(
    'tree[].move.pass',
    'This move is a pass and has a point too; leave out either pass or x and y.',
    '这一手既是停一手又有坐标，请去掉 pass，或去掉 x 和 y。',
  ),
  'time-left-not-number': notNumber('tree[].move.timeLeft'),
  'periods-left-not-number': notNumber('tree[].move.periodsLeft'),
});

const markupItem = thing('An entry of markup', 'markup 的条目');
const setupItem = thing('An entry of setup', 'setup 的条目');
const scoreItem = thing('An entry of score', 'score 的条目');
const point = thing('A point', '坐标点');
const thisPoint = thing('This point', '这个点');

export const markupRules = named({
  'markup-not-array': notArray('tree[].markup'),
  'markup-item-not-object': notObject('tree[].markup[]', markupItem),
  'markup-item-unknown-property': unknownProperty('tree[].markup[]', 'type coords', markupItem),
  'markup-type-missing': missing('tree[].markup[].type', thing('This entry of markup', 'markup 的这一项')),
  'markup-type-not-string': notString('tree[].markup[].type'),
  'markup-coords-missing': missing('tree[].markup[].coords', thing('This entry of markup', 'markup 的这一项')),
  'markup-coords-not-array': notArray('tree[].markup[].coords'),
  'markup-coord-not-object': notObject('tree[].markup[].coords[]', point),
  'markup-coord-unknown-property': unknownProperty('tree[].markup[].coords[]', 'x y text', point),
  'markup-x-missing': missing('tree[].markup[].coords[].x', thisPoint),
  'markup-x-value': count('tree[].markup[].coords[].x'),
  'markup-x-outside-board': outsideColumns('tree[].markup[].coords[].x'),
  'markup-y-missing': missing('tree[].markup[].coords[].y', thisPoint),
  'markup-y-value': count('tree[].markup[].coords[].y'),
  'markup-y-outside-board': outsideRows('tree[].markup[].coords[].y'),
  'label-text-missing': warning(
    'tree[].markup[].coords[].text',
    'This point of a label has no text to show.',
    '这个标签点缺少要显示的 text。',
  ),
  'label-text-not-string': notString('tree[].markup[].coords[].text'),
});

export const setupRules = named({
  'setup-not-array': notArray('tree[].setup'),
  'setup-with-move': error(
    'tree[].setup',
    'This node has both a move and a setup; give the setup a node of its own.',
    '这个节点既有着手又有摆子，请把 setup 放到单独的节点里。',
  ),
  'setup-item-not-object': notObject('tree[].setup[]', setupItem),
  'setup-item-unknown-property': unknownProperty('tree[].setup[]', 'type coords', setupItem),
  'setup-type-missing': missing('tree[].setup[].type', thing('This entry of setup', 'setup 的这一项')),
  'setup-type-not-string': notString('tree[].setup[].type'),
  'setup-type-value': error(
    'tree[].setup[].type',
    'type is {value}; write a colour in lower case such as "black" or "white", or "clear" to empty the points.',
    'type 是 {value}，应写小写的颜色名，如 "black"、"white"，清空则写 "clear"。',
  ),
  'setup-type-no-player': warning(
    'tree[].setup[].type',
    'type is {value}, but none of the players has that colour.',
    'type 是 {value}，但 players 里没有这个颜色的棋手。',
  ),
  'setup-coords-missing': missing('tree[].setup[].coords', thing('This entry of setup', 'setup 的这一项')),
  'setup-coords-not-array': notArray('tree[].setup[].coords'),
  'setup-coord-not-object': notObject('tree[].setup[].coords[]', point),
  'setup-coord-unknown-property': unknownProperty('tree[].setup[].coords[]', 'x y', point),
  'setup-x-missing': missing('tree[].setup[].coords[].x', thisPoint),
  'setup-x-value': count('tree[].setup[].coords[].x'),
  'setup-x-outside-board': outsideColumns('tree[].setup[].coords[].x'),
  'setup-y-missing': missing('tree[].setup[].coords[].y', thisPoint),
  'setup-y-value': count('tree[].setup[].coords[].y'),
  'setup-y-outside-board': outsideRows('tree[].setup[].coords[].y'),
});

export const scoreRules = named({
  'score-not-array': notArray('tree[].score'),
  'score-item-not-object': notObject('tree[].score[]', scoreItem),
  'score-item-unknown-property': unknownProperty('tree[].score[]', 'color coords', scoreItem),
  'score-color-missing': missing('tree[].score[].color', thing('This entry of score', 'score 的这一项')),
  'score-color-not-string': notString('tree[].score[].color'),
  'score-color-name': colorName('tree[].score[].color'),
  'score-coords-missing': missing('tree[].score[].coords', thing('This entry of score', 'score 的这一项')),
  'score-coords-not-array': notArray('tree[].score[].coords'),
  'score-coord-not-object': notObject('tree[].score[].coords[]', point),
  'score-coord-unknown-property': unknownProperty('tree[].score[].coords[]', 'x y', point),
  'score-point-repeated': error(
    'tree[].score[].coords[]',
    '{point} stands twice in the score of this node; each point counts only once.',
    '{point} 在本节点的 score 里出现了两次，每个点只能算一次。',
  ),
  'score-x-missing': missing('tree[].score[].coords[].x', thisPoint),
  'score-x-value': count('tree[].score[].coords[].x'),
  'score-x-outside-board': outsideColumns('tree[].score[].coords[].x'),
  'score-y-missing': missing('tree[].score[].coords[].y', thisPoint),
  'score-y-value': count('tree[].score[].coords[].y'),
  'score-y-outside-board': outsideRows('tree[].score[].coords[].y'),
});

export const variationRules = named({
  'root-node-variations': error(
    'tree[].variations',
    'The first node of the tree cannot have variations; put them in a later node.',
    'tree 的第一个节点不能有变化，请把 variations 放到后面的节点里。',
  ),
  'variations-not-array': notArray('tree[].variations'),
  'variations-not-alone': warning(
    'tree[].variations',
    'This node has a move, setup or score beside its variations; programs may drop it, so give variations a node of ' +
      'their own.',
    '这个节点除了变化还有着手、摆子或点目，有的程序会丢掉它们，请把 variations 放到单独的节点里。',
  ),
  'variation-not-array': notArray('tree[].variations[]', thing('A variation', '变化')),
});
