/// Points of the shown node: stones that are set up, marks, labels.

import { WHITE } from '../../../games/shared/sides';
import type { BoardEdit, EditResult } from '../../../record/board-edit';
import type { Cell } from '../../../record/view';
import type { Property, Value } from '../../../syntax/sgf/piece';
import { escaped } from '../../../syntax/sgf/text';
import { cellOf, DAMAGED, isRefusal, NO_SUCH_SIDE, nameOf, noMark, noStone, refused } from '../../shared/go/judge';
import { hasMove } from '../play/event';
import { areaOf, lettersOf, pointsIn } from '../points';
import { MARKS, SETUP } from '../properties';
import { FORM_NAMES } from '../view/marks';
import { addValue, rawText, takeValues } from './properties';
import type { NodeAt, Sheet } from './sheet';

const WITH_MOVE = refused('Stones can only be set up in a node without a move.', '有着手的节点不能摆子。');

const NAMES = ['AE', 'AB', 'AW'];

export function setUp(sheet: Sheet, point: Cell, color: number): EditResult {
  const cell = cellOf(sheet.table, point);
  if (isRefusal(cell)) return cell;
  const { node } = sheet;
  if (!node) return DAMAGED;
  if (hasMove(node.leaf)) return WITH_MOVE;
  if (color > WHITE) return NO_SUCH_SIDE;
  const { table, state } = sheet;
  const now = table.working.to(table.ply).get(cell);
  if (now === color) return color ? sheet.outcome() : noStone(nameOf(table, point));
  take(sheet, node, SETUP, point);
  if (colorBefore(state.ply, cell, now) !== color) addValue(sheet, node, NAMES[color] as string, lettersOf(point));
  return sheet.outcome();
}

/// What stood on a point before this node put something there.
function colorBefore(ply: Sheet['state']['ply'], cell: number, now: number): number {
  if (!ply || ply.isMove) return now;
  for (let i = 0; i < ply.changes.length; i += 3) if (ply.changes[i] === cell) return ply.changes[i + 1] as number;
  return now;
}

/// Takes a point out of properties; of a rectangle the other points stay. How many have had it?
function take(sheet: Sheet, node: NodeAt, names: readonly string[], point: Cell): number {
  let count = 0;
  for (const property of sheet.piece?.properties ?? []) {
    if (!names.includes(property.name)) continue;
    const taken = holding(node, property, point);
    if (taken.size > 0) takeValues(sheet, node, property, taken);
    count += taken.size;
  }
  return count;
}

function holding(node: NodeAt, { name, values }: Property, { x, y }: Cell): Map<Value, string[]> {
  const taken = new Map<Value, string[]>();
  for (const value of values) {
    const text = rawText(node, value);
    const area = areaOf(name === 'LB' ? text.slice(0, 2) : text);
    if (!area || x < area.from.x || x > area.to.x || y < area.from.y || y > area.to.y) continue;
    const others = [...pointsIn(area)].filter((other) => other.x !== x || other.y !== y);
    taken.set(value, others.map(lettersOf));
  }
  return taken;
}

const NO_SQUARES = refused('FF[3] and before have no squares.', 'FF[3] 及以前没有方形标记。');

export function marked(sheet: Sheet, { cell: point, label, form }: BoardEdit & { kind: 'mark' }): EditResult {
  const cell = cellOf(sheet.table, point);
  if (isRefusal(cell)) return cell;
  const { node, context } = sheet;
  if (!node) return DAMAGED;
  if (label !== undefined && form === undefined) return labelled(sheet, node, point, label);
  const name = FORM_NAMES[form ?? 'cross'] ?? 'MA';
  if (name === 'SQ' && context?.ff !== undefined && context.ff < 4) return NO_SQUARES;
  const own = sheet.piece?.properties.find((property) => property.name === name);
  if (own && holding(node, own, point).size > 0) return sheet.outcome();
  take(sheet, node, MARKS, point);
  addValue(sheet, node, name, lettersOf(point));
  return sheet.outcome();
}

function labelled(sheet: Sheet, node: NodeAt, point: Cell, label: string): EditResult {
  const text = escaped(label.replace(/\s+/g, ' ').trim(), true);
  const known = sheet.piece?.properties.find(({ name }) => name === 'LB');
  const [value] = known ? holding(node, known, point).keys() : [];
  if (text === '') return value ? unmarked(sheet, point) : sheet.outcome();
  if (!value) addValue(sheet, node, 'LB', `${lettersOf(point)}:${text}`);
  else if (rawText(node, value).slice(3) !== text)
    sheet.writing.replace(node.at + value.at, node.at + value.end, `[${lettersOf(point)}:${text}]`);
  return sheet.outcome();
}

export function unmarked(sheet: Sheet, point: Cell): EditResult {
  const cell = cellOf(sheet.table, point);
  if (isRefusal(cell)) return cell;
  const { node } = sheet;
  if (!node) return DAMAGED;
  const count = take(sheet, node, [...MARKS, 'LB', 'M', 'L'], point);
  return count > 0 ? sheet.outcome() : noMark(nameOf(sheet.table, point));
}
