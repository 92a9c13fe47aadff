/// A record as it should be written: all that can only be mended in one way is, and nothing is lost. What is mended may bring
/// into reach what could not be seen before, so it is done again until nothing is left.

import { changing, composed, textWith } from '../text/composed';
import { type Edit, gathered } from '../text/edit';
import { copyOf } from './copy';
import type { Checked, RecordDocument } from './document';
import { renameFor, sureFixes } from './fixes';

export interface Normalised {
  /// Of the text as it is; in its order, and apart from each other.
  readonly edits: readonly Edit[];
  readonly text: string;
  /// What the file is called in the end, where that is another name.
  readonly renamed: string | undefined;
  /// What it should be called, if there is one name for it.
  readonly rename: string | undefined;
}

/// Fixes that bring on each other for longer than this do so for ever.
const ROUNDS = 40;

/// Undefined for a record that is never done with. A name that is mended may show more than the one before it did; so it is given
/// on the way, if it may be.
export function* normalised(
  document: RecordDocument,
  checked: Checked,
  renaming = false,
): Generator<void, Normalised | undefined> {
  const before = yield* gathered(document.root);
  const { bytes, name } = document.source;
  let source = { ...document.source, bytes: bytes === 'sound' ? bytes : undefined };
  let copy = { document, checked };
  let text = before;
  let edits: readonly Edit[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const more = yield* sureFixes(copy.document, copy.checked);
    const rename = more.length > 0 ? undefined : renameFor(copy.document, copy.checked);
    if (more.length > 0) {
      edits = yield* composed(edits, text, more);
      text = yield* textWith(text, more);
    } else if (renaming && rename !== undefined) source = { ...source, name: rename };
    else {
      const renamed = source.name === name ? undefined : source.name;
      return { edits: changing(before, edits), text, renamed, rename };
    }
    copy = yield* copyOf(document, source, text);
  }
  return undefined;
}
