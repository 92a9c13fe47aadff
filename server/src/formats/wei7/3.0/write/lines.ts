/// Taking away a move with all after it, or a whole branch.

import type { EditResult } from '../../../../record/board-edit';
import { countEvents } from '../../../../record/count';
import { elementsOf, isArray, valueAt } from '../../../../syntax/json/access';
import { Pair } from '../../../../text/node';
import { type Branch, branchAt } from '../../../shared/forks';
import { DAMAGED, MAIN_LINE, NOTHING_TO_DELETE } from '../../../shared/go/judge';
import { Role } from '../play/course';
import { arrayIn, isMisplaced, lines } from '../play/lines';
import type { Sheet } from './sheet';

export function deleted(sheet: Sheet, what: 'node' | 'variation'): EditResult {
  const { lines: around } = sheet.place.here;
  const branch = branchAt(lines, around, around.length - 1);
  if (what === 'variation') return branch ? withoutBranch(sheet, branch) : MAIN_LINE;
  const { home } = sheet;
  if (!home?.started || home.index === 0) return branch ? withoutBranch(sheet, branch) : NOTHING_TO_DELETE;
  const pre = valueAt(home.line, 'pre');
  if (branch && home.index === 1 && !pre) return withoutBranch(sheet, branch);
  return withoutRest(sheet);
}

function withoutRest(sheet: Sheet): EditResult {
  const { home, writing } = sheet;
  const steps = home && arrayIn(home.line, 'steps');
  if (!home || !steps) return DAMAGED;
  const { line, elements, index } = home;
  if (isMisplaced(line, 'branches', isArray)) return DAMAGED;
  const { course } = sheet.place.record;
  let removes = 0;
  for (const { node } of elements.slice(index - 1)) {
    if (node instanceof Pair) removes += countEvents(course, node, Role.step);
  }
  writing.remove(steps, index - 1, elements.length - index + 1);
  const branches = arrayIn(line, 'branches');
  for (const { node } of branches ? lines.branches(branches) : []) removes += countEvents(course, node, Role.tree);
  if (branches) writing.removeMember(line, 'branches');
  writing.cursor((elements[index - 2] ?? valueAt(line, 'pre') ?? line).at);
  return sheet.outcome({ removes });
}

function withoutBranch(sheet: Sheet, { line, parent, forks, branches, index, after }: Branch): EditResult {
  const { writing, place } = sheet;
  const removes = Math.max(1, countEvents(place.record.course, line.node, line.role));
  if ([...elementsOf(forks)].length !== branches.length) return DAMAGED;
  if (branches.length === 1) writing.removeMember(parent, 'branches');
  else writing.remove(forks, index);
  const last = lines.elements(parent)[after - 1] ?? valueAt(parent, 'pre') ?? parent;
  writing.cursor(last.at);
  return sheet.outcome({ removes });
}
