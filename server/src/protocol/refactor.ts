/// What can be done to a record as a whole, or to its lines.

import { TextEdit } from './board-edit';
import { Place, TextDocument } from './places';
import {
  count,
  flag,
  list,
  object,
  oneOf,
  optional,
  orNull,
  type TypeOf,
  text,
  wholeList,
  wholeText,
} from './validate';

/// Every point of a long record may be written otherwise.
const MOST_EDITS = 1_000_000;
/// Games that one text may come apart into, and that may be put together.
const MOST_GAMES = 1_000_000;

export const REFACTORINGS = [
  'left-right',
  'top-bottom',
  'half',
  'right',
  'left',
  'diagonal',
  'antidiagonal',
  'colors',
  'numbers',
  'promote',
  'deleteVariation',
  'cutBehind',
  'beginHere',
  'extract',
  'split',
] as const;

export const RefactoringsParams = object('RefactoringsParams', { textDocument: TextDocument, position: Place });
export type RefactoringsParams = TypeOf<typeof RefactoringsParams>;

const OfferedRefactoring = object('OfferedRefactoring', {
  id: oneOf(REFACTORINGS),
  title: text(200),
  /// It makes new records, and leaves this one as it is.
  makes: flag,
});

export const RefactoringsAnswer = object('RefactoringsAnswer', { offers: list(OfferedRefactoring) });
export type RefactoringsAnswer = TypeOf<typeof RefactoringsAnswer>;

export const RefactorParams = object('RefactorParams', {
  textDocument: TextDocument,
  position: Place,
  id: oneOf(REFACTORINGS),
});
export type RefactorParams = TypeOf<typeof RefactorParams>;

export const RefactorAnswer = object('RefactorAnswer', {
  /// Of which version of the text the edits are.
  version: count,
  /// In the order of the text and apart from each other.
  edits: wholeList(TextEdit, MOST_EDITS),
  /// Where the cursor goes, in the text after the edits.
  cursor: orNull(Place),
  /// New records, in the language of this one.
  texts: wholeList(wholeText, MOST_GAMES),
  /// Why it is not done, in the person's language.
  refusal: optional(text(400)),
  /// How many nodes go; ask before more than one does.
  removes: optional(count),
});
export type RefactorAnswer = TypeOf<typeof RefactorAnswer>;

const NamedText = object('NamedText', {
  /// Of its file.
  name: wholeText,
  text: wholeText,
});

export const MergeParams = object('MergeParams', {
  /// In the order in which they come.
  texts: wholeList(NamedText, MOST_GAMES),
});
export type MergeParams = TypeOf<typeof MergeParams>;

export const MergeAnswer = object('MergeAnswer', {
  /// Which language the text is in: `sgf`.
  language: wholeText,
  /// Empty, where it is refused.
  text: wholeText,
  /// Why they are not put together, in the person's language.
  refusal: optional(text(400)),
});
export type MergeAnswer = TypeOf<typeof MergeAnswer>;
