/// Taking away a move with all after it, a diagram, or a whole variation.

import type { EditResult } from '../../../record/board-edit';
import { countEvents } from '../../../record/count';
import type { ItemAt } from '../../../syntax/lines/walk';
import { MAIN_LINE, NOTHING_TO_DELETE, refused } from '../../shared/go/judge';
import { Kind } from '../keywords';
import { Role } from '../play/course';
import { kindOf } from '../play/passage';
import {
  after,
  aheadIn,
  endOf,
  insideOf,
  isBelonging,
  isUnended,
  isVariation,
  moveBefore,
  remarksBefore,
} from './around';
import type { Sheet } from './sheet';
import { NO_ENDVAR } from './unended';

export function deleted(sheet: Sheet, what: 'node' | 'variation'): EditResult {
  const { variation, event, kind } = sheet;
  if (variation && isUnended(variation.item) && !(what === 'node' && kind === Kind.DIAGRAM)) return NO_ENDVAR;
  if (what === 'variation') return variation ? withoutVariation(sheet, variation) : MAIN_LINE;
  if (variation && sheet.isUnstarted) return withoutVariation(sheet, variation);
  if (!event || kind === Kind.EVENT) return NOTHING_TO_DELETE;
  return kind === Kind.DIAGRAM ? withoutDiagram(sheet, event) : withoutMove(sheet, event);
}

const HAS_OTHERS = refused(
  'There are variations on this move, which would lose what they are on; delete or promote them first.',
  '这一手另有变化，删除后它们就没有依附的着手；请先删除或提升那些变化。',
);

function withoutVariation(sheet: Sheet, variation: ItemAt): EditResult {
  const before = moveBefore(sheet.root, variation.at);
  sheet.remove(variation);
  sheet.cursorTo(before, variation.at);
  return sheet.outcome({ removes: Math.max(1, eventsIn(sheet, [variation])) });
}

/// Only what it shows goes: the moves after it do not depend on it.
function withoutDiagram(sheet: Sheet, diagram: ItemAt): EditResult {
  const start = remarksBefore(sheet.root, diagram.at);
  sheet.replace(start, endOf(diagram), '');
  for (const one of sheet.items()) if (isBelonging(one.item) && kindOf(one.item) !== Kind.PRISONER) sheet.remove(one);
  sheet.cursorTo(moveBefore(sheet.root, start), start);
  return sheet.outcome({ removes: 1 });
}

function withoutMove(sheet: Sheet, move: ItemAt): EditResult {
  const { root, variation } = sheet;
  if (aheadIn(fromMove(sheet, move), 0).variations.length > 0) return HAS_OTHERS;
  const [first] = variation ? stops(insideOf(variation)) : [];
  if (variation && first?.at === move.at) return withoutVariation(sheet, variation);
  const gone = [...fromMove(sheet, move)];
  const { end } = lastOf(gone);
  const before = moveBefore(root, move.at);
  const start = before ? remarksBefore(root, move.at) : move.at;
  sheet.replace(start, end, '');
  sheet.cursorTo(before, start);
  return sheet.outcome({ removes: eventsIn(sheet, gone) });
}

function* fromMove({ root }: Sheet, move: ItemAt): Generator<ItemAt> {
  yield move;
  yield* after(root, move.at);
}

function* stops(items: Iterable<ItemAt>): Generator<ItemAt> {
  for (const placed of items) if (isBelonging(placed.item)) yield placed;
}

/// Remarks at the end are about the next event.
function lastOf(items: readonly ItemAt[]): { end: number } {
  const last = items.findLast(({ item }) => isBelonging(item));
  return { end: last ? endOf(last) : 0 };
}

function eventsIn({ course }: Sheet, items: readonly ItemAt[]): number {
  let count = 0;
  for (const { item } of items) {
    const role = isVariation(item) ? Role.variation : Role.item;
    count += countEvents(course, item, role);
  }
  return count;
}
