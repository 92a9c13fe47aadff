/// The nodes of the tree: a move, a setup, variations, and what is said of them.

import type { Members } from '../../../syntax/json/members';
import type { ArrayShape, ObjectShape, Property, Reporter } from '../../../syntax/json/schema';
import { sizeOf } from '../../../syntax/json/value';
import type { Pair } from '../../../text/node';
import type { Context } from '../context';
import { isInlineVariations, isLetterMove } from '../letters';
import { rules } from '../rules';
import { truthAt } from '../values';
import { quiet } from './head';
import { letters, markup, score, setupShape } from './points';
import { arrayOf, COLORS, color, number, required, type Shape, text, truth, x, y } from './values';

/// A move has a point unless it is a pass. Of a pass that is faulty it is not known.
const hasPoint = (members: Members): boolean => {
  const pass = members.get('pass');
  return !pass || passOf(members) === false;
};

function passOf(members: Members): boolean | undefined {
  const pass = members.get('pass');
  return truthAt(pass?.value && { node: pass.value, at: pass.valueAt });
}

const moveColor = color({
  wrong: rules['move-color-not-string'],
  form: rules['move-color-name'],
  noPlayer: rules['move-color-no-player'],
});

const pointed = (
  property: Property<Context>,
  missing: NonNullable<Property<Context>['missing']>,
): Property<Context> => ({
  ...property,
  missing,
  when: hasPoint,
});

const move: ObjectShape<Context> = {
  kind: 'object',
  clause: 'tree[].move',
  meaning: 'move',
  wrong: rules['move-not-object'],
  unknown: rules['move-unknown-property'],
  properties: {
    color: required(moveColor, rules['move-color-missing']),
    x: pointed(x(rules['move-x-value'], rules['move-x-outside-board']), rules['move-x-missing']),
    y: pointed(y(rules['move-y-value'], rules['move-y-outside-board']), rules['move-y-missing']),
    pass: truth(rules['pass-not-boolean']),
    timeLeft: number(rules['time-left-not-number'], { meaning: 'time' }),
    periodsLeft: number(rules['periods-left-not-number']),
  },
  check: passWithPoint,
};

function passWithPoint(members: Members, reporter: Reporter<Context>): void {
  const pass = members.get('pass');
  if (!pass?.value || !passOf(members) || !(members.get('x') || members.get('y'))) return;
  reporter.report(rules['pass-with-point'], undefined, { at: pass.valueAt, size: sizeOf(pass.value) });
}

const anyMove: Shape = {
  kind: 'choice',
  clause: 'tree[].move',
  choose: (kind, node) => (kind === 'object' && isLetterMove(node) ? letters : move),
  usual: move,
};

const comments = arrayOf(
  rules['comments-not-array'],
  text(rules['comment-not-string'], { meaning: 'comment' }).shape as Shape,
);

const turnRules = { wrong: rules['turn-not-string'], form: rules['turn-color-name'] };

function setupWithMove(members: Members, reporter: Reporter<Context>): void {
  const { keyAt, key } = members.get('setup') ?? {};
  if (keyAt === undefined || !key || !members.get('move')) return;
  reporter.report(rules['setup-with-move'], undefined, { at: keyAt, size: key.size });
}

/// The array `tree`. In version 1 nodes have more properties, and variations may stand among them as they are.
export function treeShape(old: boolean): ArrayShape<Context> {
  const node: ObjectShape<Context> = {
    kind: 'object',
    clause: 'tree[]',
    meaning: 'node',
    wrong: rules['node-not-object'],
    unknown: rules['node-unknown-property'],
    properties: {
      comments: { shape: comments },
      name: text(rules['node-name-not-string'], { meaning: 'title' }),
      move: { shape: anyMove },
      markup: { shape: markup },
      setup: { shape: setupShape(old) },
      turn: color(turnRules, COLORS, old ? ['B', 'W'] : []),
      score: { shape: score },
      solution: truth(rules['solution-not-boolean']),
      variations: { shape: () => variations },
      ...(old ? quiet('root', 'mode') : {}),
    },
    check: setupWithMove,
  };
  const inline: Shape = {
    kind: 'choice',
    choose: (kind, value) => (kind === 'array' && isInlineVariations(value) ? variations : node),
    usual: node,
  };
  const nodes = old ? inline : node;
  const variation = arrayOf(rules['variation-not-array'], nodes, { meaning: 'variation' });
  const variations: Shape = arrayOf(rules['variations-not-array'], variation, { meaning: 'variations' });
  return arrayOf(rules['tree-not-array'], nodes, { meaning: 'tree', check: emptyTree });
}

/// Something faulty between the brackets is not nothing.
function emptyTree(array: Pair, reporter: Reporter<Context>): void {
  if (array.closed && !array.run) reporter.report(rules['tree-empty'], undefined, { at: 0, size: sizeOf(array) });
}
