/// Places in texts and on boards.

import { count, object, type TypeOf, wholeText } from './validate';

export const TextDocument = object('TextDocument', { uri: wholeText });

/// In the encoding that client and server have agreed upon.
export const Place = object('Place', {
  /// From 0.
  line: count,
  /// From 0.
  character: count,
});
export type Place = TypeOf<typeof Place>;

export const Range = object('Range', { start: Place, end: Place });
export type Range = TypeOf<typeof Range>;

/// From the upper left corner of the board.
export const Cell = object('Cell', {
  /// The column, from 0 at the left.
  x: count,
  /// The row, from 0 at the top.
  y: count,
});
export type Cell = TypeOf<typeof Cell>;
