/// What a clause of a specification says, and the page about it or about one of its rules.

import { object, optional, type TypeOf, text, wholeText } from './validate';

/// Boards are large.
const PAGE = 2_000_000;

export const ClauseParams = object('ClauseParams', {
  /// The id of a specification: `wei7-3.0`.
  specification: wholeText,
  /// Its number, as diagnostics carry it.
  clause: wholeText,
  /// The name of one of its rules, to which the page then is.
  rule: optional(wholeText),
});
export type ClauseParams = TypeOf<typeof ClauseParams>;

export const ClauseAnswer = object('ClauseAnswer', {
  /// The specification and the number.
  title: text(),
  /// Our own words for what it says.
  summary: text(20_000),
  /// The page in Markdown. Its links are those of diagnostics.
  markdown: text(PAGE),
  /// The same as HTML, for the body of a page: with boards as SVG, without scripts and styles. Texts of records are in `pre`, what is
  /// wrong in them in `mark`; examples are `section`s of the class `bad` or `good`.
  html: text(PAGE),
});
export type ClauseAnswer = TypeOf<typeof ClauseAnswer>;
