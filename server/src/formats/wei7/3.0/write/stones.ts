/// Stones set up before any move: they stand in one pre, the first on the line that has any (3.16.2.6).

import type { EditResult } from '../../../../record/board-edit';
import type { Cell } from '../../../../record/view';
import { type At, elementsOf, isArray, valueAt } from '../../../../syntax/json/access';
import { elements, fields } from '../../../../syntax/json/draft';
import {
  cellOf,
  DAMAGED,
  isRefusal,
  NO_SUCH_SIDE,
  nameOf,
  noStone,
  refused,
  standsStill,
} from '../../../shared/go/judge';
import { placingAt } from '../play/event';
import { arrayIn, isMisplaced, lines } from '../play/lines';
import { putIn, takeOut } from './pre';
import type { Sheet } from './sheet';

const TOO_LATE = refused('Stones can only be set up before the first move.', '只能在第一手之前摆子。');

export function setUp(sheet: Sheet, point: Cell, color: number): EditResult {
  const cell = cellOf(sheet.table, point);
  if (isRefusal(cell)) return cell;
  if ((sheet.state.ply?.number ?? 0) > 0) return TOO_LATE;
  if (color > 2) return NO_SUCH_SIDE;
  const pre = preFor(sheet);
  if (color > 0 && !hasStones(pre) && hasStonesFurtherOn(sheet.home?.line)) return FURTHER_ON;
  if (pre && isMisplaced(pre, 'stones', isArray)) return DAMAGED;
  if (pre) sheet.writing.cursor(pre.at);
  const capture = color > 0 ? standsStill(sheet.table, point, color) : undefined;
  if (capture) return capture;
  return color > 0 ? put(sheet, pre, point, color) : removed(sheet, pre, point);
}

/// The pre that has stones, or else that of the innermost tree, unless steps were done since.
function preFor({ around }: Sheet): At | undefined {
  const pres = around.map((tree) => valueAt(tree, 'pre'));
  return pres.find(hasStones) ?? pres.at(-1);
}

const hasStones = (pre: At | undefined): boolean => !elementsOf(valueAt(pre, 'stones')).next().done;

const FURTHER_ON = refused(
  'Branches further on set up stones of their own; set them up there.',
  '后面的分支各自摆了子，请在分支里摆。',
);

/// Only one pre on a line of play may have stones.
function hasStonesFurtherOn(line: At | undefined): boolean {
  const stack = line ? [line] : [];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (hasStones(valueAt(next, 'pre'))) return true;
    const branches = arrayIn(next, 'branches');
    for (const branch of branches ? lines.branches(branches) : []) stack.push(branch);
  }
  return false;
}

function put(sheet: Sheet, pre: At | undefined, point: Cell, color: number): EditResult {
  const { writing } = sheet;
  const stones = pre && arrayIn(pre, 'stones');
  const list = [...elementsOf(stones)];
  const known = list.find((stone) => isAt(stone, point));
  const its = valueAt(known, 'color');
  if (known && !its) return DAMAGED;
  if (known && its && placingAt(known).color !== color) writing.replaceValue(its, String(color));
  if (known) return sheet.outcome();
  const draft = fields(['color', String(color)], ['point', fields(['x', String(point.x)], ['y', String(point.y)])]);
  if (stones) writing.insertElement(stones, list.length, draft, { like: list.at(-1)?.node });
  else putIn(sheet, pre, 'stones', elements(draft));
  return sheet.outcome();
}

function removed(sheet: Sheet, pre: At | undefined, point: Cell): EditResult {
  const stones = pre && arrayIn(pre, 'stones');
  const list = [...elementsOf(stones)];
  const found = [...list.keys()].filter((i) => isAt(list[i] as At, point));
  if (!stones || found.length === 0) return noStone(nameOf(sheet.table, point));
  if (found.length === list.length) takeOut(sheet, pre, 'stones');
  else sheet.writing.removeElements(stones, found);
  return sheet.outcome();
}

function isAt(stone: At, point: Cell): boolean {
  const { x, y } = placingAt(stone);
  return x === point.x && y === point.y;
}
