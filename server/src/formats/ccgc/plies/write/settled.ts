/// The position before the first move, wherever in the lines before it the cursor is.

import type { WritingPlace } from '../../../../record/board-edit';
import { Report } from '../../../../record/finding';
import { Kind } from '../../../../syntax/plies/lexer';
import { leaves } from '../../../../text/edit';
import { Role } from '../../flat/course';
import type { PlyCourse } from '../course';
import type { PlyState } from '../state';

export function settled<S extends PlyState, K extends PlyCourse<S>>(
  { root, record, here }: WritingPlace<K>,
  state: S,
): S {
  if (state.moves > 0) return state;
  const { course } = record;
  const since = here.lines.at(-1)?.since ?? 0;
  let reached = course.start();
  for (const { leaf, start } of leaves(root, since)) {
    const isNext = leaf.kind === Kind.header && start > since;
    if (isNext || leaf.kind === Kind.move || leaf.kind === Kind.other) break;
    if (leaf.kind !== Kind.blank) reached = course.advance(reached, leaf, Role.leaf, 0, new Report());
  }
  return reached;
}
