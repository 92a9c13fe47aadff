/// Taking away a node with all after it, or a whole variation.

import type { EditResult } from '../../../record/board-edit';
import { countEvents } from '../../../record/count';
import { elementsOf } from '../../../syntax/json/access';
import { Pair } from '../../../text/node';
import { type Branch, branchAt } from '../../shared/forks';
import { DAMAGED, MAIN_LINE, NOTHING_TO_DELETE } from '../../shared/go/judge';
import type { Sheet } from './sheet';

export function deleted(sheet: Sheet, what: 'node' | 'variation'): EditResult {
  const { home, lines, here } = sheet;
  const branch = branchAt(lines, here.lines, here.lines.length - 1);
  if (what === 'variation') return branch ? withoutBranch(sheet, branch) : MAIN_LINE;
  if (!home) return DAMAGED;
  const index = home.elements.findIndex(({ at }) => at === sheet.node?.at);
  if (branch && index <= 0) return withoutBranch(sheet, branch);
  return index <= 0 ? NOTHING_TO_DELETE : withoutRest(sheet, index);
}

function withoutRest(sheet: Sheet, index: number): EditResult {
  const { home, writing, course } = sheet;
  if (!home) return DAMAGED;
  const { line, elements } = home;
  const [run] = course.parts(line.node, sheet.here.lines.at(-1)?.role ?? 0);
  let removes = 0;
  for (const { node } of run ? elements.slice(index) : []) {
    if (node instanceof Pair) removes += countEvents(course, node, run?.role ?? 0);
  }
  writing.remove(line, index, elements.length - index);
  writing.cursor((elements[index - 1] ?? line).at);
  return sheet.outcome({ removes: Math.max(1, removes) });
}

function withoutBranch(sheet: Sheet, { line, parent, forks, branches, index, after }: Branch): EditResult {
  const { writing, course, lines } = sheet;
  const removes = Math.max(1, countEvents(course, line.node, line.role));
  if ([...elementsOf(forks)].length !== branches.length) return DAMAGED;
  if (branches.length > 1) writing.remove(forks, index);
  else writing.remove(parent, after);
  const before = lines.elements(parent)[branches.length > 1 ? after : after - 1] ?? parent;
  writing.cursor(before.at);
  return sheet.outcome({ removes });
}
