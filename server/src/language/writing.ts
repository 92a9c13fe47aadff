/// The board writes: from what a person does at a place to the edits that make the record say it. The format knows how; here
/// is what is the same for all.

import { placeOf } from '../record/ahead';
import type { BoardEdit, EditResult, Refusal, Writer } from '../record/board-edit';
import type { State } from '../record/line';
import { located, type Spot } from '../record/locate';
import { following, nextStop } from '../record/steps';
import { type Cell, type RecordView, viewAt } from '../record/view';
import { Flag, type Run } from '../text/node';
import type { RecordDocument } from './document';
import { firstSide } from './turn';

const NO_WRITER = refusal('The board cannot write records of this format.', '棋盘还不能改写这种格式的棋谱。');
const NO_RECORD = refusal('There is no record to write in.', '这里没有可以改写的棋谱。');
const UNBALANCED = refusal(
  'A bracket of this text has no partner; mend that first.',
  '文字中有不成对的括号，请先改正。',
);

export function* writtenAt(
  document: RecordDocument,
  offset: number,
  boardEdit: BoardEdit,
): Generator<void, EditResult> {
  const { root, record, session } = document;
  const writer = session?.writer;
  if (!writer) return NO_WRITER;
  if (!record) return NO_RECORD;
  const unpaired = root && root.flags & Flag.broken ? unpairedIn(writer, root) : undefined;
  if (unpaired) return unpaired;
  const here = yield* located(record.course, offset);
  return here ? yield* writer.write({ root, record, here }, withSide(boardEdit, record, here)) : NO_RECORD;
}

/// Before the first move it is the turn of whoever makes it in the record. To a move that is there already one goes, whoever's.
function withSide(boardEdit: BoardEdit, record: RecordView, here: Spot<State>): BoardEdit {
  if ((boardEdit.kind !== 'play' && boardEdit.kind !== 'pass') || boardEdit.color !== undefined) return boardEdit;
  const view = viewAt(record, here);
  const color = firstSide(view, here);
  const cell = boardEdit.kind === 'play' ? boardEdit.cell : null;
  return color === undefined || isThere(view, here, cell) ? boardEdit : { ...boardEdit, color };
}

function isThere(view: RecordView, here: Spot<State>, cell: Cell | null): boolean {
  const frame = placeOf(view.course, here);
  for (const way of frame ? following(view.course, frame) : []) {
    const event = 'event' in way ? way.event : nextStop(view.course, way.line)?.event;
    const move = event && view.move(event, here.state);
    if (move?.cell?.x === cell?.x && move?.cell?.y === cell?.y) return true;
  }
  return false;
}

const unpairedIn = (writer: Writer, root: Run): Refusal | undefined =>
  writer.unpaired ? writer.unpaired(root) : UNBALANCED;

/// What stands around a bracket without a partner may mean something else: why nothing is done to a text then.
export function unsoundIn({ root, session }: RecordDocument): Refusal | undefined {
  if (!root || !(root.flags & Flag.broken)) return undefined;
  const { writer } = session ?? {};
  return writer ? unpairedIn(writer, root) : UNBALANCED;
}

function refusal(en: string, zh: string): Refusal {
  return { refusal: { en, zh } };
}
