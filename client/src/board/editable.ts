/// What the board may write at the place that it shows.

import { fieldsOf, flag, list, text } from './sound';

export interface Editable {
  readonly play: boolean;
  readonly comment: boolean;
  readonly stones: boolean;
  readonly marks: boolean;
  readonly labels: boolean;
  /// Labels are of a few kinds only: there is no next letter and no next number.
  readonly fixed: boolean;
  /// The forms of marks that the record can hold.
  readonly forms: readonly string[];
  readonly promote: boolean;
  readonly remove: boolean;
  /// A move has several cells, which are chosen one after the other; and nobody passes.
  readonly targets: boolean;
  /// And these are where stones are put, rather than the way of a piece.
  readonly puts: boolean;
}

/// A server that says nothing lets one try to play; where nothing else can be written, moves cannot either.
export function editableFrom(value: unknown): Editable {
  const { play, forms, ...may } = fieldsOf(value);
  const [comment, stones, marks, labels] = [flag(may.comment), flag(may.stones), flag(may.marks), flag(may.labels)];
  const [promote, remove, targets] = [flag(may.promote), flag(may.remove), flag(may.targets)];
  const puts = targets && flag(may.puts);
  const anything = value === undefined || comment || stones || marks || labels || promote || remove || targets;
  return {
    play: play === undefined ? anything : flag(play),
    comment,
    stones,
    marks,
    labels,
    fixed: flag(may.fixed),
    forms: list(forms, (form) => text(form), 20),
    promote,
    remove,
    targets,
    puts,
  };
}
