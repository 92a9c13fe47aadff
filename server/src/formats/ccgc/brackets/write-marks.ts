/// The remark on a move, `MARK[1]`: put, changed or taken away at its stone.

import { moveOf } from '../../../record/moves';
import { whoPut } from '../../../record/ply';
import type { Cell } from '../../../record/view';
import type { Outcome, Page } from '../../../record/wish';
import { halved } from '../../../syntax/brackets/half-width';
import type { Edit } from '../../../text/edit';
import type { Leaf } from '../../../text/node';
import { marksIn, markValue } from './marks';
import { pieceOf } from './piece';
import { NO_REMARK, NO_STONE, NO_VALUE, UNREADABLE } from './refusals';
import { courseOf, stateOf } from './sequel';

/// Without a label the remark goes.
export function marked(page: Page, { x, y }: Cell, label?: string): Outcome {
  const course = courseOf(page);
  const { columns } = course.chapter;
  const by = x < columns ? whoPut(stateOf(page).ply, y * columns + x) : undefined;
  const event = by && moveOf(course, page.here.lines, by.ordinal);
  if (!event) return NO_STONE;
  const leaf = event.node as Leaf;
  const { move, end } = pieceOf(leaf, course.chapter);
  const { marks, rest } = marksIn(halved(leaf.text.slice(0, end)), move?.to ?? 0);
  const [mark] = marks;
  if (!move || (rest !== undefined && !mark)) return UNREADABLE;
  if (label === undefined) {
    return mark ? written(page, { from: event.at + move.to, to: event.at + mark.to, text: '' }) : NO_REMARK;
  }
  const value = markValue(label.trim());
  if (value === undefined) return NO_VALUE;
  const { from, to } = mark?.value ?? { from: move.to, to: move.to };
  return written(page, { from: event.at + from, to: event.at + to, text: mark ? String(value) : `MARK[${value}]` });
}

/// The cursor stays with the move that it is at.
function written({ here }: Page, edit: Edit): Outcome {
  const at = here.event?.at ?? 0;
  const shift = edit.from < at ? edit.text.length - (edit.to - edit.from) : 0;
  return { edits: [edit], cursor: at + shift };
}
