/// What is said of a position: its marks and its comment.

import type { BoardEdit, EditResult } from '../../../../record/board-edit';
import type { Cell } from '../../../../record/view';
import { type At, elementsOf, isArray, valueAt } from '../../../../syntax/json/access';
import { type Draft, elements, fields } from '../../../../syntax/json/draft';
import { kindOf } from '../../../../syntax/json/value';
import { cellOf, DAMAGED, isRefusal, nameOf, noMark, refused } from '../../../shared/go/judge';
import { stringAt } from '../help/scene';
import { placingAt } from '../play/event';
import { arrayIn, isMisplaced } from '../play/lines';
import { putIn, takeOut } from './pre';
import type { Sheet } from './sheet';

type Note = Extract<BoardEdit, { kind: 'comment' | 'mark' | 'unmark' }>;

export function annotated(sheet: Sheet, boardEdit: Note): EditResult {
  if (sheet.event) sheet.writing.cursor(sheet.event.at);
  if (boardEdit.kind === 'comment') return commented(sheet, boardEdit.text);
  const cell = cellOf(sheet.table, boardEdit.cell);
  if (isRefusal(cell)) return cell;
  return boardEdit.kind === 'mark'
    ? marked(sheet, boardEdit.cell, symbolOf(boardEdit))
    : unmarked(sheet, boardEdit.cell);
}

function commented(sheet: Sheet, text: string): EditResult {
  const { writing, event } = sheet;
  if (event && isMisplaced(event, 'comment', (node) => kindOf(node) === 'string')) return DAMAGED;
  const known = event && valueAt(event, 'comment');
  if (!known && text !== '') putIn(sheet, event, 'comment', JSON.stringify(text));
  else if (event && known && text === '') takeOut(sheet, event, 'comment');
  else if (known && stringAt(known) !== text) writing.replaceValue(known, JSON.stringify(text));
  return sheet.outcome();
}

const SYMBOL = /^[a-zA-Z0-9@#$%&*?]$/;

/// There are only signs here, so forms are told by signs.
const FORMS: Readonly<Record<string, string>> = { circle: '@', square: '#', triangle: '*', cross: '%', selected: '&' };

const symbolOf = ({ label, form = '' }: Note & { kind: 'mark' }): string =>
  label ?? (Object.hasOwn(FORMS, form) ? (FORMS[form] as string) : '@');

function markDraft({ x, y }: Cell, symbol: string): Draft {
  return fields(['point', fields(['x', String(x)], ['y', String(y)])], ['symbol', `"${symbol}"`]);
}

function marked(sheet: Sheet, cell: Cell, symbol: string): EditResult {
  const { writing, event } = sheet;
  if (!SYMBOL.test(symbol)) return notASymbol(symbol);
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

const notASymbol = (symbol: string): EditResult =>
  refused(
    `“${symbol}” cannot be a mark: it has to be one letter, one digit, or one of @ # $ % & * ?`,
    `“${symbol}”不能作标记：只能是一个字母、一个数字或 @ # $ % & * ? 之一。`,
  );

function unmarked(sheet: Sheet, cell: Cell): EditResult {
  const { writing, event, table } = sheet;
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
