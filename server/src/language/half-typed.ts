/// A move that is only begun: the board that it is for, and where on it it may go.

import type { Scene } from '../record/help';
import { type Ghost, type RecordView, viewAt } from '../record/view';
import { textBetween } from '../text/edit';
import type { RecordDocument } from './document';
import { ghostAt } from './ghost';

export interface HalfTyped {
  readonly ghost: Ghost;
  readonly view: Pick<RecordView, 'game' | 'columns' | 'rows'>;
}

/// What ends at the offset, and may have a closing bracket already.
export function* halfTyped(
  document: RecordDocument,
  { record, here, root }: Scene,
  to: number,
): Generator<void, HalfTyped | undefined> {
  if (!record || !here) return undefined;
  const view = viewAt(record, here);
  const closed = /[\])]/.test(textBetween(root, Math.max(0, to - 1), to));
  const ghost = yield* ghostAt(document, view, here, closed ? to - 1 : to);
  if (!ghost) return undefined;
  const { game, columns, rows } = view;
  return { ghost, view: { game, columns, rows } };
}
