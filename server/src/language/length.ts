/// How many moves there are on the line of a place, up to its end.

import { placeOf } from '../record/ahead';
import type { State } from '../record/line';
import { located, type Spot } from '../record/locate';
import { lastStop } from '../record/steps';
import type { Run } from '../text/node';
import type { RecordDocument } from './document';

/// By where the last event of the line stands. To count means to play the end of the line, so it is done once a line and version.
const known = new WeakMap<NonNullable<Run>, Map<number, number>>();

export function* lengthAt(document: RecordDocument, offset: number | undefined): Generator<void, number | undefined> {
  const { record: view, root } = document;
  const spot: Spot<State> | undefined = view && (yield* located(view.course, offset));
  if (!view || !spot || !root) return undefined;
  const here = placeOf(view.course, spot);
  const last = here && (yield* lastStop(view.course, here));
  if (!last) return spot.state.ply?.number ?? 0;
  const lengths = known.get(root) ?? new Map<number, number>();
  known.set(root, lengths);
  const counted = lengths.get(last.event.at);
  if (counted !== undefined) return counted;
  const end: Spot<State> | undefined = yield* located(view.course, last.event.at);
  const length = (end ?? spot).state.ply?.number ?? 0;
  lengths.set(last.event.at, length);
  return length;
}
