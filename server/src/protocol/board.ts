/// The board at a place in a record, and for a panel what stands around it.

import { MoveStep } from './move-step';
import { Cell, Place, Range, TextDocument } from './places';
import {
  also,
  count,
  counts,
  flag,
  list,
  object,
  oneOf,
  optional,
  orNull,
  seconds,
  type TypeOf,
  table,
  text,
  usual,
  yesOrNo,
} from './validate';

/// Lines each way that anybody prints.
const MOST_LINES = 400;
const LONG = 20_000;

const DiagramWanted = object('DiagramWanted', {
  /// The number of its first move.
  from: usual(count, 1),
});

const Wanted = object('Wanted', {
  /// How many lines each way there is room for.
  most: usual(count, MOST_LINES),
  /// The cell that is to be seen on a larger board; the last move, if none is.
  around: optional(Cell),
  /// How many of the last moves are numbered.
  numbers: usual(count, 0),
  /// The moves of a printed diagram.
  diagram: optional(DiagramWanted),
});

export const BoardParams = object('BoardParams', {
  textDocument: TextDocument,
  /// Without one it is the end of the main line.
  position: optional(Place),
  /// For somebody who shows what stands around the board as well.
  panel: optional(Wanted),
});
export type BoardParams = TypeOf<typeof BoardParams>;

const Mark = object('Mark', {
  x: count,
  y: count,
  /// One or a few characters.
  label: optional(text()),
  /// `circle`, `square`, `triangle`, `cross`, `diamond`, `check`, `selected`, `territory`, `faded` (the cell is not to be looked at).
  form: optional(text()),
  /// Whose it is, of territory.
  color: optional(count),
});
export type Mark = TypeOf<typeof Mark>;

const DrawnLine = object('DrawnLine', {
  from: Cell,
  to: Cell,
  /// It ends in an arrow.
  arrow: yesOrNo,
});

const Player = object('Player', {
  /// `black`, `white`, `red` …
  side: optional(text()),
  name: text(),
  rank: optional(text()),
});
export type Player = TypeOf<typeof Player>;

/// What a record says of its game as a whole.
const About = object('About', {
  name: optional(text()),
  players: list(Player, 10),
  /// In words.
  result: optional(text()),
  /// Date, place, rules and the like, in words.
  facts: list(text(), 20),
});

/// A way on from here.
const Continuation = object('Continuation', {
  /// "12. White D4".
  label: text(),
  /// What the line is called that begins here.
  title: optional(text()),
  /// The side that moves.
  color: optional(count),
  /// Null for a pass.
  cell: optional(orNull(Cell)),
  /// How the record writes it, where that is more than a cell.
  written: optional(text()),
  /// Where the cursor goes for it.
  position: Place,
});
export type Continuation = TypeOf<typeof Continuation>;

const Fault = object('Fault', {
  message: text(400),
  clause: usual(text(), ''),
  /// `error`, `warning`, `info`.
  severity: usual(text(), ''),
  /// Of the move that is at fault.
  cell: optional(Cell),
  /// Of the move that is shown, not of one before.
  here: usual(yesOrNo, true),
  /// Where the move stands in the text.
  position: optional(Place),
});
export type Fault = TypeOf<typeof Fault>;

/// What somebody wrote while the game was shown to others.
const Message = object('Message', {
  author: optional(text()),
  text: text(LONG),
  /// From the beginning of the record.
  time: optional(seconds),
});
export type Message = TypeOf<typeof Message>;

/// Where a move that is being typed may be meant to go.
const Ghost = object('Ghost', {
  /// Anywhere in this column.
  column: optional(count),
  /// Anywhere in this row.
  row: optional(count),
  /// On one of these.
  cells: optional(list(Cell)),
});
export type Ghost = TypeOf<typeof Ghost>;

const Evaluation = object('Evaluation', {
  /// In words.
  text: text(),
  /// `good`, `bad` and the like.
  kind: usual(text(), ''),
});

const LastMove = object('LastMove', {
  /// Of the side that moved, from 1.
  color: count,
  /// Where it went; null for a pass.
  cell: orNull(Cell),
  /// Where a piece came from.
  from: optional(Cell),
  /// Where it shot.
  arrow: optional(Cell),
  /// The cells that it went over, from the first to the last, where that is not a straight way.
  path: optional(list(Cell)),
  /// Where it took pieces.
  taken: optional(list(Cell)),
});

/// How the points of a board are drawn: where lines cross, or as squares of two colours.
export const GEOMETRIES = ['points', 'squares'] as const;
export type Geometry = (typeof GEOMETRIES)[number];

/// What the board may write at the place that it shows.
export const Editable = object('Editable', {
  /// Moves.
  play: usual(yesOrNo, true),
  /// A side may pass.
  pass: usual(yesOrNo, true),
  comment: flag,
  /// Stones that are put without being played.
  stones: flag,
  marks: flag,
  /// Letters and numbers on points.
  labels: flag,
  /// How many characters a label may have.
  labelLength: usual(count, 20),
  /// Labels are of a few kinds only: there is no next letter and no next number.
  fixed: flag,
  /// The forms of marks that the record can hold.
  forms: list(text(), 20),
  /// A variation can be put before another, or taken away.
  promote: flag,
  /// A move and what follows can be taken away.
  remove: flag,
});
export type Editable = TypeOf<typeof Editable>;

const Ways = object('Ways', {
  back: flag,
  forward: flag,
  /// To the variation before.
  up: flag,
  /// To the variation after.
  down: flag,
});

const Node = object('Node', {
  /// Which way was gone at each fork, from 0.
  path: list(count, 100_000),
  /// How many moves were made to get here.
  move: count,
  /// Where it stands in the text.
  range: optional(Range),
});

const Corner = object('Corner', {
  /// The first column that is shown.
  left: count,
  /// The first row.
  top: count,
});

export const Diagram = object('Diagram', {
  /// The board before the first move.
  rows: list(text(MOST_LINES), MOST_LINES),
  window: optional(Corner),
  /// A pass has no cell; what is put without being played has the number 0.
  moves: list(counts<readonly [number, number, number?, number?]>('number, color, x?, y?', 2, 4), 1_000_000),
});
export type Diagram = TypeOf<typeof Diagram>;

export const BoardAnswer = object('BoardAnswer', {
  /// Of the document.
  version: count,
  /// `go`, `amazons`, `connect6` …
  game: usual(text(), ''),
  /// How boards of a game that a client does not know are drawn: on crossings, or on squares.
  geometry: optional(oneOf(GEOMETRIES)),
  columns: count,
  /// How many rows the whole board has.
  height: count,
  /// From the top, one character a cell; of a large board only a window.
  rows: also(list(text(MOST_LINES), MOST_LINES), (rows) => (rows.length > 0 ? rows : undefined)),
  /// Of a large board.
  window: optional(Corner),
  node: optional(Node),
  lastMove: optional(LastMove),
  marks: list(Mark),
  /// Drawn across the board.
  lines: optional(list(DrawnLine)),
  comment: optional(text(LONG)),
  /// Of the line, or of the move.
  title: optional(text()),
  /// The side whose turn it is: `black`, `white`, `red` …
  toMove: optional(text()),
  /// What each side has taken.
  captures: optional(table(10)),
  /// How the game has ended here, in words, if the board shows that.
  outcome: optional(text()),
  /// The pieces that have won.
  winning: optional(list(Cell)),
  /// What the die of the last move showed.
  die: optional(count),
  /// Whose a thing is, where its sign does not say: x, y, color.
  owners: optional(list(counts<readonly [x: number, y: number, color: number]>('x, y, color', 3, 3), 5000)),
  /// What the record is checked against: "wei7 3.0".
  specification: optional(text()),
  about: optional(About),
  /// The ways on from here; with more than one, lines part.
  next: optional(list(Continuation, 100)),
  /// Whether there is anything to step to.
  ways: optional(Ways),
  /// The last moves whose pieces still stand.
  numbers: optional(list(counts<readonly [x: number, y: number, number: number]>('x, y, number', 3, 3), 5000)),
  /// Of this move and those before it, the newest first.
  faults: optional(list(Fault, 100)),
  /// What was said up to here, the newest at the end.
  messages: optional(list(Message, 200)),
  ghost: optional(Ghost),
  evaluation: optional(Evaluation),
  /// What is to be solved: "Black to play".
  problem: optional(text(LONG)),
  /// When the move was made, from the beginning of the record.
  time: optional(seconds),
  /// And the next one.
  nextTime: optional(seconds),
  editable: optional(Editable),
  /// How a move begins, where it is made in several steps.
  step: optional(MoveStep),
  /// Moves of the whole line, once they have been counted.
  length: optional(count),
  diagram: optional(Diagram),
});
export type BoardAnswer = TypeOf<typeof BoardAnswer>;
