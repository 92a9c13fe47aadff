/// The tree of moves (3.11 to 3.20).

import { attributeOf, type ElementShape, nameSpan } from '../../../../syntax/xml/schema';
import type { Context } from '../context';
import { rules } from '../rules';
import { siblings } from './siblings-moves';
import {
  bare,
  comment,
  coordinate,
  evaluation,
  lacking,
  oneOf,
  problem,
  refused,
  symbol,
  title,
  typeOf,
  unlessPass,
} from './values';

type Shape = ElementShape<Context>;

const x = coordinate('x', rules['coordinate-number'], rules['coordinate-range']);
const y = coordinate('y', rules['coordinate-number'], rules['coordinate-range']);

const note = { eval: evaluation, title, comment, problem };

const move: Shape = {
  clause: '3.17',
  meaning: 'move',
  attributes: {
    x: unlessPass(x),
    y: unlessPass(y),
    type: oneOf(rules['type-value'], { pass: { en: 'pass', zh: '停一手' }, normal: { en: 'a stone', zh: '落子' } }),
    splitter: oneOf(rules['splitter-value'], { small: undefined, medium: undefined, large: undefined }),
    ...note,
  },
  unknownAttribute: rules['stone-unknown-attribute'],
  ...bare(rules['stone-content']),
  check(tag, reporter) {
    const isWhole = attributeOf(tag, 'x') && attributeOf(tag, 'y');
    if (typeOf(tag) === 'normal' && !isWhole)
      reporter.report(rules['coordinate-missing'], lacking(tag, 'x', 'y'), nameSpan(tag));
  },
};

const notOfStone = refused(rules['pre-stone-move-attribute']);

const stone: Shape = {
  clause: '3.17.2',
  meaning: 'stone',
  attributes: {
    x,
    y,
    type: refused(rules['pre-stone-forbidden-attribute']),
    splitter: refused(rules['pre-stone-forbidden-attribute']),
    eval: notOfStone,
    title: notOfStone,
    comment: notOfStone,
    problem: notOfStone,
  },
  unknownAttribute: rules['stone-unknown-attribute'],
  ...bare(rules['stone-content']),
  check(tag, reporter) {
    const isWhole = attributeOf(tag, 'x') && attributeOf(tag, 'y');
    if (!isWhole) reporter.report(rules['pre-stone-coordinate-missing'], lacking(tag, 'x', 'y'), nameSpan(tag));
  },
};

const MARK = ['x', 'y', 'symbol'];

const mark: Shape = {
  clause: '3.18',
  meaning: 'mark',
  attributes: {
    x: coordinate('x', rules['mark-coordinate-number'], rules['mark-coordinate-range']),
    y: coordinate('y', rules['mark-coordinate-number'], rules['mark-coordinate-range']),
    symbol,
  },
  unknownAttribute: rules['mark-unknown-attribute'],
  ...bare(rules['mark-content']),
  check(tag, reporter) {
    if (MARK.some((name) => !attributeOf(tag, name)))
      reporter.report(rules['mark-attribute-missing'], lacking(tag, 'x', 'y', 'symbol'), nameSpan(tag));
  },
};

const preChildren = { black: stone, white: stone, mark };

const pre: Shape = {
  clause: '3.14',
  meaning: 'pre',
  attributes: note,
  unknownAttribute: rules['pre-unknown-attribute'],
  children: () => preChildren,
  unknownChild: rules['pre-unknown-child'],
  text: rules['pre-text'],
};

export const moves: Shape = {
  clause: '3.11',
  meaning: 'moves',
  attributes: {},
  unknownAttribute: rules['moves-attribute'],
  children: () => movesChildren,
  unknownChild: rules['moves-unknown-child'],
  text: rules['moves-text'],
  siblings,
};

const movesChildren = { moves, pre, black: move, white: move, mark };
