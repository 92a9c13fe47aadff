/// A record in another version of its format, and what would be lost.

import { TextDocument } from './places';
import { count, list, object, optional, type TypeOf, text, wholeText } from './validate';

/// Of what is lost, and why not.
const LONG = 1000;

export const ConvertParams = object('ConvertParams', {
  textDocument: TextDocument,
  /// The id of a specification: `wei7-3.0`.
  to: wholeText,
});
export type ConvertParams = TypeOf<typeof ConvertParams>;

export const ConvertAnswer = object('ConvertAnswer', {
  /// Of the document that was converted.
  version: count,
  text: optional(wholeText),
  /// What the other version cannot say, in words.
  losses: optional(list(text(LONG))),
  /// Why it is not converted.
  refusal: optional(text(LONG)),
});
export type ConvertAnswer = TypeOf<typeof ConvertAnswer>;
