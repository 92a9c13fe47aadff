/// The remark on a move, `MARK[1]`: put, changed or taken away at its stone.

import type { EditResult, WritingPlace } from '../../../../record/board-edit';
import { moveOf } from '../../../../record/moves';
import { type Ply, whoPut } from '../../../../record/ply';
import type { Cell } from '../../../../record/view';
import { halved } from '../../../../syntax/brackets/half-width';
import type { Edit } from '../../../../text/edit';
import type { Leaf } from '../../../../text/node';
import { NO_REMARK, NO_STONE, NO_VALUE, UNREADABLE } from '../../flat/refusals';
import type { Brackets } from '../course';
import { marksIn, markValue } from '../marks';
import { pieceOf } from '../piece';

/// Without a label the remark goes.
export function marked(place: WritingPlace<Brackets>, { x, y }: Cell, label?: string): EditResult {
  const course = place.record.course;
  const { columns } = course.chapter;
  const by = x < columns ? moveOn(place.here.state.ply, y * columns + x) : undefined;
  const event = by && moveOf(course, place.here.lines, by.ordinal);
  if (!event) return NO_STONE;
  const leaf = event.node as Leaf;
  const { move, end } = pieceOf(leaf, course.chapter);
  const { marks, rest } = marksIn(halved(leaf.text.slice(0, end)), move?.to ?? 0);
  const [mark] = marks;
  if (!move || (rest !== undefined && !mark)) return UNREADABLE;
  if (label === undefined) {
    return mark ? written(place, { from: event.at + move.to, to: event.at + mark.to, text: '' }) : NO_REMARK;
  }
  const value = markValue(label.trim());
  if (value === undefined) return NO_VALUE;
  const { from, to } = mark?.value ?? { from: move.to, to: move.to };
  return written(place, { from: event.at + from, to: event.at + to, text: mark ? String(value) : `MARK[${value}]` });
}

/// The move that has just been made there, though it may have put no stone; or else the one that put the stone.
const moveOn = (ply: Ply | undefined, cell: number): Ply | undefined => (ply?.cell === cell ? ply : whoPut(ply, cell));

/// The cursor stays with the move that it is at.
function written({ here }: WritingPlace<Brackets>, edit: Edit): EditResult {
  const at = here.event?.at ?? 0;
  const shift = edit.from < at ? edit.text.length - (edit.to - edit.from) : 0;
  return { edits: [edit], cursor: at + shift };
}
