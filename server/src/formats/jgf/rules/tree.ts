/// The tree of moves: its nodes, what a node can hold, and the variations.

import { error, FIXED, remark, warning } from '../../../spec/rule-book';
import { ALLOWED, NOT_GUESSED, NOT_KNOWN, PLAYED } from '../../shared/json/reasons';
import { book } from '../clauses';
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
import { inMove, inNode, move, nodes } from './examples';

const node = thing('A node', '节点');

export const nodeRules = book({
  'tree-missing': warning('tree', {
    en: 'The record has no tree; without it there are no moves to show.',
    zh: '棋谱缺少 tree，没有可显示的着手。',
    bad: '{"game": {"name": "Final"}}',
    good: '{"game": {"name": "Final"}, "tree": [{}]}',
    concluded: true,
    fix: FIXED,
  }),
  'tree-not-array': notArray(
    'tree',
    '{"tree": {"comments": ["The first game"]}}',
    '{"tree": [{"comments": ["The first game"]}]}',
  ),
  'tree-empty': warning('tree', {
    en: 'tree is empty; it should hold at least the root node, {}.',
    zh: 'tree 是空的，至少应有一个根节点 {}。',
    bad: '{"tree": []}',
    good: '{"tree": [{}]}',
    concluded: true,
    fix: FIXED,
  }),
  'node-not-object': notObject('tree[]', nodes('{}', 'null'), nodes('{}', '{}'), node),
  'node-unknown-property': unknownProperty(
    'tree[]',
    'comments name move markup setup turn score solution variations',
    inNode('"comment": "Too slow"'),
    inNode('"comments": ["Too slow"]'),
    node,
  ),
  'node-after-variations': remark('tree[]', {
    en: 'This node follows a node with variations; programs such as Seki read it as one more variation.',
    zh: '这个节点排在变化节点之后，Seki 等程序会把它当作又一个变化。',
    bad: nodes('{}', '{"variations": [[{"name": "A"}]]}', '{"name": "B"}'),
    good: nodes('{}', '{"variations": [[{"name": "A"}], [{"name": "B"}]]}'),
    fix: ALLOWED,
  }),
  'comments-not-array': notArray(
    'tree[].comments',
    inNode('"comments": "Too slow"'),
    inNode('"comments": ["Too slow"]'),
  ),
  'comment-not-string': notString(
    'tree[].comments[]',
    inNode('"comments": [1]'),
    inNode('"comments": ["1"]'),
    thing('A comment', '评注'),
  ),
  'node-name-not-string': notString('tree[].name', inNode('"name": 1'), inNode('"name": "1"')),
  'solution-not-boolean': notBoolean('tree[].solution', inNode('"solution": "true"'), inNode('"solution": true')),
  'turn-not-string': notString('tree[].turn', inNode('"turn": ["white"]'), inNode('"turn": "white"')),
  'turn-color-name': colorName('tree[].turn', inNode('"turn": "W"'), inNode('"turn": "white"')),
});

const aMove = thing('A move', '着手');
const thisMove = thing('This move', '这一手');

export const moveRules = book({
  'root-node-move': error('tree[].move', {
    en: 'The first node of the tree cannot have a move; put a node before it, {} if there is nothing to say.',
    zh: 'tree 的第一个节点不能有着手，请在前面加一个节点，没有内容就写 {}。',
    bad: nodes(move('black', 3, 3)),
    good: nodes('{}', move('black', 3, 3)),
    fix: FIXED,
  }),
  'move-not-object': notObject(
    'tree[].move',
    inNode('"comments": ["Adjourned"], "move": null'),
    inNode('"comments": ["Adjourned"]'),
  ),
  'move-unknown-property': unknownProperty(
    'tree[].move',
    'color x y pass timeLeft periodsLeft',
    inMove('"color": "black", "pass": true, "time": 30'),
    inMove('"color": "black", "pass": true, "timeLeft": 30'),
    aMove,
  ),
  'occupied-point': error('tree[].move', {
    en: '{point} is taken already; the stone there is {color}.',
    zh: '{point} 上已有{color}子，不能再下。',
    bad: nodes('{}', move('black', 3, 3), move('white', 3, 3)),
    good: nodes('{}', move('black', 3, 3), move('white', 3, 4)),
    concluded: true,
    fix: PLAYED,
  }),
  'move-color-missing': missing(
    'tree[].move.color',
    inMove('"x": 3, "y": 3'),
    inMove('"color": "black", "x": 3, "y": 3'),
    thisMove,
  ),
  'move-color-not-string': notString(
    'tree[].move.color',
    inMove('"color": ["black"], "pass": true'),
    inMove('"color": "black", "pass": true'),
  ),
  'move-color-name': colorName(
    'tree[].move.color',
    inMove('"color": "Black", "pass": true'),
    inMove('"color": "black", "pass": true'),
  ),
  'move-color-no-player': warning('tree[].move.color', {
    en: 'color is {value}, but none of the players has that colour.',
    zh: 'color 是 {value}，但 players 里没有这个颜色的棋手。',
    bad: inMove('"color": "blak", "pass": true'),
    good: inMove('"color": "black", "pass": true'),
    fix: FIXED,
  }),
  'move-x-missing': error('tree[].move.x', {
    en: 'This move has no {name}; for a pass write "pass": true.',
    zh: '这一手缺少 {name}；若是停一手，请写 "pass": true。',
    bad: inMove('"color": "black", "y": 3'),
    good: inMove('"color": "black", "x": 3, "y": 3'),
    fix: NOT_KNOWN,
  }),
  'move-x-value': count(
    'tree[].move.x',
    inMove('"color": "black", "x": "3", "y": 3'),
    inMove('"color": "black", "x": 3, "y": 3'),
  ),
  'move-x-outside-board': outsideColumns('tree[].move.x', (point) => inMove(`"color": "black", ${point}`), NOT_GUESSED),
  'move-y-missing': error('tree[].move.y', {
    en: 'This move has no {name}; for a pass write "pass": true.',
    zh: '这一手缺少 {name}；若是停一手，请写 "pass": true。',
    bad: inMove('"color": "black", "x": 3'),
    good: inMove('"color": "black", "x": 3, "y": 3'),
    fix: NOT_KNOWN,
  }),
  'move-y-value': count(
    'tree[].move.y',
    inMove('"color": "black", "x": 3, "y": "3"'),
    inMove('"color": "black", "x": 3, "y": 3'),
  ),
  'move-y-outside-board': outsideRows('tree[].move.y', (point) => inMove(`"color": "black", ${point}`), NOT_GUESSED),
  'pass-not-boolean': notBoolean(
    'tree[].move.pass',
    inMove('"color": "black", "pass": 1'),
    inMove('"color": "black", "pass": true'),
  ),
  'pass-with-point': warning('tree[].move.pass', {
    en: 'This move is a pass and has a point too; leave out either pass or x and y.',
    zh: '这一手既是停一手又有坐标，请删除 pass，或删除 x 和 y。',
    bad: inMove('"color": "black", "x": 3, "y": 3, "pass": true'),
    good: inMove('"color": "black", "pass": true'),
    fix: FIXED,
  }),
  'time-left-not-number': notNumber(
    'tree[].move.timeLeft',
    inMove('"color": "black", "pass": true, "timeLeft": "30"'),
    inMove('"color": "black", "pass": true, "timeLeft": 30'),
  ),
  'periods-left-not-number': notNumber(
    'tree[].move.periodsLeft',
    inMove('"color": "black", "pass": true, "periodsLeft": "5"'),
    inMove('"color": "black", "pass": true, "periodsLeft": 5'),
  ),
});

export const variationRules = book({
  'root-node-variations': error('tree[].variations', {
    en: 'The first node of the tree cannot have variations; put them in a later node.',
    zh: 'tree 的第一个节点不能有变化，请把 variations 放到后面的节点里。',
    bad: nodes('{"variations": [[{"name": "A"}]]}'),
    good: nodes('{}', '{"variations": [[{"name": "A"}]]}'),
    fix: FIXED,
  }),
  'variations-not-array': notArray(
    'tree[].variations',
    inNode('"variations": {"name": "A"}'),
    inNode('"variations": [[{"name": "A"}]]'),
  ),
  'variations-not-alone': warning('tree[].variations', {
    en:
      'This node has a move, setup or score beside its variations; programs may drop it, so give variations a node of ' +
      'their own.',
    zh: '这个节点除了变化还有着手、摆子或点目，有的程序会丢掉它们，请把 variations 放到单独的节点里。',
    bad: nodes('{}', '{"move": {"color": "black", "x": 3, "y": 3}, "variations": [[{"name": "A"}]]}'),
    good: nodes('{}', move('black', 3, 3), '{"variations": [[{"name": "A"}]]}'),
    concluded: true,
    fix: FIXED,
  }),
  'variation-not-array': notArray(
    'tree[].variations[]',
    inNode('"variations": [{"name": "A"}]'),
    inNode('"variations": [[{"name": "A"}]]'),
    thing('A variation', '变化'),
  ),
});
