/// What a node says of points: markup, setup and score.

import { error, FIXED, warning } from '../../../spec/rule-book';
import { book } from '../clauses';
import {
  colorName,
  count,
  missing,
  notArray,
  notObject,
  notString,
  outsideColumns,
  outsideRows,
  thing,
  unknownProperty,
} from './build';
import {
  inLabel,
  inMarkup,
  inMarkupPoint,
  inNode,
  inScore,
  inScorePoint,
  inSetup,
  inSetupPoint,
  move,
  nodes,
  stones,
} from './examples';

const markupItem = thing('An entry of markup', 'markup 的条目');
const setupItem = thing('An entry of setup', 'setup 的条目');
const scoreItem = thing('An entry of score', 'score 的条目');
const point = thing('A point', '坐标点');
const thisPoint = thing('This point', '这个点');

export const markupRules = book({
  'markup-not-array': notArray(
    'tree[].markup',
    inNode('"markup": {"circle": [{"x": 3, "y": 3}]}'),
    inNode('"markup": [{"type": "circle", "coords": [{"x": 3, "y": 3}]}]'),
  ),
  'markup-item-not-object': notObject(
    'tree[].markup[]',
    inNode('"markup": [[{"type": "circle", "coords": [{"x": 3, "y": 3}]}]]'),
    inNode('"markup": [{"type": "circle", "coords": [{"x": 3, "y": 3}]}]'),
    markupItem,
  ),
  'markup-item-unknown-property': unknownProperty(
    'tree[].markup[]',
    'type coords',
    inMarkup('"type": "circle", "coords": [], "size": 2'),
    inMarkup('"type": "circle", "coords": []'),
    markupItem,
  ),
  'markup-type-missing': missing(
    'tree[].markup[].type',
    inMarkup('"coords": []'),
    inMarkup('"type": "circle", "coords": []'),
    thing('This entry of markup', 'markup 的这一项'),
  ),
  'markup-type-not-string': notString(
    'tree[].markup[].type',
    inMarkup('"type": ["circle"], "coords": []'),
    inMarkup('"type": "circle", "coords": []'),
  ),
  'markup-coords-missing': missing(
    'tree[].markup[].coords',
    inMarkup('"type": "circle"'),
    inMarkup('"type": "circle", "coords": [{"x": 3, "y": 3}]'),
    thing('This entry of markup', 'markup 的这一项'),
  ),
  'markup-coords-not-array': notArray(
    'tree[].markup[].coords',
    inMarkup('"type": "circle", "coords": {"x": 3, "y": 3}'),
    inMarkup('"type": "circle", "coords": [{"x": 3, "y": 3}]'),
  ),
  'markup-coord-not-object': notObject(
    'tree[].markup[].coords[]',
    inMarkup('"type": "circle", "coords": ["D4"]'),
    inMarkup('"type": "circle", "coords": [{"x": 3, "y": 15}]'),
    point,
  ),
  'markup-coord-unknown-property': unknownProperty(
    'tree[].markup[].coords[]',
    'x y text',
    inMarkupPoint('"x": 3, "y": 3, "z": 0'),
    inMarkupPoint('"x": 3, "y": 3'),
    point,
  ),
  'markup-x-missing': missing(
    'tree[].markup[].coords[].x',
    inMarkupPoint('"y": 3'),
    inMarkupPoint('"x": 3, "y": 3'),
    thisPoint,
  ),
  'markup-x-value': count(
    'tree[].markup[].coords[].x',
    inMarkupPoint('"x": "3", "y": 3'),
    inMarkupPoint('"x": 3, "y": 3'),
  ),
  'markup-x-outside-board': outsideColumns('tree[].markup[].coords[].x', inMarkupPoint, FIXED),
  'markup-y-missing': missing(
    'tree[].markup[].coords[].y',
    inMarkupPoint('"x": 3'),
    inMarkupPoint('"x": 3, "y": 3'),
    thisPoint,
  ),
  'markup-y-value': count(
    'tree[].markup[].coords[].y',
    inMarkupPoint('"x": 3, "y": "3"'),
    inMarkupPoint('"x": 3, "y": 3'),
  ),
  'markup-y-outside-board': outsideRows('tree[].markup[].coords[].y', inMarkupPoint, FIXED),
  'label-text-missing': warning('tree[].markup[].coords[].text', {
    en: 'This point of a label has no text to show.',
    zh: '这个标签点缺少要显示的 text。',
    bad: inLabel(''),
    good: inLabel(', "text": "A"'),
    fix: FIXED,
  }),
  'label-text-not-string': notString('tree[].markup[].coords[].text', inLabel(', "text": 1'), inLabel(', "text": "1"')),
});

export const setupRules = book({
  'setup-not-array': notArray(
    'tree[].setup',
    inNode('"setup": {"black": [{"x": 3, "y": 3}]}'),
    inNode('"setup": [{"type": "black", "coords": [{"x": 3, "y": 3}]}]'),
  ),
  'setup-with-move': error('tree[].setup', {
    en: 'This node has both a move and a setup; give the setup a node of its own.',
    zh: '这个节点既有着手又有摆子，请把 setup 放到单独的节点里。',
    bad: nodes('{}', `{"move": {"color": "black", "x": 3, "y": 3}, "setup": [${stones('white', [9, 9])}]}`),
    good: nodes('{}', move('black', 3, 3), `{"setup": [${stones('white', [9, 9])}]}`),
    fix: FIXED,
  }),
  'setup-item-not-object': notObject(
    'tree[].setup[]',
    inNode('"setup": [[{"type": "black", "coords": [{"x": 3, "y": 3}]}]]'),
    inNode('"setup": [{"type": "black", "coords": [{"x": 3, "y": 3}]}]'),
    setupItem,
  ),
  'setup-item-unknown-property': unknownProperty(
    'tree[].setup[]',
    'type coords',
    inSetup('"type": "black", "coords": [], "size": 2'),
    inSetup('"type": "black", "coords": []'),
    setupItem,
  ),
  'setup-type-missing': missing(
    'tree[].setup[].type',
    inSetup('"coords": []'),
    inSetup('"type": "black", "coords": []'),
    thing('This entry of setup', 'setup 的这一项'),
  ),
  'setup-type-not-string': notString(
    'tree[].setup[].type',
    inSetup('"type": ["black"], "coords": []'),
    inSetup('"type": "black", "coords": []'),
  ),
  'setup-type-value': error('tree[].setup[].type', {
    en: 'type is {value}; write a colour in lower case such as "black" or "white", or "clear" to empty the points.',
    zh: 'type 是 {value}，应写小写的颜色名，如 "black"、"white"，清空则写 "clear"。',
    bad: inSetup('"type": "Black", "coords": []'),
    good: inSetup('"type": "black", "coords": []'),
    fix: FIXED,
  }),
  'setup-type-no-player': warning('tree[].setup[].type', {
    en: 'type is {value}, but none of the players has that colour.',
    zh: 'type 是 {value}，但 players 里没有这个颜色的棋手。',
    bad: inSetup('"type": "blak", "coords": []'),
    good: inSetup('"type": "black", "coords": []'),
    fix: FIXED,
  }),
  'setup-coords-missing': missing(
    'tree[].setup[].coords',
    inSetup('"type": "black"'),
    inSetup('"type": "black", "coords": [{"x": 3, "y": 3}]'),
    thing('This entry of setup', 'setup 的这一项'),
  ),
  'setup-coords-not-array': notArray(
    'tree[].setup[].coords',
    inSetup('"type": "black", "coords": {"x": 3, "y": 3}'),
    inSetup('"type": "black", "coords": [{"x": 3, "y": 3}]'),
  ),
  'setup-coord-not-object': notObject(
    'tree[].setup[].coords[]',
    inSetup('"type": "black", "coords": ["D4"]'),
    inSetup('"type": "black", "coords": [{"x": 3, "y": 15}]'),
    point,
  ),
  'setup-coord-unknown-property': unknownProperty(
    'tree[].setup[].coords[]',
    'x y',
    inSetupPoint('"x": 3, "y": 3, "z": 0'),
    inSetupPoint('"x": 3, "y": 3'),
    point,
  ),
  'setup-x-missing': missing(
    'tree[].setup[].coords[].x',
    inSetupPoint('"y": 3'),
    inSetupPoint('"x": 3, "y": 3'),
    thisPoint,
  ),
  'setup-x-value': count('tree[].setup[].coords[].x', inSetupPoint('"x": "3", "y": 3'), inSetupPoint('"x": 3, "y": 3')),
  'setup-x-outside-board': outsideColumns('tree[].setup[].coords[].x', inSetupPoint, FIXED),
  'setup-y-missing': missing(
    'tree[].setup[].coords[].y',
    inSetupPoint('"x": 3'),
    inSetupPoint('"x": 3, "y": 3'),
    thisPoint,
  ),
  'setup-y-value': count('tree[].setup[].coords[].y', inSetupPoint('"x": 3, "y": "3"'), inSetupPoint('"x": 3, "y": 3')),
  'setup-y-outside-board': outsideRows('tree[].setup[].coords[].y', inSetupPoint, FIXED),
});

export const scoreRules = book({
  'score-not-array': notArray(
    'tree[].score',
    inNode('"score": {"black": [{"x": 3, "y": 3}]}'),
    inNode('"score": [{"color": "black", "coords": [{"x": 3, "y": 3}]}]'),
  ),
  'score-item-not-object': notObject(
    'tree[].score[]',
    inNode('"score": [[{"color": "black", "coords": [{"x": 3, "y": 3}]}]]'),
    inNode('"score": [{"color": "black", "coords": [{"x": 3, "y": 3}]}]'),
    scoreItem,
  ),
  'score-item-unknown-property': unknownProperty(
    'tree[].score[]',
    'color coords',
    inScore('"color": "black", "coords": [], "size": 2'),
    inScore('"color": "black", "coords": []'),
    scoreItem,
  ),
  'score-color-missing': missing(
    'tree[].score[].color',
    inScore('"coords": []'),
    inScore('"color": "black", "coords": []'),
    thing('This entry of score', 'score 的这一项'),
  ),
  'score-color-not-string': notString(
    'tree[].score[].color',
    inScore('"color": ["black"], "coords": []'),
    inScore('"color": "black", "coords": []'),
  ),
  'score-color-name': colorName(
    'tree[].score[].color',
    inScore('"color": "Black", "coords": []'),
    inScore('"color": "black", "coords": []'),
  ),
  'score-coords-missing': missing(
    'tree[].score[].coords',
    inScore('"color": "black"'),
    inScore('"color": "black", "coords": [{"x": 3, "y": 3}]'),
    thing('This entry of score', 'score 的这一项'),
  ),
  'score-coords-not-array': notArray(
    'tree[].score[].coords',
    inScore('"color": "black", "coords": {"x": 3, "y": 3}'),
    inScore('"color": "black", "coords": [{"x": 3, "y": 3}]'),
  ),
  'score-coord-not-object': notObject(
    'tree[].score[].coords[]',
    inScore('"color": "black", "coords": ["D4"]'),
    inScore('"color": "black", "coords": [{"x": 3, "y": 15}]'),
    point,
  ),
  'score-coord-unknown-property': unknownProperty(
    'tree[].score[].coords[]',
    'x y',
    inScorePoint('"x": 3, "y": 3, "z": 0'),
    inScorePoint('"x": 3, "y": 3'),
    point,
  ),
  'score-point-repeated': error('tree[].score[].coords[]', {
    en: '{point} stands twice in the score of this node; each point counts only once.',
    zh: '{point} 在本节点的 score 里出现了两次，每个点只能算一次。',
    bad: inScore('"color": "black", "coords": [{"x": 3, "y": 3}, {"x": 3, "y": 3}]'),
    good: inScore('"color": "black", "coords": [{"x": 3, "y": 3}]'),
    fix: FIXED,
  }),
  'score-x-missing': missing(
    'tree[].score[].coords[].x',
    inScorePoint('"y": 3'),
    inScorePoint('"x": 3, "y": 3'),
    thisPoint,
  ),
  'score-x-value': count('tree[].score[].coords[].x', inScorePoint('"x": "3", "y": 3'), inScorePoint('"x": 3, "y": 3')),
  'score-x-outside-board': outsideColumns('tree[].score[].coords[].x', inScorePoint, FIXED),
  'score-y-missing': missing(
    'tree[].score[].coords[].y',
    inScorePoint('"x": 3'),
    inScorePoint('"x": 3, "y": 3'),
    thisPoint,
  ),
  'score-y-value': count('tree[].score[].coords[].y', inScorePoint('"x": 3, "y": "3"'), inScorePoint('"x": 3, "y": 3')),
  'score-y-outside-board': outsideRows('tree[].score[].coords[].y', inScorePoint, FIXED),
});
