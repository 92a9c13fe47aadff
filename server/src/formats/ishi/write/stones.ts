/// Stones that are set up: those that an event begins with, and those that a diagram has of its own (5.4/SETUP).

import { stoneWords } from '../../../games/shared/sides';
import type { EditResult } from '../../../record/board-edit';
import type { Cell } from '../../../record/view';
import { type Field, fieldsOf } from '../../../syntax/lines/fields';
import type { ItemAt } from '../../../syntax/lines/walk';
import { Leaf } from '../../../text/node';
import { NO_SUCH_SIDE, noStone, refused, standsStill } from '../../shared/go/judge';
import { isAbsent, isHeader, Kind } from '../keywords';
import { kindOf } from '../play/passage';
import { type SaidSetup, type Stone, saidBy } from '../said';
import { keyOf, nameOf, type Point } from '../said/points';
import { endOf, indentOf } from './around';
import type { Sheet } from './sheet';
import { likeWord, type Style } from './style';

const TOO_LATE = refused(
  'Stones can only be set up before the first move, or in a diagram.',
  '只能在第一手之前或图（DIAGRAM）里摆子。',
);

export function setUp(sheet: Sheet, cell: Cell, color: number): EditResult {
  const isDiagram = sheet.kind === Kind.DIAGRAM;
  if (!isDiagram && !sheet.isHead) return TOO_LATE;
  if (color > 2) return NO_SUCH_SIDE;
  const { x, y } = cell;
  if (x >= sheet.shown || y >= sheet.shown)
    return refused(`x ${x}, y ${y} is off the board.`, `x ${x}、y ${y} 不在棋盘上。`);
  const point = sheet.pointOf(cell);
  const lines = sheet.items().filter(({ item }) => kindOf(item) === Kind.SETUP);
  const there = stonesAt(lines, point);
  const its = there[0]?.stone.color;
  if (color === 0 && !its) return noStone(nameOf(point));
  if (its === color) return sheet.outcome();
  const why = color > 0 && !its ? (isDiagram ? taken(sheet, cell) : standsStill(sheet.table, cell, color)) : undefined;
  if (why) return why;
  for (const line of new Set(there.map(({ line: one }) => one))) withdraw(sheet, line, point);
  if (color > 0) put(sheet, lines, point, color);
  return sheet.outcome();
}

interface StoneAt {
  readonly line: ItemAt;
  readonly stone: Stone;
}

function stonesAt(lines: readonly ItemAt[], point: Point): StoneAt[] {
  const found: StoneAt[] = [];
  for (const line of lines)
    for (const stone of (saidBy(line.item) as SaidSetup).stones)
      if (keyOf(stone.point) === keyOf(point)) found.push({ line, stone });
  return found;
}

/// In a diagram no stone is put on one that shows.
function taken({ place, shown }: Sheet, { x, y }: Cell): EditResult | undefined {
  const { rows, window } = place.record.position(place.here);
  const sign = rows[y - (window?.top ?? 0)]?.[x - (window?.left ?? 0)];
  if (sign === '.') return undefined;
  const name = nameOf({ x, row: shown - y });
  if (sign === undefined) return refused(`${name} is not in this diagram.`, `${name} 不在这个图里。`);
  const stone = stoneWords(sign === 'X' ? 1 : 2);
  return refused(`There is ${stone.en} on ${name} already.`, `${name} 已有${stone.zh}。`);
}

/// A colour without stones goes too, and a line without either.
function withdraw(sheet: Sheet, line: ItemAt, point: Point): void {
  const [keyword, ...fields] = fieldsOf((line.item as Leaf).text, isAbsent) as [Field, ...Field[]];
  const { stones } = saidBy(line.item) as SaidSetup;
  const gone = new Set(stones.filter((stone) => keyOf(stone.point) === keyOf(point)).map(({ field }) => field.at));
  const kept: Field[] = [];
  for (const field of fields) {
    const before = kept.at(-1);
    if (gone.has(field.at)) continue;
    if (isColor(field) && before && isColor(before) && hasGone(fields, before, field, gone)) kept.pop();
    kept.push(field);
  }
  const last = kept.at(-1);
  if (last && isColor(last) && hasGone(fields, last, undefined, gone)) kept.pop();
  if (kept.length === 0) {
    sheet.remove(line);
    return;
  }
  let end = keyword;
  for (const field of fields) {
    if (!kept.includes(field)) sheet.replace(line.at + end.at + end.size, line.at + field.at + field.size, '');
    end = field;
  }
}

const isColor = ({ text }: Field): boolean => /^[bw]$/i.test(text);

/// Was something between the two taken away?
const hasGone = (fields: readonly Field[], from: Field, to: Field | undefined, gone: ReadonlySet<number>): boolean =>
  fields.some(({ at }) => at > from.at && at < (to?.at ?? Number.POSITIVE_INFINITY) && gone.has(at));

const LONGEST = 72;

function put(sheet: Sheet, lines: readonly ItemAt[], point: Point, color: number): void {
  const goesOn = lines.findLast((line) => endsWith(line, color));
  const { item, at } = goesOn ?? {};
  if (item instanceof Leaf && at !== undefined && item.size < LONGEST) {
    const last = fieldsOf(item.text, isAbsent).at(-1) as Field;
    const end = at + last.at + last.size;
    const edit = sheet.replace(end, end, ` ${sheet.styleAt(at).point(point, Kind.SETUP)}`);
    sheet.cursorInHead({ edit, into: 1 });
    return;
  }
  const before = lines.at(-1) ?? headEnd(sheet);
  const place = before ? endOf(before) : sheet.top;
  const style = sheet.styleAt(place);
  const carrier = before?.item;
  const indent =
    carrier instanceof Leaf && (lines.length > 0 || carrier.kind === Kind.DIAGRAM) ? indentOf(carrier) : '';
  sheet.insert(place, [indent + lineFor(style, point, color)], sheet.isAtEvent ? 0 : undefined);
}

/// Its last stones are of this colour.
function endsWith({ item }: ItemAt, color: number): boolean {
  const last = fieldsOf((item as Leaf).text, isAbsent).findLast(isColor);
  return last !== undefined && /^b$/i.test(last.text) === (color === 1);
}

function lineFor(style: Style, point: Point, color: number): string {
  const keyword = style.keyword('SETUP');
  const name = style.point(point, Kind.SETUP);
  const model = style.find(({ kind }) => kind === Kind.SETUP);
  const letter = model && fieldsOf(model.leaf.text, isAbsent).slice(1).find(isColor)?.text;
  return `${keyword} ${likeWord(color === 1 ? 'B' : 'W', letter ?? (name === name.toUpperCase() ? 'B' : 'b'))} ${name}`;
}

/// The first stones come after what is said of the game, before comments and marks.
function headEnd(sheet: Sheet): ItemAt | undefined {
  if (sheet.kind === Kind.DIAGRAM) return sheet.event;
  const isSaid = (kind: number): boolean => isHeader(kind) || kind === Kind.BOARDSIZE;
  return sheet.items().findLast(({ item }) => isSaid(kindOf(item))) ?? sheet.event;
}
