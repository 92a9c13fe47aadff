/// The moves of a part of a text by the side that makes them, for the colours of an editor.

import { happenings } from '../record/passage';
import { type RecordView, type Stretch, viewAt } from '../record/view';
import type { RecordDocument } from './document';
import { MOST_IN_SIGHT, writtenOf } from './hints';
import { SIDES, type Side } from './sides';

export interface SideToken extends Stretch {
  readonly side: Side;
}

const USUAL: readonly (Side | undefined)[] = [undefined, 'black', 'white'];

const isSide = (name: string | undefined): name is Side => SIDES.some((side) => side === name);

const sideOf = (view: RecordView, color: number): Side | undefined => {
  const name = view.side ? view.side(color) : USUAL[color];
  return isSide(name) ? name : undefined;
};

/// In the order of the text; of so many moves at most.
export function* tokensIn(
  { record }: RecordDocument,
  between: Stretch,
  most = MOST_IN_SIGHT,
): Generator<void, SideToken[]> {
  const tokens: SideToken[] = [];
  if (!record) return tokens;
  let seen = 0;
  yield* happenings(record.course, between, ({ event, after, line }) => {
    const view = viewAt(record, { state: after, path: [], event, lines: [line] });
    const side = sideOf(view, view.move(event, after)?.color ?? 0);
    for (const { from, to } of side ? writtenOf(view, event) : []) {
      if (side && from < between.to && to > between.from) tokens.push({ from, to, side });
    }
    return ++seen >= most;
  });
  return tokens.sort((a, b) => a.from - b.from);
}
