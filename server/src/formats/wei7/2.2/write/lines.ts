/// Taking away a move with all after it, or a whole variation.

import type { EditResult } from '../../../../record/board-edit';
import { countEvents } from '../../../../record/count';
import type { Line } from '../../../../record/locate';
import { endOf } from '../../../../syntax/xml/spacing';
import type { Pair } from '../../../../text/node';
import { MAIN_LINE, NOTHING_TO_DELETE } from '../../../shared/go/judge';
import { Role } from '../play/course';
import { aheadOf, type Child, childrenBefore, childrenFrom, isMove, isVariation, lastBefore, marksOf } from './around';
import type { Sheet } from './sheet';

export function deleted(sheet: Sheet, what: 'node' | 'variation'): EditResult {
  const { event, line, lines } = sheet;
  const isVariationLine = lines.length > 1;
  if (what === 'variation') return isVariationLine ? withoutVariation(sheet) : MAIN_LINE;
  const isHere = event !== undefined && event.at > line.at;
  const isFirst = !isHere || !lastBefore(line, event.at, ({ name }) => name !== 'mark');
  if (!isHere || sheet.isPre || (isFirst && isVariationLine)) {
    return isVariationLine ? withoutVariation(sheet) : NOTHING_TO_DELETE;
  }
  return withoutRest(sheet, event);
}

/// A move with its marks, and all after it. Variations before it stay: they go on from the move before.
function withoutRest(sheet: Sheet, event: Child): EditResult {
  const { line, writing } = sheet;
  const { run, open } = line.node as Pair;
  const marks = marksOf(line, event.at);
  const removes = countFrom(sheet, line, event.at);
  const before = stepBefore(line, event.at);
  const end = endOf(run ?? open, line.at + open.width);
  sheet.needs({ element: line.node as Pair, at: line.at });
  if (before || lastBefore(line, event.at, isVariation)) {
    for (const mark of marks) sheet.remove(mark);
    sheet.cut(event.at, end);
    if (!before) sheet.insert(line, undefined, () => STEP);
  } else writing.replace((marks[0] ?? event).at, end, STEP);
  writing.cursor((before ?? line).at);
  return sheet.outcome({ removes });
}

/// A line has a step of its own (3.20).
const STEP = '<pre/>';

function stepBefore(line: Line, at: number): Child | undefined {
  return lastBefore(line, at, (child) => isMove(child) || child.name === 'pre');
}

function countFrom({ place }: Sheet, line: Line, from: number): number {
  let count = 0;
  for (const child of childrenFrom(line, from)) {
    if (isMove(child) || isVariation(child)) count += countEvents(place.record.course, child.element, Role.child);
  }
  return count;
}

function withoutVariation(sheet: Sheet): EditResult {
  const { line, lines, place } = sheet;
  const parent = lines.at(-2) as Line;
  const variation: Child = { element: line.node as Pair, at: line.at, name: 'moves' };
  const removes = Math.max(1, countEvents(place.record.course, line.node, line.role));
  sheet.needs(variation);
  sheet.remove(variation);
  const after = aheadOf(parent, line.at + line.node.width);
  const isLast = !after.move && after.variations.length === 0 && after.marks.length === 0;
  // Marks that only variations came after would be the last now (3.19).
  if (isLast) for (const mark of marksRightBefore(parent, line.at)) sheet.remove(mark);
  sheet.writing.cursor((stepBefore(parent, line.at) ?? parent).at);
  return sheet.outcome({ removes });
}

function marksRightBefore(line: Line, at: number): Child[] {
  const marks: Child[] = [];
  for (const child of childrenBefore(line, at)) {
    if (child.name !== 'mark') break;
    marks.push(child);
  }
  return marks;
}
