/// What a person does to a record on its board, and what becomes of the text for it.

import { Choices, isCell } from './move-step';
import { Cell, Place, Range, TextDocument } from './places';
import {
  also,
  count,
  fields,
  kinds,
  object,
  oneOf,
  optional,
  orNull,
  type TypeOf,
  text,
  usual,
  wholeList,
  wholeText,
} from './validate';

/// A move in several steps says all of them; its cell is then the first one that was chosen.
const play = also(
  fields({ cell: optional(Cell), chosen: optional(Choices), color: optional(count) }),
  ({ cell, chosen, color }) => {
    const at = chosen ? chosen.find(isCell) : cell;
    return at && { cell: at, ...(chosen ? { chosen } : {}), ...(color === undefined ? {} : { color }) };
  },
);

/// Sides are numbers, as boards know them. Without a color it is whoever's turn it is.
export const BoardEdit = kinds('BoardEdit', 'kind', {
  /// A move: its cell, or the steps that were chosen.
  play,
  pass: fields({ color: optional(count) }),
  /// A stone that is put without being played; color 0 takes away what stands there.
  stone: fields({ cell: Cell, color: usual(count, 0) }),
  /// A label, or one of the forms that the record can hold.
  mark: fields({ cell: Cell, label: optional(wholeText), form: optional(wholeText) }),
  unmark: fields({ cell: Cell }),
  /// An empty text takes the comment away.
  comment: fields({ text: wholeText }),
  /// The node and all after it, or the whole of the variation that it is in.
  delete: fields({ what: usual(oneOf(['node', 'variation']), 'node') }),
  /// The variation comes before the one before it.
  promote: fields({}),
});
export type BoardEdit = TypeOf<typeof BoardEdit>;

export const WriteParams = object('WriteParams', { textDocument: TextDocument, position: Place, boardEdit: BoardEdit });
export type WriteParams = TypeOf<typeof WriteParams>;

export const TextEdit = object('TextEdit', { range: Range, newText: wholeText });

/// A board edit touches a few places only.
const MOST_EDITS = 100_000;

export const WriteAnswer = object('WriteAnswer', {
  /// Of which version of the text the edits are.
  version: count,
  /// As in the Language Server Protocol; nothing, where the record says it already.
  edits: wholeList(TextEdit, MOST_EDITS),
  /// Where the cursor goes, in the text after the edits.
  cursor: orNull(Place),
  /// Why it is not written, in the person's language.
  refusal: optional(text(400)),
  /// How many nodes go; ask before more than one does.
  removes: optional(count),
});
export type WriteAnswer = TypeOf<typeof WriteAnswer>;
