/// What a node says of points, in lists by type: stones that are set up, and markup.

import type { BoardEdit, EditResult } from '../../../record/board-edit';
import type { Cell } from '../../../record/view';
import { type At, elementsOf, isArray, isObject, membersAt, valueAt } from '../../../syntax/json/access';
import { elements, type Fields, fields } from '../../../syntax/json/draft';
import { cellOf, DAMAGED, isRefusal, NO_SUCH_SIDE, nameOf, noMark, noStone, refused } from '../../shared/go/judge';
import { variationsOf } from '../play/lines';
import { textAt, wholeAt } from '../values';
import { putIn } from './node';
import type { Sheet } from './sheet';

const NOT_HERE = refused(
  'Stones can only be set up in a node of their own, without a move or variations.',
  '摆子要单独占一个节点，不能和着手或变化在一起。',
);

export function setUp(sheet: Sheet, point: Cell, color: number): EditResult {
  const { node, table, course } = sheet;
  const cell = cellOf(table, point);
  if (isRefusal(cell)) return cell;
  if (node && (membersAt(node)?.get('move') || variationsOf(node))) return NOT_HERE;
  const type = color ? course.sides.name(color) : 'clear';
  if (!type) return NO_SUCH_SIDE;
  const now = table.working.to(table.ply).get(cell);
  if (color === now) return color ? untouched(sheet) : noStone(nameOf(table, point));
  const lists = listsOf(sheet, 'setup');
  if (!lists) return DAMAGED;
  const here = pointsAt(lists, point);
  const before = here.length > 0 ? colorBefore(sheet, cell, now) : now;
  if (before === color) take(sheet, 'setup', lists, here);
  else retype(sheet, 'setup', lists, here, type, pointDraft(point));
  return sheet.outcome();
}

/// What stood on a point before this node put something there.
function colorBefore({ state: { ply } }: Sheet, cell: number, now: number): number {
  if (!ply || ply.isMove) return now;
  for (let i = 0; i < ply.changes.length; i += 3) if (ply.changes[i] === cell) return ply.changes[i + 1] as number;
  return now;
}

function untouched({ writing, node }: Sheet): EditResult {
  return (node ? writing.cursor(node.at) : writing).result ?? DAMAGED;
}

const TYPES: Readonly<Record<string, string>> = { cross: 'mark' };

export function marked(sheet: Sheet, { cell: point, label, form }: BoardEdit & { kind: 'mark' }): EditResult {
  const cell = cellOf(sheet.table, point);
  if (isRefusal(cell)) return cell;
  const lists = listsOf(sheet, 'markup');
  if (!lists) return DAMAGED;
  const type = form === undefined ? (label === undefined ? 'mark' : 'label') : (TYPES[form] ?? form);
  const draft = pointDraft(point, label ?? (type === 'label' ? '' : undefined));
  const here = pointsAt(lists, point).filter((found) => typeOf(found.list) === type);
  const [known] = here;
  if (!known) retype(sheet, 'markup', lists, [], type, draft);
  else if (label !== undefined) relabel(sheet, known.point, label);
  sheet.keepCursor();
  return sheet.outcome();
}

function relabel({ writing }: Sheet, point: At, label: string): void {
  const text = valueAt(point, 'text');
  if (!text) writing.insertMember(point, 'text', JSON.stringify(label));
  else if (textAt(text) !== label) writing.replaceValue(text, JSON.stringify(label));
}

export function unmarked(sheet: Sheet, point: Cell): EditResult {
  const cell = cellOf(sheet.table, point);
  if (isRefusal(cell)) return cell;
  const lists = listsOf(sheet, 'markup');
  if (!lists) return DAMAGED;
  const here = pointsAt(lists, point);
  if (here.length === 0) return noMark(nameOf(sheet.table, point));
  take(sheet, 'markup', lists, here);
  return sheet.outcome();
}

type Name = 'setup' | 'markup';

/// The lists of a node; nothing if they are not what they should be.
function listsOf({ node }: Sheet, name: Name): At[] | undefined {
  if (!node) return [];
  if (!isObject(node.node)) return undefined;
  const value = valueAt(node, name);
  if (!value) return membersAt(node)?.get(name) ? undefined : [];
  const lists = [...elementsOf(value)];
  const areSound = isArray(value.node) && lists.every((list) => isArray(valueAt(list, 'coords')?.node));
  return areSound ? lists : undefined;
}

const typeOf = (list: At): string | undefined => textAt(valueAt(list, 'type'));

interface Found {
  readonly list: At;
  /// Which of the lists, and which of its points.
  readonly number: number;
  readonly index: number;
  readonly point: At;
}

function pointsAt(lists: readonly At[], { x, y }: Cell): Found[] {
  return lists.flatMap((list, number) =>
    [...elementsOf(valueAt(list, 'coords'))].flatMap((point, index) => {
      const isThere = wholeAt(valueAt(point, 'x')) === x && wholeAt(valueAt(point, 'y')) === y;
      return isThere ? [{ list, number, index, point }] : [];
    }),
  );
}

const pointDraft = ({ x, y }: Cell, text?: string): Fields =>
  fields(['x', String(x)], ['y', String(y)], ...(text === undefined ? [] : [['text', JSON.stringify(text)] as const]));

const countIn = (list: At): number => [...elementsOf(valueAt(list, 'coords'))].length;

/// Takes points out of their lists, and lists that hold nothing else.
function take(sheet: Sheet, name: Name, lists: readonly At[], gone: readonly Found[]): void {
  const { writing, node } = sheet;
  if (!node) return;
  sheet.keepCursor();
  const of = (number: number) => gone.filter((found) => found.number === number);
  const empty = [...lists.keys()].filter((number) => {
    return of(number).length > 0 && of(number).length === countIn(lists[number] as At);
  });
  if (empty.length === lists.length) {
    writing.removeMember(node, name);
    return;
  }
  writing.removeElements(valueAt(node, name) as At, empty);
  for (const [number, list] of lists.entries()) {
    const indexes = of(number).map(({ index }) => index);
    if (indexes.length > 0 && !empty.includes(number)) writing.removeElements(valueAt(list, 'coords') as At, indexes);
  }
}

/// A point goes from where it is listed, if it is, into the list of a type.
function retype(
  sheet: Sheet,
  name: Name,
  lists: readonly At[],
  gone: readonly Found[],
  type: string,
  point: Fields,
): void {
  const { writing, node } = sheet;
  const target = lists.findLast((list) => typeOf(list) === type);
  const [only] = gone;
  const word = only && valueAt(only.list, 'type');
  sheet.keepCursor();
  if (!target && gone.length === 1 && only && word && countIn(only.list) === 1) {
    writing.replaceValue(word, JSON.stringify(type));
    return;
  }
  if (gone.length > 0) take(sheet, name, lists, gone);
  const coords = valueAt(target, 'coords');
  if (coords) {
    const points = [...elementsOf(coords)];
    writing.insertElement(coords, points.length, point, { like: points.at(-1)?.node });
    return;
  }
  const draft = fields(['type', JSON.stringify(type)], ['coords', elements(point)]);
  const array = valueAt(node, name);
  if (array) writing.insertElement(array, lists.length, draft, { like: lists.at(-1)?.node });
  else putIn(sheet, node, name, elements(draft));
}
