/// What the status bar says of a record. Knows no editor, so that tests can use it.

import type { BoardAnswer } from '../../server/src/protocol/board';

export interface StatusWords {
  /// "wei7 3.0"
  readonly specification: string;
  readonly move: number;
  /// Moves of the whole line, once they have been counted.
  readonly length: number | undefined;
}

/// From what the server answers about a place.
export function statusWords({ specification, node, length }: Partial<BoardAnswer> = {}): StatusWords | undefined {
  return specification === undefined || !node ? undefined : { specification, move: node.move, length };
}
