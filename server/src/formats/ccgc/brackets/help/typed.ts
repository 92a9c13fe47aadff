/// The piece of a record that is being written at a place.

import type { Scene } from '../../../../record/help';
import { locatedUpTo } from '../../../../record/locate';
import { halved } from '../../../../syntax/brackets/half-width';
import { leafAt } from '../../../../text/edit';
import type { Chapter } from '../chapter';
import type { BracketState, Brackets } from '../course';
import { headingOf } from '../heading';
import { isHeading, isOpen } from '../phase';
import { pieceOf } from '../piece';

export interface Typed {
  /// What has been written of it, from its first sign on, as it is and with half-width signs.
  readonly raw: string;
  readonly half: string;
  /// Where play stands before it, and after it as far as it is one.
  readonly before: BracketState;
  readonly after: BracketState;
  readonly course: Brackets;
}

/// Undefined outside of a record, and in its header.
export function* typedAt(
  { root, offset, record }: Scene<Brackets>,
  chapter: Chapter,
): Generator<void, Typed | undefined> {
  const course = record?.course;
  if (!root || !course || offset === 0) return undefined;
  const { leaf, start } = leafAt(root, offset - 1);
  const written = halved(leaf.text.slice(0, offset - start));
  const { ends, ...place } = isHeading(leaf) ? headingOf(leaf, chapter) : pieceOf(leaf, chapter);
  const cut = place.kind === 'heading' ? place.end : written.lastIndexOf(';') + 1;
  const isClosed = ends === 'close' && written.length >= leaf.size;
  const own = written.slice(cut);
  const before = yield* locatedUpTo(course, cut === 0 ? start : offset);
  const after = yield* locatedUpTo(course, cut === 0 ? start + 1 : offset);
  if (!before || !after || isClosed) return undefined;
  // A bracket that closes the record may stand behind the offset, in the same leaf.
  if (!isOpen(before.state.phase) && (cut === 0 || ends !== 'close')) return undefined;
  const half = own.trimStart();
  return {
    raw: leaf.text.slice(offset - start - half.length, offset - start),
    half,
    before: before.state,
    after: after.state,
    course,
  };
}
