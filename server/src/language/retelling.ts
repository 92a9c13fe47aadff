/// The same record told otherwise: which ways there are, and what has to be edited for one.

import { type Retelling, Retold, WAYS, type Way } from '../record/retelling';
import type { Words } from '../spec/rule';
import type { Edit } from '../text/edit';
import type { RecordDocument } from './document';
import { unsoundIn } from './writing';

type RetoldRecord = { readonly edits: readonly Edit[] } | { readonly refusal: Words };

const NONE: Words = { en: 'Records of this format cannot be told otherwise.', zh: '这种格式的棋谱不能这样变换。' };
const NOTHING: Words = { en: 'There is nothing to change.', zh: '没有需要改动的内容。' };

/// Those that a record can be told in.
export function waysOf(document: RecordDocument): readonly Way[] {
  const retelling = retellingOf(document);
  return retelling && !unsoundIn(document) ? WAYS.filter((way) => !retelling.refused(document.root, way)) : [];
}

export function* retoldBy(document: RecordDocument, way: Way): Generator<void, RetoldRecord> {
  const retelling = retellingOf(document);
  if (!retelling) return { refusal: NONE };
  const why = unsoundIn(document)?.refusal ?? retelling.refused(document.root, way);
  if (why) return { refusal: why };
  const retold = new Retold(way);
  yield* retelling.retell(document.root, retold);
  if (retold.refusal) return { refusal: retold.refusal };
  return retold.edits.length > 0 ? { edits: retold.edits } : { refusal: NOTHING };
}

const retellingOf = ({ format }: RecordDocument): Retelling | undefined => format?.retelling?.();
