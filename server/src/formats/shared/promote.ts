/// A variation changes places with the one before it, byte for byte.

import type { EditResult } from '../../record/board-edit';
import type { State } from '../../record/line';
import type { Occurrence, Spot } from '../../record/locate';
import type { At } from '../../syntax/json/access';
import type { JsonRewriting } from '../../syntax/json/rewrite';
import { sizeOf } from '../../syntax/json/value';
import { textBetween } from '../../text/edit';
import { branchAt, type Lines } from './forks';
import { DAMAGED, FIRST_ALREADY, MAIN_LINE } from './go/judge';

/// The innermost variation that has one before it.
export function promoted(writing: JsonRewriting, lines: Lines, { lines: around, event }: Spot<State>): EditResult {
  for (let depth = around.length - 1; depth > 0; depth--) {
    const branch = branchAt(lines, around, depth);
    const before = branch?.branches[branch.index - 1];
    if (!branch || !before) continue;
    writing.needs(branch.forks);
    swap(writing, before, branch.line, event);
    return writing.result ?? DAMAGED;
  }
  return around.length > 1 ? FIRST_ALREADY : MAIN_LINE;
}

/// The cursor goes along with the event.
function swap(writing: JsonRewriting, before: At, line: At, event: Occurrence | undefined): void {
  const first = spanOf(before);
  const second = spanOf(line);
  const [one, other] = [first, second].map(({ from, to }) => textBetween(writing.root, from, to)) as [string, string];
  const edit = writing.replace(first.from, first.to, other);
  writing.replace(second.from, second.to, one);
  writing.cursor(event && event.at >= line.at ? event.at - line.at : 0, edit);
}

const spanOf = ({ node, at }: At) => ({ from: at, to: at + sizeOf(node) });
