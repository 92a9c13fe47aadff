/// Moves taken away from the end of a record: one and all after it.

import type { EditResult, WritingPlace } from '../../../../record/board-edit';
import { blanksEnd, halfOf } from '../../../../syntax/brackets/half-width';
import { Kind } from '../../../../syntax/brackets/lexer';
import { leafAt } from '../../../../text/edit';
import type { Node } from '../../../../text/node';
import { CLOSED, NO_MOVE, UNREADABLE } from '../../flat/refusals';
import type { Chapter } from '../chapter';
import type { Brackets } from '../course';
import { isHeading } from '../phase';
import { pieceOf } from '../piece';
import { type Anchor, anchorOf, behindHeading, piecesAfter } from '../sequel';

const PAUSE = 256;

/// What ends the last move then ends the one before, so that brackets, semicolons and lines stay as they are.
export function* shortened(place: WritingPlace<Brackets>): Generator<void, EditResult> {
  const { root } = place;
  const anchor = yield* anchorOf(place);
  if (!root || !anchor?.piece) return NO_MOVE;
  let end = anchor.end;
  let last = anchor.leaf;
  let lastAt = anchor.start;
  let late = anchor.late;
  let removes = 1;
  let count = 0;
  for (const { piece, leaf, start, late: isLate } of piecesAfter(place, anchor)) {
    if (++count % PAUSE === 0) yield;
    [end, last, lastAt] = [start + piece.end, leaf, start];
    late ||= isLate;
    if (piece.move) removes++;
  }
  if (late) return CLOSED;
  const before = endBefore(root, anchor, place.record.course.chapter);
  if (!before) return UNREADABLE;
  const separator = before.parted ? blanksEnd(last.text, end - lastAt) : -1;
  const to = halfOf(last.text.charCodeAt(separator)) === SEMICOLON ? lastAt + separator + 1 : end;
  return { edits: [{ from: before.at, to, text: '' }], cursor: before.cursor, removes };
}

const SEMICOLON = 0x3b;

interface EndBefore {
  /// Where what comes before a move ends, and where the cursor goes there.
  readonly at: number;
  readonly cursor: number;
  /// A semicolon of its own stands there already.
  readonly parted: boolean;
}

function endBefore(root: Node, { start }: Anchor, chapter: Chapter): EndBefore | undefined {
  if (start === 0) return { at: 0, cursor: 0, parted: true };
  const { leaf, start: at } = leafAt(root, start - 1);
  if (isHeading(leaf)) {
    const heading = behindHeading(leaf, at, chapter);
    return heading && { at: heading.end, cursor: heading.end - 1, parted: heading.header === 'parted' };
  }
  const piece = leaf.kind === Kind.piece ? pieceOf(leaf, chapter) : undefined;
  if (piece && !piece.move && !piece.empty) return undefined;
  const end = piece ? at + piece.end : start;
  return { at: end, cursor: Math.max(at, end - 1), parted: false };
}
