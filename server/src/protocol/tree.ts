/// The tree of moves: a window of its columns around the cursor.

import { Place, TextDocument } from './places';
import {
  also,
  count,
  either,
  flag,
  integer,
  object,
  oneOf,
  optional,
  type TypeOf,
  text,
  usual,
  wholeList,
} from './validate';

/// Columns to each side, for who does not say how many.
const USUAL_AROUND = 50;
const MOST_AROUND = 1000;
/// More than any panel draws.
const MOST_NODES = 5000;
/// Browsers give up on drawings that are wider.
const MOST_COLUMNS = 1_000_000;
const MOST_LANES = 100_000;

const below = (most: number) => also(count, (value) => (value < most ? value : undefined));

const Known = object('Known', {
  /// Of the answer before.
  stamp: text(),
  /// That the cursor was on then.
  column: count,
});

export const TreeParams = object('TreeParams', {
  textDocument: TextDocument,
  position: Place,
  /// How many columns to each side of the cursor's.
  around: usual(
    also(count, (value) => Math.min(value, MOST_AROUND)),
    USUAL_AROUND,
  ),
  /// What an answer before has said of the drawing that is still there: if it is good enough, only the column is told.
  known: optional(Known),
});
export type TreeParams = TypeOf<typeof TreeParams>;

const TreeNode = object('TreeNode', {
  /// How many events come before it on its line.
  column: below(MOST_COLUMNS),
  /// 0 is the line that the window begins with.
  lane: below(MOST_LANES),
  /// Where in the list the node before it stands; -1 if it is not in the window.
  parent: usual(integer, -1),
  /// The side that moves.
  color: optional(count),
  /// Of the move.
  number: optional(count),
  /// In as few letters as can be: "D4", "pass".
  label: usual(text(), ''),
  /// It has a comment.
  comment: optional(flag),
  /// The worst that is wrong with it.
  fault: optional(oneOf(['error', 'warning'])),
  /// Of the line that begins with it.
  title: optional(text()),
  /// On the line that the cursor is on.
  on: flag,
  position: Place,
});
export type TreeNode = TypeOf<typeof TreeNode>;

/// Where the cursor is in a tree that is known.
export const TreePlace = object('TreePlace', {
  /// Of the document.
  version: count,
  /// The same for drawings of one text with the cursor on one line.
  stamp: usual(text(), ''),
  /// That the cursor is on.
  column: count,
});
export type TreePlace = TypeOf<typeof TreePlace>;

/// The nodes count on each other's places in the list, so one that is not sound spoils them all.
export const Tree = object('Tree', {
  /// Of the document.
  version: count,
  /// The same for drawings of one text with the cursor on one line.
  stamp: usual(text(), ''),
  /// That the cursor is on.
  column: count,
  /// How many events the line has that the cursor is on.
  length: below(MOST_COLUMNS + 1),
  /// The first column of the window.
  from: count,
  /// The last one.
  to: count,
  /// How many lines lie beneath each other.
  lanes: below(MOST_LANES + 1),
  /// From column to column, and from lane to lane.
  nodes: wholeList(TreeNode, MOST_NODES),
});
export type Tree = TypeOf<typeof Tree>;

export const TreeAnswer = either(Tree, TreePlace);
export type TreeAnswer = TypeOf<typeof TreeAnswer>;
