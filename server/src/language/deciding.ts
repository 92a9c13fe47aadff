/// From a result to the move that decides the game, where the board shows who has won: the first after which it does. What else ends a game,
/// resigning or the clock, is decided by no move.

import { placeOf } from '../record/ahead';
import type { State } from '../record/line';
import { located, type Spot } from '../record/locate';
import { frameAt, lastStop, previousStop, type Stop } from '../record/steps';
import { type RecordView, type Stretch, viewAt } from '../record/view';
import type { RecordDocument } from './document';
import { writtenOf } from './hints';

/// Nobody goes on for longer once it is decided.
const MOST = 200;

export function* decidedAt(
  { root, session }: RecordDocument,
  record: RecordView,
  offset: number,
): Generator<void, { readonly of: Stretch; readonly targets: readonly Stretch[] } | undefined> {
  const { course } = record;
  const of = root && session?.help?.result?.(root, offset);
  if (!of) return undefined;
  const spot: Spot<State> | undefined = yield* located(course, offset);
  const line = spot?.lines[0];
  const here = spot && (placeOf(course, spot) ?? (line && frameAt(course, line)));
  let stop: Stop | undefined = here && (yield* lastStop(course, here));
  let deciding: Stop | undefined;
  for (let i = 0; stop && i < MOST; i++, stop = previousStop(course, stop.frame)) {
    const after: Spot<State> | undefined = yield* located(course, stop.event.at);
    if (!after || !viewAt(record, after).position(after).outcome) break;
    if (after.state.ply?.isMove) deciding = stop;
    yield;
  }
  if (!deciding) return undefined;
  const written = writtenOf(record, deciding.event);
  const [first, last] = [written[0], written.at(-1)];
  return first && last ? { of, targets: [{ from: first.from, to: last.to }] } : undefined;
}
