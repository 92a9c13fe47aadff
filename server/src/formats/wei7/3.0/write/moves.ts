/// A move, or a pass, after what is shown: at the end of the line, or as a branch where the line goes on otherwise. The line
/// as it is goes on in the first of the branches (3.16.4).

import { sideAfter } from '../../../../games/go/next';
import { BLACK, WHITE } from '../../../../games/shared/sides';
import type { EditResult } from '../../../../record/board-edit';
import type { Cell } from '../../../../record/view';
import { type At, elementsOf, isArray, membersAt, valueAt } from '../../../../syntax/json/access';
import { type Draft, elements, type Field, type Fields, fields } from '../../../../syntax/json/draft';
import { firstElement } from '../../../../syntax/json/spacing';
import type { Node } from '../../../../text/node';
import { type Ahead, type Home, lastFilled, modelFor, targetOf } from '../../../shared/forks';
import { cellOf, DAMAGED, isRefusal, NO_SUCH_SIDE, outlook } from '../../../shared/go/judge';
import { type Played, wanting } from '../../../shared/wanted';
import { people } from '../help/scene';
import { numberAt } from '../play/event';
import { arrayIn, isMisplaced, lines, TREE_ORDER } from '../play/lines';
import { forkOff } from './fork';
import type { Sheet } from './sheet';

export function moved(sheet: Sheet, cell: Cell | null, side: number | undefined): EditResult {
  const { home, state, table } = sheet;
  if (!home) return DAMAGED;
  const off = cell && cellOf(table, cell);
  if (isRefusal(off)) return off;
  const { found, before } = targetOf(lines, sheet.place.here.lines, home, wanting(cell, side));
  if (found.kind === 'there') return sheet.writing.cursor(found.at).result ?? DAMAGED;
  const color = side ?? state.problem ?? sideAfter(state.ply);
  if (color !== BLACK && color !== WHITE) return NO_SUCH_SIDE;
  const legal = cell ? outlook(table, cell, color) : undefined;
  if (isRefusal(legal)) return legal;
  const model = modelFor(lines, sheet.around, home, (move) => (move.cell === null) === (cell === null));
  const step = stepOf(sheet, { color, cell }, before, model);
  if (found.kind === 'forks') addBranch(sheet, found, step);
  else if (found.kind === 'end') append(sheet, home, step, model?.node);
  else forkOff(sheet, home, step, model?.node);
  return sheet.outcome();
}

function append(sheet: Sheet, { line, elements: steps }: Home, step: Draft, like: Node | undefined): void {
  const array = arrayIn(line, 'steps');
  const { writing, around } = sheet;
  const broken = sheet.isBroken(line);
  if (isMisplaced(line, 'steps', isArray)) writing.unsound = true;
  if (array) {
    const { edit, at } = writing.insertElement(array, steps.length, step, { like, broken });
    writing.cursor(at, edit);
    return;
  }
  const other = lastFilled(lines, around);
  const model = other && arrayIn(other, 'steps')?.node;
  const draft = model ? elements(step) : { ...elements(step), broken };
  const { edit, at } = writing.insertMember(line, 'steps', draft, { like: model, order: TREE_ORDER, broken });
  writing.cursor(at + firstElement(edit.text.slice(at)), edit);
}

function addBranch({ writing }: Sheet, { forks, branches }: Ahead & { kind: 'forks' }, step: Draft): void {
  const like = (lastFilled(lines, branches) ?? branches.at(-1))?.node;
  const draft = fields(['steps', elements(step)]);
  const { edit, at } = writing.insertElement(forks, [...elementsOf(forks)].length, draft, { like });
  writing.cursor(at + firstElement(edit.text.slice(at)), edit);
}

function stepOf(sheet: Sheet, { color, cell }: Played, before: At | undefined, model: At | undefined): Fields {
  const point: Draft = cell ? fields(['x', String(cell.x)], ['y', String(cell.y)]) : 'null';
  const value = fields(['color', String(color)], ['point', point]);
  const list: Field[] = [['action', fields(['type', '"move"'], ['value', value])]];
  const { time } = sheet.state;
  const now = numberAt(valueAt(before, 'time')) ?? (valueAt(model, 'time') ? time : undefined);
  if (now !== undefined) list.unshift(['time', String(now)]);
  const actor = has(before, 'actor') || has(model, 'actor') ? actorOf(sheet, color) : -1;
  if (actor >= 0) list.push(['actor', String(actor)]);
  return fields(...list);
}

const has = (step: At | undefined, name: string): boolean => membersAt(step)?.get(name) !== undefined;

/// Who plays this color, if the record says.
function actorOf({ place }: Sheet, color: number): number {
  const scene = { ...place, offset: 0, before: undefined };
  return people(scene).findIndex((person) => person.color === color);
}
