/// The board at a place in the text, or at the end of the main line.

import type { State } from '../record/line';
import { located, type Spot } from '../record/locate';
import type { Position, Sight } from '../record/view';
import type { RecordDocument } from './document';

export interface BoardAt extends Position {
  readonly game: string;
  readonly columns: number;
  readonly boardRows: number;
  readonly node: {
    readonly path: readonly number[];
    readonly move: number;
    readonly from: number;
    readonly to: number;
  };
}

export function* boardAt(
  document: RecordDocument,
  offset?: number,
  sight?: Sight,
): Generator<void, BoardAt | undefined> {
  const view = document.record;
  if (!view) return undefined;
  const spot: Spot<State> | undefined = yield* located(view.course, offset);
  if (!spot) return undefined;
  const from = spot.event?.at ?? spot.lines[0]?.at ?? 0;
  const size = spot.event ? spot.event.node.width : 0;
  return {
    game: view.game,
    columns: view.columns,
    boardRows: view.rows,
    ...view.position(spot, sight),
    node: { path: spot.path, move: spot.state.ply?.number ?? 0, from, to: from + size },
  };
}
