/// What a clause of a specification says.

import { object, type TypeOf, text, wholeText } from './validate';

export const ClauseParams = object('ClauseParams', {
  /// The id of a specification: `wei7-3.0`.
  specification: wholeText,
  /// Its number, as diagnostics carry it.
  clause: wholeText,
});
export type ClauseParams = TypeOf<typeof ClauseParams>;

export const ClauseAnswer = object('ClauseAnswer', {
  /// The specification and the number.
  title: text(),
  /// Our own words for what it says.
  summary: text(20_000),
});
export type ClauseAnswer = TypeOf<typeof ClauseAnswer>;
