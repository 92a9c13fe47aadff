/// The move that is being written, on the board.

import { cellOf } from '../../../../games/shared/cells';
import type { Scene } from '../../../../record/help';
import type { Ghost } from '../../../../record/view';
import { Kind } from '../../../../syntax/brackets/lexer';
import { leafAt } from '../../../../text/edit';
import type { Chapter } from '../chapter';
import type { Brackets } from '../course';
import { draftOf, pointsFor } from '../draft';
import { pieceOf } from '../piece';

/// Where the move that is being written may go: its column, and with the first digit of a row the free points that it may mean.
export function* ghostAt(
  { root, offset, record, before }: Scene<Brackets>,
  chapter: Chapter,
): Generator<void, Ghost | undefined> {
  yield* [];
  if (!root || offset === 0) return undefined;
  const { leaf, start } = leafAt(root, offset - 1);
  if (leaf.kind !== Kind.piece || pieceOf(leaf, chapter).move) return undefined;
  const draft = draftOf(leaf.text.slice(0, offset - start));
  if (draft?.column === undefined || draft.column >= chapter.columns) return undefined;
  if (draft.row === '') return { column: draft.column };
  const course = record?.course;
  if (!course || !before) return undefined;
  const state = before.state;
  const cells = pointsFor(draft, course.play.board(state), state.ply, course.play.tried?.(state));
  return cells.length > 0 ? { cells: cells.map((cell) => cellOf(cell, chapter.columns)) } : undefined;
}
