/// A record in another format, and what would be lost.

import { Place, TextDocument } from './places';
import { count, flag, list, object, optional, type TypeOf, text, usual, wholeList, wholeText } from './validate';

/// Of what is lost, and why not.
const LONG = 1000;
/// Games that one text may come apart into.
const MOST_GAMES = 1_000_000;

const ConvertHow = object('ConvertHow', {
  /// Lines end where the format cannot go on, instead of refusing all.
  force: usual(flag, false),
  /// A text for each game, also where one could hold several.
  split: usual(flag, false),
  /// What the format has no place for goes along where it has room, and comes back with the next conversion.
  carry: usual(flag, false),
});

export const ConvertParams = object('ConvertParams', {
  textDocument: TextDocument,
  /// The id of a specification: `wei7-3.0`.
  to: wholeText,
  how: optional(ConvertHow),
});
export type ConvertParams = TypeOf<typeof ConvertParams>;

export const ConvertTextParams = object('ConvertTextParams', {
  text: wholeText,
  /// Of the file that it is in, if there is one.
  name: optional(wholeText),
  /// The id of a specification: `wei7-3.0`.
  to: wholeText,
  how: optional(ConvertHow),
});
export type ConvertTextParams = TypeOf<typeof ConvertTextParams>;

const LossTold = object('LossTold', {
  /// It stays the same from version to version: `loss/mark-shape`.
  code: wholeText,
  count: count,
  /// The first of them, in the text that is converted, as far as they are known.
  places: list(Place, 100),
  /// What it was and what it is now.
  words: text(LONG),
  /// It goes along all the same.
  carried: flag,
});

const RefusalTold = object('RefusalTold', {
  /// It stays the same from version to version: `cannot/board-size`.
  code: wholeText,
  places: list(Place, 100),
  words: text(LONG),
});

export const ConvertAnswer = object('ConvertAnswer', {
  /// Of the document that was converted; 0 for a text that is none.
  version: count,
  /// Which language the texts are in: `jgf`.
  language: wholeText,
  /// One, or one for each game if the format holds one only; none, where it is refused.
  texts: wholeList(wholeText, MOST_GAMES),
  losses: list(LossTold),
  /// What is lost could go along.
  mayCarry: flag,
  /// Why it is not converted.
  refusal: optional(RefusalTold),
});
export type ConvertAnswer = TypeOf<typeof ConvertAnswer>;
