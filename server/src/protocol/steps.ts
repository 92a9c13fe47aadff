/// Where the cursor goes for a step through a record.

import { Cell, Place, TextDocument } from './places';
import { integer, object, oneOf, optional, type TypeOf } from './validate';

/// The steps that a record alone decides.
export const WAYS = [
  'next',
  'previous',
  'next10',
  'previous10',
  'start',
  'end',
  'nextVariation',
  'previousVariation',
  'nextComment',
  'previousComment',
] as const;
export type Go = (typeof WAYS)[number];

/// And those among its faults.
export const STEPS = [...WAYS, 'nextFault', 'previousFault'] as const;
export type Step = (typeof STEPS)[number];

export const StepsParams = object('StepsParams', {
  textDocument: TextDocument,
  position: Place,
  /// The step; `stone` goes to the move that put what stands on a cell, `column` along the line.
  go: oneOf([...STEPS, 'stone', 'column']),
  /// For `stone`.
  cell: optional(Cell),
  /// For `column`: of the tree of moves, on the line that the cursor is on.
  column: optional(integer),
});
export type StepsParams = TypeOf<typeof StepsParams>;

export const StepsAnswer = object('StepsAnswer', {
  /// Where the cursor goes.
  position: Place,
});
export type StepsAnswer = TypeOf<typeof StepsAnswer>;
