/// Where a cursor stands in the game. In the blanks that a line begins with it belongs to what comes on that line, as everybody reads
/// it; and some of what a format writes before a move belongs to the move.

import { textBetween } from '../text/edit';
import type { RecordDocument } from './document';

/// More blanks than that indent nothing.
const MOST = 400;

export function standingAt(document: RecordDocument, offset: number): number {
  const after = afterIndent(document, offset);
  return document.record?.standing?.(after) ?? after;
}

function afterIndent({ root, places }: RecordDocument, offset: number): number {
  const start = places.lineStart(offset);
  if (offset - start > MOST) return offset;
  const [indent = ''] = /^[ \t]*(?=[^ \t\r\n])/.exec(textBetween(root, start, offset + MOST + 1)) ?? [];
  const end = start + indent.length;
  return offset < end ? end : offset;
}
