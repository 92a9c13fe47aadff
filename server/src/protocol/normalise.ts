/// A record with all mended that can be without loss.

import { TextEdit } from './board-edit';
import { TextDocument } from './places';
import { count, object, type TypeOf, wholeList } from './validate';

/// Every move of a long record may be written otherwise, and more than once.
const MOST_EDITS = 1_000_000;

export const NormaliseParams = object('NormaliseParams', { textDocument: TextDocument });
export type NormaliseParams = TypeOf<typeof NormaliseParams>;

export const NormaliseAnswer = object('NormaliseAnswer', {
  /// Of which version of the text the edits are.
  version: count,
  /// In the order of the text and apart from each other; none, where nothing can be mended without loss.
  edits: wholeList(TextEdit, MOST_EDITS),
});
export type NormaliseAnswer = TypeOf<typeof NormaliseAnswer>;
