/// Where the stone comes from that stands where a move goes: the move itself or, on a point that was taken, the one that took it.

import { located } from '../record/locate';
import type { RecordDocument } from './document';
import { stoneFrom } from './steps';

export function* originOf(document: RecordDocument, offset: number): Generator<void, number | undefined> {
  const { record } = document;
  const spot = record && (yield* located(record.course, offset));
  const { event, state } = spot ?? {};
  if (!record || !event || !state || offset > event.at + event.node.width) return undefined;
  const cell = record.move(event, state)?.cell;
  return cell ? yield* stoneFrom(document, offset, cell) : undefined;
}
