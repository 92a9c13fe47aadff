/// How a move that is being made on the board can go on, where moves have several cells.

import { located } from '../record/locate';
import type { Cell } from '../record/view';
import type { Targets } from '../record/wish';
import type { RecordDocument } from './document';

export function* targetsAt(
  document: RecordDocument,
  offset: number,
  chosen: readonly Cell[],
): Generator<void, Targets | undefined> {
  const { root, record, format } = document;
  if (!record || !format?.writer?.targets) return undefined;
  const here = yield* located(record.course, offset);
  return here && format.writer.targets({ root, record, here }, chosen);
}
