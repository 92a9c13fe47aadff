/// Where a move that is being written may be meant to go.

import { SIDE } from '../../games/amazons/board';
import { cellOf } from '../../games/go/view';
import type { Scene } from '../../record/help';
import type { Ghost } from '../../record/view';
import { Kind } from '../../syntax/rounds/lexer';
import { leafAt } from '../../text/edit';
import type { AmCourse } from './course';
import { choices, draftOf } from './draft';
import { type AmState, sideToMove } from './state';

export function* ghostAt({ play }: AmCourse, { root, offset, before }: Scene): Generator<void, Ghost | undefined> {
  yield* [];
  if (!root || offset === 0 || !before) return undefined;
  const { leaf, start } = leafAt(root, offset - 1);
  const written = leaf.text.slice(0, offset - start);
  if (leaf.kind !== Kind.other || offset - start > leaf.size) return undefined;
  const state = before.state as AmState;
  const board = play.working.to(state.ply);
  const draft = draftOf(written, board);
  const cells = draft ? choices(board, draft, sideToMove(state)) : [];
  return cells.length > 0 ? { cells: cells.map((cell) => cellOf(cell, SIDE)) } : undefined;
}
