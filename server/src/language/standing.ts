/// Where a cursor stands in the game. In the blanks that a line begins with it belongs to what comes on that line, as everybody reads
/// it; and some of what a format writes before a move belongs to the move.

import { textBetween } from '../text/edit';
import { lineStart, placeAt } from '../text/position';
import type { RecordDocument } from './document';

/// More blanks than that indent nothing.
const MOST = 400;

export function standingAt({ root, record }: RecordDocument, offset: number): number {
  const after = afterIndent(root, offset);
  return record?.standing?.(after) ?? after;
}

function afterIndent(root: RecordDocument['root'], offset: number): number {
  const start = lineStart(root, placeAt(root, offset).line);
  if (offset - start > MOST) return offset;
  const [indent = ''] = /^[ \t]*/.exec(textBetween(root, start, offset + MOST)) ?? [];
  const end = start + indent.length;
  const isFollowed = /^[^\r\n]/.test(textBetween(root, end, end + 1));
  return offset < end && isFollowed ? end : offset;
}
