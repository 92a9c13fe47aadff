/// Records of JGF told otherwise, those in letters too.

import type { Retelling, Retold } from '../../record/retelling';
import { elementsOf, isArray } from '../../syntax/json/access';
import type { Members } from '../../syntax/json/members';
import type { Shaped } from '../../syntax/json/shaped';
import { kindOf, stringOf } from '../../syntax/json/value';
import { Leaf, type Pair } from '../../text/node';
import { inQuotes, retellJson } from '../shared/json/retelling';
import { NO_SIZE, NOT_GO, turnRefused, unnumbered } from '../shared/retelling';
import { type Context, contextOf } from './context';
import { isLetterMarkup, isLetterMove, isLetterSetup } from './letters';
import { shapeFor } from './shape';
import { letters } from './shape/points';

export const retelling: Retelling = {
  refused(root, way) {
    const context = contextOf(root);
    if (context.dialect === 'jgof' || !context.isGo) return NOT_GO;
    return unnumbered(way) ?? (context.sized ? turnRefused(way, context) : NO_SIZE);
  },
  *retell(root, retold) {
    const context = contextOf(root);
    yield* retellJson(root, shapeFor(context), retold, context, (value) => retellOwn(value, retold, context));
  },
};

const SIDES = ['cutOffLeft', 'cutOffTop', 'cutOffRight', 'cutOffBottom'];
const WAYS_OUT = [
  [-1, 0],
  [0, -1],
  [1, 0],
  [0, 1],
] as const;

function retellOwn({ node, at, shape, members }: Shaped<Context>, retold: Retold, context: Context): void {
  if (shape === letters && members) retellLetters(node as Pair, members, at, retold, context);
  if (shape.meaning === 'result' && node instanceof Leaf && retold.recolors) retellResult(node, at, retold);
  if (!members) return;
  if (shape.clause === 'board') retellSides(members, at, retold);
  // Players by their colours.
  if (shape.clause === 'players' && shape.kind === 'object') recolorNames(members, at, retold, ['black', 'white']);
}

function retellResult(leaf: Leaf, at: number, retold: Retold): void {
  const [, winner, rest = ''] = (kindOf(leaf) === 'string' && /^([BW])(\+.*)$/.exec(stringOf(leaf))) || [];
  if (winner) retold.put({ at, text: leaf.token }, inQuotes(leaf.token, (winner === 'B' ? 'W' : 'B') + rest));
}

/// What is cut off at one side of the board is cut off at another.
function retellSides(members: Members, at: number, retold: Retold): void {
  const { turn } = retold;
  if (!turn) return;
  for (const { name, key, keyAt } of members.list) {
    const [x = 0, y = 0] = WAYS_OUT[SIDES.indexOf(name)] ?? [];
    if (x === 0 && y === 0) continue;
    const [across, down] = turn.swaps ? [y, x] : [x, y];
    const [column, row] = [turn.across ? -across : across, turn.down ? -down : down];
    const side = WAYS_OUT.findIndex(([a, b]) => a === column && b === row);
    retold.put({ at: at + keyAt, text: key.token }, inQuotes(key.token, SIDES[side] ?? name));
  }
}

function recolorNames(members: Members, at: number, retold: Retold, [one, other]: readonly [string, string]): void {
  if (!retold.recolors) return;
  for (const { name, key, keyAt } of members.list) {
    const now = name === one ? other : name === other ? one : undefined;
    if (now) retold.put({ at: at + keyAt, text: key.token }, inQuotes(key.token, now));
  }
}

/// A move has one point, a setup lists of them, and so has markup, where a label is a point with its text.
function retellLetters(node: Pair, members: Members, at: number, retold: Retold, context: Context): void {
  const isMarkup = isLetterMarkup(node) && !isLetterSetup(node);
  if (!isMarkup) recolorNames(members, at, retold, ['B', 'W']);
  const [first] = members.list;
  for (const { value, valueAt } of isLetterMove(node) && first ? [first] : members.list) {
    if (!value) continue;
    if (value instanceof Leaf) retellPoint(value, at + valueAt, retold, context);
    for (const element of elementsOf({ node: value, at: at + valueAt })) {
      const [point] = isArray(element.node) ? elementsOf(element) : [element];
      if (point?.node instanceof Leaf) retellPoint(point.node, point.at, retold, context);
    }
  }
}

function retellPoint(leaf: Leaf, at: number, retold: Retold, board: Context): void {
  const text = kindOf(leaf) === 'string' ? stringOf(leaf) : '';
  const [x, y] = [text.charCodeAt(0) - FIRST, text.charCodeAt(1) - FIRST];
  if (!/^[a-z]{2}$/.test(text) || x >= board.columns || y >= board.rows) return;
  const cell = retold.cell(x, y, board);
  const now = String.fromCharCode(FIRST + cell.x, FIRST + cell.y);
  if (now !== text) retold.put({ at, text: leaf.token }, inQuotes(leaf.token, now));
}

const FIRST = 0x61;
