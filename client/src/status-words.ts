/// What the status bar says of a record. Knows no editor, so that tests can use it.

import { count, fieldsOf, text } from './board/sound';

export interface StatusWords {
  /// "wei7 3.0"
  readonly specification: string;
  readonly move: number;
  /// Moves of the whole line, once they have been counted.
  readonly length: number | undefined;
}

/// From what the server answers about a place.
export function statusWords(answer: unknown): StatusWords | undefined {
  const { specification, node, length } = fieldsOf(answer);
  const name = text(specification);
  const move = count(fieldsOf(node).move);
  return name === undefined || move === undefined ? undefined : { specification: name, move, length: count(length) };
}
