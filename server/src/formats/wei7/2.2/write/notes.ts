/// What is said of a position: its marks, which stand before its move or in its pre, and its comment.

import type { EditResult } from '../../../../record/board-edit';
import type { Cell } from '../../../../record/view';
import { tagLeafOf } from '../../../../syntax/xml/element';
import { tagOf } from '../../../../syntax/xml/said';
import { attributeOf } from '../../../../syntax/xml/schema';
import { attributeExtent, attributeWritten, escaped, lastEnd, quoteOf } from '../../../../syntax/xml/style';
import type { Mark } from '../../../shared/go/doing';
import { cellOf, DAMAGED, isRefusal, nameOf, noMark } from '../../../shared/go/judge';
import { symbolOf } from '../../shared/symbols';
import { coordinateIn } from '../play/event';
import { asParent, type Child, childrenFrom, marksOf } from './around';
import { isIdle, putIntoPre, putPre, removePre } from './pre';
import type { Sheet } from './sheet';

export function commented(sheet: Sheet, text: string): EditResult {
  const { event, writing } = sheet;
  if (!event) {
    if (text !== '') putPre(sheet, sheet.line, [['comment', text]]);
    return sheet.outcome();
  }
  sheet.needs(event);
  const { element, at } = event;
  const tag = tagOf(tagLeafOf(element));
  const known = attributeOf(tag, 'comment');
  if (known && text === '') {
    const { from, to } = attributeExtent(element, known);
    if (sheet.isPre && isIdle(sheet, event, 1)) removePre(sheet, event);
    else writing.replace(at + from, at + to, '');
  } else if (known && known.value !== text) {
    const start = at + known.valueAt;
    writing.replace(start, start + known.raw.length, escaped(text, quoteOf(element, known)));
  } else if (!known && text !== '') {
    const end = at + lastEnd(tag);
    writing.replace(end, end, attributeWritten(element, ['comment', text]));
  }
  return sheet.outcome();
}

/// The marks of what is shown.
function marksHere(sheet: Sheet): Child[] {
  const { event, eventLine } = sheet;
  if (event && sheet.isPre) return [...childrenFrom(asParent(event))].filter(({ name }) => name === 'mark');
  return event && eventLine ? marksOf(eventLine, event.at) : [];
}

function isAt({ element }: Child, { x, y }: Cell): boolean {
  const tag = tagOf(tagLeafOf(element));
  return coordinateIn(tag, 'x') === x && coordinateIn(tag, 'y') === y;
}

export function marked(sheet: Sheet, mark: Mark): EditResult {
  const off = cellOf(sheet.table, mark.cell);
  if (isRefusal(off)) return off;
  const { cell } = mark;
  const symbol = symbolOf(mark);
  if (typeof symbol !== 'string') return symbol;
  const marks = marksHere(sheet);
  const known = marks.find((mark) => isAt(mark, cell));
  if (known) return relabelled(sheet, known, symbol);
  const values = [
    ['x', String(cell.x)],
    ['y', String(cell.y)],
    ['symbol', symbol],
  ] as const;
  const model = marks.at(-1) ?? sheet.anyMove(({ name }) => name === 'mark');
  const text = sheet.element('mark', values, model ?? sheet.anyMove());
  const { event, eventLine } = sheet;
  const last = marks.at(-1);
  if (!event) putPre(sheet, sheet.line, [], text);
  else if (sheet.isPre) putIntoPre(sheet, event, text, 'mark');
  else if (last && eventLine) sheet.insert(eventLine, last, text);
  else sheet.insertBefore(event, text);
  return sheet.outcome();
}

function relabelled(sheet: Sheet, mark: Child, symbol: string): EditResult {
  const { element, at } = mark;
  const known = attributeOf(tagOf(tagLeafOf(element)), 'symbol');
  if (!known) return DAMAGED;
  sheet.needs(mark);
  const from = at + known.valueAt;
  const text = escaped(symbol, quoteOf(element, known));
  if (known.value !== symbol) sheet.writing.replace(from, from + known.raw.length, text);
  return sheet.outcome();
}

export function unmarked(sheet: Sheet, cell: Cell): EditResult {
  const off = cellOf(sheet.table, cell);
  if (isRefusal(off)) return off;
  const { event } = sheet;
  const found = marksHere(sheet).filter((mark) => isAt(mark, cell));
  if (!event || found.length === 0) return noMark(nameOf(sheet.table, cell));
  sheet.needs(...found);
  if (sheet.isPre && isIdle(sheet, event, found.length)) removePre(sheet, event);
  else for (const mark of found) sheet.remove(mark);
  return sheet.outcome();
}
