/// Stones set up before any move: they stand in one pre, the first on the line that has any (3.15).

import { BLACK, WHITE } from '../../../../games/shared/sides';
import type { EditResult } from '../../../../record/board-edit';
import type { Line } from '../../../../record/locate';
import type { Cell } from '../../../../record/view';
import { tagLeafOf } from '../../../../syntax/xml/element';
import { tagOf } from '../../../../syntax/xml/said';
import { Pair } from '../../../../text/node';
import { cellOf, isRefusal, NO_SUCH_SIDE, nameOf, noStone, refused, standsStill } from '../../../shared/go/judge';
import { stoneOf } from '../play/event';
import { aheadOf, asParent, type Child, childrenFrom, holdsStones, isMove, isSound, preOf } from './around';
import { isIdle, putIntoPre, putPre, removePre } from './pre';
import type { Sheet } from './sheet';

const TOO_LATE = refused('Stones can only be set up before the first move.', '只能在第一手之前摆子。');
const FURTHER_ON = refused(
  'Variations further on set up stones of their own; set them up there.',
  '后面的变化各自摆了子，请在变化里摆。',
);

export function setUp(sheet: Sheet, point: Cell, color: number): EditResult {
  const cell = cellOf(sheet.table, point);
  if (isRefusal(cell)) return cell;
  if (sheet.state.moves > 0) return TOO_LATE;
  if (color > WHITE) return NO_SUCH_SIDE;
  const pre = preFor(sheet);
  if (pre) sheet.writing.cursor(pre.at);
  if (color === 0) return removed(sheet, pre, point);
  if (!holdsStones(pre) && hasStonesFurtherOn(sheet.line)) return FURTHER_ON;
  return standsStill(sheet.table, point, color) ?? put(sheet, pre, point, color);
}

/// The pre that has stones, or else that of the innermost line.
function preFor({ lines }: Sheet): Child | undefined {
  const pres = lines.map(preOf);
  return pres.find(holdsStones) ?? pres.at(-1);
}

/// Only one pre on a line of play may have stones.
function hasStonesFurtherOn(line: Line): boolean {
  const stack = [...aheadOf(line, line.at).variations];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (holdsStones(preOf(asParent(next)))) return true;
    stack.push(...aheadOf(asParent(next), next.at).variations);
  }
  return false;
}

const stonesIn = (pre: Child | undefined): Child[] => (pre ? [...childrenFrom(asParent(pre))].filter(isMove) : []);

function isAt({ element }: Child, { x, y }: Cell): boolean {
  const stone = stoneOf(element);
  return stone.x === x && stone.y === y;
}

function put(sheet: Sheet, pre: Child | undefined, point: Cell, color: number): EditResult {
  const name = color === BLACK ? 'black' : 'white';
  const stones = stonesIn(pre);
  const known = stones.find((stone) => isAt(stone, point));
  if (known) recolored(sheet, known, name);
  if (known) return sheet.outcome();
  const values = [
    ['x', String(point.x)],
    ['y', String(point.y)],
  ] as const;
  const text = sheet.element(name, values, stones.findLast(isSound) ?? sheet.anyMove());
  if (pre) putIntoPre(sheet, pre, text, name);
  else putPre(sheet, sheet.line, [], text);
  return sheet.outcome();
}

/// Its name is another, in its end tag too.
function recolored(sheet: Sheet, stone: Child, name: string): void {
  const { element, at } = stone;
  if (stone.name === name) return;
  sheet.needs(stone);
  const tags = [{ leaf: tagLeafOf(element), start: at }];
  if (element instanceof Pair && element.close) {
    tags.push({ leaf: element.close, start: at + element.width - element.close.width });
  }
  for (const { leaf, start } of tags) {
    const { nameAt, name: old } = tagOf(leaf);
    sheet.writing.replace(start + nameAt, start + nameAt + old.length, name);
  }
}

function removed(sheet: Sheet, pre: Child | undefined, point: Cell): EditResult {
  const found = stonesIn(pre).filter((stone) => isAt(stone, point));
  if (!pre || found.length === 0) return noStone(nameOf(sheet.table, point));
  sheet.needs(pre, ...found);
  if (isIdle(sheet, pre, found.length)) removePre(sheet, pre);
  else for (const stone of found) sheet.remove(stone);
  return sheet.outcome();
}
