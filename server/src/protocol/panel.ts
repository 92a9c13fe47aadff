/// What an editor and the page of its board say to each other.

import { BoardAnswer } from './board';
import { BoardEdit } from './board-edit';
import { Choices, MoveStep } from './move-step';
import { Cell, Place } from './places';
import { STEPS } from './steps';
import { Tree, TreePlace } from './tree';
import {
  count,
  fields,
  flag,
  kinds,
  list,
  object,
  oneOf,
  optional,
  type Part,
  type TypeOf,
  text,
  usual,
  wholeText,
  yesOrNo,
} from './validate';

export const COORDINATES = ['letters', 'numbers', 'off'] as const;
export const NUMBERS = ['off', 'last', 'all'] as const;
export type Coordinates = (typeof COORDINATES)[number];
export type Numbers = (typeof NUMBERS)[number];

/// What the panel is about and how it shows it. It remembers that over a reload.
export const Frame = object('Frame', {
  uri: wholeText,
  pinned: flag,
  position: usual(Place, { line: 0, character: 0 }),
  /// When the cursor was there, by the clock of the editor.
  time: usual(count, 0),
  coordinates: usual(oneOf(COORDINATES), 'letters'),
  numbers: usual(oneOf(NUMBERS), 'off'),
  /// Whether the tree of moves is open.
  tree: usual(yesOrNo, true),
});
export type Frame = TypeOf<typeof Frame>;

const Offer = object('Offer', {
  id: wholeText,
  /// In the words of the person's language.
  label: text(100),
});

export const ToPanel = kinds('ToPanel', 'type', {
  board: fields({ board: BoardAnswer, position: Place, time: usual(count, 0) }),
  /// There is no board now; the last one stays, greyed.
  stale: fields({
    /// Of a record that is empty: the games that it can become.
    offers: optional(list(Offer, 40)),
    /// Qipu looks at the name of the file, and not at what is in it.
    namesOnly: optional(yesOrNo),
  }),
  tree: fields({ tree: Tree }),
  /// The cursor has gone along its line in the tree that was sent last.
  along: fields({ place: TreePlace }),
  frame: fields({ frame: Frame }),
  refusal: fields({ text: usual(text(400), '') }),
  /// How a move of which these are chosen goes on.
  targets: fields({ chosen: Choices, step: MoveStep }),
  /// What was to be written is in the record, whose text has that version now; or it was refused.
  written: fields({ written: flag, version: count }),
  /// A person wants to write a comment.
  editComment: fields({}),
  /// What was saved is in the record, or was refused.
  commented: fields({ written: flag }),
  /// Make a PNG of this SVG, and put it on the clipboard if that is wanted.
  paint: fields({ id: count, svg: wholeText, copy: flag }),
});
export type ToPanel = TypeOf<typeof ToPanel>;

const bytes: Part<Uint8Array> = {
  words: 'bytes',
  take(value) {
    if (value instanceof Uint8Array) return value;
    return value instanceof ArrayBuffer ? new Uint8Array(value) : undefined;
  },
};

/// A person begins to write a comment at a place of a version of a record; saves it; gives it up. The board may be at another
/// record by the time that this is heard.
const Comment = kinds('Comment', 'what', {
  begin: fields({ uri: wholeText, position: Place, version: count }),
  save: fields({ text: wholeText }),
  drop: fields({}),
});
export type Comment = TypeOf<typeof Comment>;

export const FromPanel = kinds('FromPanel', 'type', {
  /// The page listens: what was to be said to it can be.
  ready: fields({}),
  /// The empty record becomes one of the games that were offered.
  begin: fields({ id: wholeText }),
  undo: fields({}),
  redo: fields({}),
  /// Stay with this record, or do no longer.
  pin: fields({}),
  /// A step through the record.
  go: fields({ go: oneOf(STEPS) }),
  /// A place that the panel was told of, in a version of the text.
  to: fields({ position: Place, version: count }),
  /// To the move that put what stands there.
  stone: fields({ cell: Cell }),
  /// A move of one click.
  play: fields({ cell: Cell }),
  /// A point that is not shown is to be.
  look: fields({ cell: Cell }),
  /// To a column of the tree, on the line that the cursor is on.
  column: fields({ column: count }),
  /// The columns of the tree around this one are wanted.
  columns: fields({ around: count }),
  /// The tree is opened or closed.
  tree: fields({ value: yesOrNo }),
  coordinates: fields({ value: oneOf(COORDINATES) }),
  numbers: fields({ value: oneOf(NUMBERS) }),
  write: fields({ boardEdit: BoardEdit }),
  /// Of a move that is made in steps some are chosen: how does it go on?
  targets: fields({ chosen: Choices }),
  comment: Comment,
  /// A picture that was asked for: its bytes, unless it is on the clipboard already or could not be made.
  painted: fields({ id: count, copied: flag, png: optional(bytes) }),
});
export type FromPanel = TypeOf<typeof FromPanel>;
