/// Marks on points: fields of MARK lines, and UNMARK lines for what marks of many points at once put there (5.4/MARK).

import type { EditResult } from '../../../record/board-edit';
import type { Cell } from '../../../record/view';
import { type Field, fieldsOf } from '../../../syntax/lines/fields';
import type { ItemAt } from '../../../syntax/lines/walk';
import { Leaf } from '../../../text/node';
import type { Mark } from '../../shared/go/doing';
import { isRefusal, noMark, refused } from '../../shared/go/judge';
import { isAbsent, Kind } from '../keywords';
import { isReference, movesNamed } from '../play/judge-fields';
import { kindOf } from '../play/passage';
import { type SaidTargets, saidBy, type Target } from '../said';
import { keyOf, nameOf, type Point, pointAt } from '../said/points';
import { endOf, indentOf, isBelonging } from './around';
import type { Sheet } from './sheet';

export function marked(sheet: Sheet, mark: Mark): EditResult {
  if (isOff(sheet, mark.cell)) return offBoard(mark.cell);
  const point = sheet.pointOf(mark.cell);
  const sign = signOf(mark);
  if (isRefusal(sign)) return sign;
  put(sheet, point, sign);
  return sheet.outcome();
}

const isOff = ({ shown }: Sheet, { x, y }: Cell): boolean => x >= shown || y >= shown;

const offBoard = ({ x, y }: Cell): EditResult =>
  refused(`x ${x}, y ${y} is off the board.`, `x ${x}、y ${y} 不在棋盘上。`);

const FORMS: Readonly<Record<string, string>> = { diamond: '\\d', triangle: '\\t', check: '\\c', square: '\\s' };

export const MARK_FORMS = Object.keys(FORMS);

function signOf({ label, form = 'triangle' }: Mark): string | ReturnType<typeof refused> {
  if (label === undefined && Object.hasOwn(FORMS, form)) return FORMS[form] as string;
  if (label !== undefined && /^[!-~]{1,2}$/.test(label)) return label;
  const value = label ?? form;
  return refused(
    `“${value}” cannot be a mark: it has to be one or two ASCII characters, a diamond, a triangle, a check or a square.`,
    `“${value}”不能作标记：只能是一两个 ASCII 字符，或菱形、三角、对勾、方块。`,
  );
}

/// A MARK or UNMARK line with what it names.
interface Line {
  readonly placed: ItemAt;
  readonly targets: readonly Target[];
  readonly marks: boolean;
}

/// The lines whose marks are shown. At the start of an event those before its stones may be shown by themselves.
function linesIn(items: readonly ItemAt[]): Line[] {
  const lines: Line[] = [];
  for (const placed of items) {
    const kind = kindOf(placed.item);
    if (kind !== Kind.MARK && kind !== Kind.UNMARK) continue;
    lines.push({ placed, targets: (saidBy(placed.item) as SaidTargets).targets, marks: kind === Kind.MARK });
  }
  return lines;
}

function shownItems(sheet: Sheet): ItemAt[] {
  const items = sheet.items();
  const first = sheet.isHead ? items.findIndex(({ item }) => kindOf(item) === Kind.SETUP) : -1;
  if (first < 0) return items;
  const before = items.slice(0, first);
  const reached = sheet.here.state.width > (items[first] as ItemAt).at - (sheet.event?.at ?? 0);
  const isApart = !reached && before.some(({ item }) => kindOf(item) === Kind.MARK);
  return isApart ? before : items.slice(first);
}

const isDirect = ({ named }: Target): boolean => named !== 'all' && (!isReference(named) || named.from === named.to);

/// Does it put something on the point, or take it away?
function covers({ named }: Target, point: Point, sheet: Sheet): boolean {
  if (named === 'all') return true;
  if (!isReference(named)) return keyOf(named.point) === keyOf(point);
  const { state } = sheet;
  for (const { ply } of movesNamed(state, named.from, named.to))
    if (typeof ply.cell === 'number' && keyOf(pointAt(ply.cell, state.size)) === keyOf(point)) return true;
  return false;
}

const LONGEST = 72;

function put(sheet: Sheet, point: Point, sign: string): void {
  const items = shownItems(sheet);
  const lines = linesIn(items);
  const last = lines.flatMap((line) => line.targets.map((target) => ({ line, target })));
  const found = last.findLast(({ target }) => covers(target, point, sheet));
  if (found?.line.marks && isDirect(found.target)) {
    change(sheet, found.line.placed, found.target, sign);
    return;
  }
  const style = sheet.styleAt(lines.at(-1)?.placed.at ?? sheet.nextLine);
  const field = `${sign}@${style.point(point, Kind.MARK)}`;
  const line = lines.at(-1);
  const leaf = line?.placed.item;
  if (line?.marks && leaf instanceof Leaf && leaf.size + field.length < LONGEST) {
    const at = line.placed.at + textSize(leaf);
    sheet.cursorInHead({ edit: sheet.replace(at, at, ` ${field}`), into: 1 });
  } else addLine(sheet, items, `${style.keyword('MARK')} ${field}`);
}

/// Up to the end of its last field.
function textSize({ text }: Leaf): number {
  const last = fieldsOf(text, isAbsent).at(-1) as Field;
  return last.at + last.size;
}

function change(sheet: Sheet, { at }: ItemAt, { field, part, marker }: Target, sign: string): void {
  const { text } = field;
  const split = text.lastIndexOf('@');
  sheet.cursorInHead(at + field.at);
  if (marker && text.slice(0, split) === sign) return;
  const isPlain = field.size === text.length;
  const from = at + field.at;
  if (isPlain) sheet.replace(from, at + part.at, `${sign}@`);
  else sheet.replace(from, from + field.size, `${sign}@${text.slice(split + 1)}`);
}

/// After the lines that marks stand behind: prisoners, stones, other marks.
const AHEAD: ReadonlySet<number> = new Set([Kind.PRISONER, Kind.HIDE, Kind.SETUP, Kind.MARK, Kind.UNMARK]);

function addLine(sheet: Sheet, items: readonly ItemAt[], line: string): void {
  const model = items.findLast(({ item }) => AHEAD.has(kindOf(item)));
  const last = model ?? (sheet.isHead ? items.findLast(({ item }) => isBelonging(item)) : undefined) ?? sheet.event;
  const at = last ? endOf(last) : sheet.top;
  const carrier = last?.item;
  const indent = carrier instanceof Leaf && carrier.kind !== Kind.EVENT ? indentOf(carrier) : '';
  sheet.insert(at, [indent + line], sheet.isAtEvent ? 0 : undefined);
}

export function unmarked(sheet: Sheet, cell: Cell): EditResult {
  if (isOff(sheet, cell)) return offBoard(cell);
  const point = sheet.pointOf(cell);
  const { place, shown } = sheet;
  const marks = [...(place.record.marks?.(place.here) ?? [])];
  if (!marks.some((mark) => mark?.x === point.x && mark.y === shown - point.row)) return noMark(nameOf(point));
  const items = shownItems(sheet);
  let kept = false;
  let gone = false;
  let rest = false;
  for (const line of linesIn(items)) {
    const { placed, targets, marks: puts } = line;
    const direct = puts ? targets.filter((target) => isDirect(target) && covers(target, point, sheet)) : [];
    const others = targets.some((target) => !direct.includes(target) && covers(target, point, sheet));
    if (others) rest = puts;
    const isGone = puts ? direct.length > 0 && direct.length === targets.length : gone && !kept;
    if (isGone) sheet.remove(placed);
    else removeFields(sheet, placed, direct);
    if (isGone) gone = true;
    else kept ||= puts;
  }
  if (rest) {
    const style = sheet.styleAt(sheet.nextLine);
    addLine(sheet, items, `${style.keyword('UNMARK')} ${style.point(point, Kind.MARK)}`);
  }
  return sheet.outcome();
}

/// With the blanks before them.
function removeFields(sheet: Sheet, { item, at }: ItemAt, targets: readonly Target[]): void {
  const fields = fieldsOf((item as Leaf).text, isAbsent);
  for (const { field } of targets) {
    const before = fields[fields.findIndex((one) => one.at === field.at) - 1];
    if (before) sheet.replace(at + before.at + before.size, at + field.at + field.size, '');
  }
}
