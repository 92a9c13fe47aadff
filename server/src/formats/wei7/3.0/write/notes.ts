/// What is said of a position: its marks and its comment.

import type { EditResult } from '../../../../record/board-edit';
import type { Cell } from '../../../../record/view';
import { type At, elementsOf, isArray, valueAt } from '../../../../syntax/json/access';
import { type Draft, elements, fields } from '../../../../syntax/json/draft';
import { kindOf } from '../../../../syntax/json/value';
import type { Mark } from '../../../shared/go/doing';
import { cellOf, DAMAGED, isRefusal, nameOf, noMark, refused } from '../../../shared/go/judge';
import { symbolOf } from '../../shared/symbols';
import { stringAt } from '../help/scene';
import { placingAt } from '../play/event';
import { arrayIn, isMisplaced } from '../play/lines';
import { putIn, takeOut } from './pre';
import type { Sheet } from './sheet';

export function commented(sheet: Sheet, text: string): EditResult {
  stays(sheet);
  const { writing, event } = sheet;
  if (event && isMisplaced(event, 'comment', (node) => kindOf(node) === 'string')) return DAMAGED;
  const known = event && valueAt(event, 'comment');
  if (!known && text !== '') putIn(sheet, event, 'comment', JSON.stringify(text));
  else if (event && known && text === '') takeOut(sheet, event, 'comment');
  else if (known && stringAt(known) !== text) writing.replaceValue(known, JSON.stringify(text));
  return sheet.outcome();
}

function markDraft({ x, y }: Cell, symbol: string): Draft {
  return fields(['point', fields(['x', String(x)], ['y', String(y)])], ['symbol', `"${symbol}"`]);
}

/// The cursor stays with the event.
function stays({ event, writing }: Sheet): void {
  if (event) writing.cursor(event.at);
}

export function marked(sheet: Sheet, mark: Mark): EditResult {
  const { writing, event } = sheet;
  stays(sheet);
  const off = cellOf(sheet.table, mark.cell);
  if (isRefusal(off)) return off;
  const { cell } = mark;
  const symbol = symbolOf(mark);
  if (typeof symbol !== 'string') return symbol;
  if (event && isMisplaced(event, 'marks', isArray)) return DAMAGED;
  const marks = event && arrayIn(event, 'marks');
  const list = [...elementsOf(marks)];
  const known = list.find((mark) => isAt(mark, cell));
  const sign = valueAt(known, 'symbol');
  if (known && !sign) return DAMAGED;
  if (sign && stringAt(sign) !== symbol) writing.replaceValue(sign, `"${symbol}"`);
  if (known) return sheet.outcome();
  const draft = markDraft(cell, symbol);
  if (marks) writing.insertElement(marks, list.length, draft, { like: list.at(-1)?.node });
  else putIn(sheet, event, 'marks', elements(draft));
  return sheet.outcome();
}

export function unmarked(sheet: Sheet, cell: Cell): EditResult {
  const { writing, event, table } = sheet;
  stays(sheet);
  const off = cellOf(table, cell);
  if (isRefusal(off)) return off;
  const marks = event && arrayIn(event, 'marks');
  const list = [...elementsOf(marks)];
  const found = [...list.keys()].filter((i) => isAt(list[i] as At, cell));
  if (!marks || found.length === 0) return isItself(event, cell) ? IS_A_STEP : noMark(nameOf(table, cell));
  if (found.length === list.length) takeOut(sheet, event, 'marks');
  else writing.removeElements(marks, found);
  return sheet.outcome();
}

const IS_A_STEP = refused('This mark is a step of its own; delete the step.', '这个标记本身是一步，请删除那一步。');

/// The step does nothing but put this mark.
function isItself(event: At | undefined, cell: Cell): boolean {
  const action = event && valueAt(event, 'action');
  const mark = stringAt(valueAt(action, 'type')) === 'mark' ? valueAt(action, 'value') : undefined;
  return mark !== undefined && isAt(mark, cell);
}

function isAt(mark: At, cell: Cell): boolean {
  const { x, y } = placingAt(mark);
  return x === cell.x && y === cell.y;
}
