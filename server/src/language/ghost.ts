/// Where the move that is being written at the cursor may be meant to go, as far as the board has such a place.

import { locatedBefore } from '../record/before';
import type { Scene } from '../record/help';
import type { State } from '../record/line';
import type { Spot } from '../record/locate';
import type { Cell, Ghost, RecordView } from '../record/view';
import { finished } from '../text/edit';
import type { RecordDocument } from './document';

export function* ghostAt(
  { root, session }: RecordDocument,
  view: RecordView,
  here: Spot<State>,
  offset: number | undefined,
): Generator<void, Ghost | undefined> {
  const { help } = session ?? {};
  if (!help?.ghost || offset === undefined) return undefined;
  const scene: Scene = {
    root,
    offset,
    record: view,
    here,
    // Most formats need not know.
    get before() {
      return finished(locatedBefore(view.course, offset));
    },
  };
  const ghost = yield* help.ghost(scene);
  return ghost && onBoard(ghost, view);
}

function onBoard({ column, row, cells = [] }: Ghost, { columns, rows }: RecordView): Ghost | undefined {
  const within = cells.filter(({ x, y }: Cell) => x < columns && y < rows);
  const ghost: Ghost = {
    ...(column !== undefined && column < columns ? { column } : {}),
    ...(row !== undefined && row < rows ? { row } : {}),
    ...(within.length > 0 ? { cells: within } : {}),
  };
  return Object.keys(ghost).length > 0 ? ghost : undefined;
}
