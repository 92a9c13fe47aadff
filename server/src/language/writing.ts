/// The board writes: from what a person does at a place to the edits that make the record say it. The format knows how; here
/// is what is the same for all.

import type { BoardEdit, EditResult, Refusal, Writer } from '../record/board-edit';
import { located } from '../record/locate';
import { Flag, type Run } from '../text/node';
import type { RecordDocument } from './document';

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
  return here ? yield* writer.write({ root, record, here }, boardEdit) : NO_RECORD;
}

const unpairedIn = (writer: Writer, root: Run): Refusal | undefined =>
  writer.unpaired ? writer.unpaired(root) : UNBALANCED;

function refusal(en: string, zh: string): Refusal {
  return { refusal: { en, zh } };
}
