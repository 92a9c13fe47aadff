/// Members of what is shown: of the step, or of the pre that stands before all steps of a tree and is made where there is none.

import { type At, isObject, membersAt, valueAt } from '../../../../syntax/json/access';
import { type Draft, fields } from '../../../../syntax/json/draft';
import type { Home } from '../../../shared/forks';
import { isMisplaced, PRE_ORDER, STEP_ORDER, TREE_ORDER } from '../play/lines';
import type { Sheet } from './sheet';

/// Puts a member into the event, or into a new pre of the tree that the place is in.
export function putIn(sheet: Sheet, event: At | undefined, name: string, draft: Draft): void {
  const { writing, home } = sheet;
  const model = home && nearbyWith(home, name);
  const like = valueAt(model, name)?.node;
  if (event) {
    const order = namesOf(model) ?? (isStep(event) ? STEP_ORDER : PRE_ORDER);
    writing.insertMember(event, name, draft, { like, order });
  } else if (home) putPre(sheet, home, name, draft);
  else writing.unsound = true;
}

function putPre(sheet: Sheet, { line }: Home, name: string, draft: Draft): void {
  const { writing } = sheet;
  if (isMisplaced(line, 'pre', isObject)) writing.unsound = true;
  const broken = sheet.isBroken(line);
  const { edit, at } = writing.insertMember(line, 'pre', fields([name, draft]), { order: TREE_ORDER, broken });
  writing.cursor(at, edit);
}

/// Takes a member out, and a pre that holds nothing else.
export function takeOut({ writing, around }: Sheet, event: At, name: string): void {
  const line = around.findLast((tree) => valueAt(tree, 'pre')?.at === event.at);
  if (line && membersAt(event)?.list.length === 1) {
    writing.removeMember(line, 'pre');
    writing.cursor(line.at);
  } else {
    writing.removeMember(event, name);
    writing.cursor(event.at);
  }
}

const isStep = (event: At): boolean => membersAt(event)?.get('action') !== undefined;

const namesOf = (value: At | undefined): string[] | undefined => membersAt(value)?.list.map(({ name }) => name);

const NEAR = 20;

function nearbyWith({ elements, index }: Home, name: string): At | undefined {
  const from = Math.max(0, index - 1 - NEAR);
  return elements.slice(from, index + NEAR).findLast((step) => membersAt(step)?.get(name));
}
