/// How a move is made on a board, step by step. A client need not know the game: it shows what there is to choose from, and asks
/// again with what was chosen, until the move is complete.

import { Cell, Place, TextDocument } from './places';
import {
  count,
  either,
  flag,
  list,
  object,
  optional,
  type TypeOf,
  text,
  usual,
  wholeList,
  wholeText,
} from './validate';

/// The steps of a move that any game has.
const MOST_STEPS = 64;
/// Cells of a board.
const MOST_CELLS = 2000;

/// One of the choices that were offered, by its id.
const ById = object('ById', {
  /// Of a `Choice`.
  id: wholeText,
});

/// A step that was taken: a cell of the board, or one of the choices.
export const Chosen = either(Cell, ById);
export type Chosen = TypeOf<typeof Chosen>;

export const Choices = wholeList(Chosen, MOST_STEPS);

export const isCell = (chosen: Chosen): chosen is Cell => 'x' in chosen;

export const TargetsParams = object('TargetsParams', {
  textDocument: TextDocument,
  position: Place,
  /// The steps that were taken, in their order.
  chosen: usual(Choices, []),
});
export type TargetsParams = TypeOf<typeof TargetsParams>;

/// Something to choose that is no cell: what a die showed, a piece to be put, a side.
const Choice = object('Choice', {
  id: wholeText,
  /// In the words of the person's language.
  label: text(),
});

/// How a piece goes.
export const Way = object('Way', {
  from: Cell,
  /// Where it goes.
  cell: Cell,
  /// The cells that it goes over, from the first to the last, where that is not straight.
  path: optional(list(Cell)),
  /// Where it shoots.
  arrow: optional(Cell),
});
export type Way = TypeOf<typeof Way>;

const Sign = object('Sign', {
  x: count,
  y: count,
  /// As in the rows of a board.
  sign: text(1),
});

/// What the board shows of a move that is being made.
export const Preview = object('Preview', {
  /// What looks different.
  cells: list(Sign, MOST_CELLS),
  /// How its piece goes.
  way: optional(Way),
});
export type Preview = TypeOf<typeof Preview>;

export const MoveStep = object('MoveStep', {
  /// What is to be chosen, in the words of the person's language.
  prompt: optional(text()),
  /// The cells that can be chosen.
  cells: list(Cell, MOST_CELLS),
  /// The cells are so many, or so plain, that nobody needs to see them.
  unmarked: optional(flag),
  /// What else can be.
  choices: list(Choice, 100),
  /// What the board shows of the move so far.
  preview: optional(Preview),
  /// The move is complete: write it.
  done: flag,
});
export type MoveStep = TypeOf<typeof MoveStep>;
