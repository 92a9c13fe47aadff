/// A place in a document, with where play stands there.

import { locatedBefore } from '../record/before';
import type { Scene } from '../record/help';
import { located } from '../record/locate';
import type { RecordDocument } from './document';

export function* sceneAt({ root, record }: RecordDocument, offset: number): Generator<void, Scene> {
  const here = record && (yield* located(record.course, offset));
  const before = record && (yield* locatedBefore(record.course, offset));
  return { root, offset, record, here, before };
}
