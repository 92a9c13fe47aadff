/// Whose turn it is at the beginning of a game of Go. How many stones are set up is no more than a hint of it; a record that has a
/// first move says it by that.

import { placeOf } from '../record/ahead';
import type { State } from '../record/line';
import type { Spot } from '../record/locate';
import { nextStop } from '../record/steps';
import type { RecordView } from '../record/view';

/// How many set-ups and comments are passed over.
const MOST = 16;

/// The side of the first move; undefined if moves have been made, or none follows.
export function firstSide(view: RecordView, spot: Spot<State>): number | undefined {
  if (view.game !== 'go' || spot.state.moves > 0) return undefined;
  let frame = placeOf(view.course, spot);
  for (let i = 0; frame && i < MOST; i++) {
    const next = nextStop(view.course, frame);
    const color = next && view.move(next.event, spot.state)?.color;
    if (color !== undefined) return color;
    frame = next?.frame;
  }
  return undefined;
}
