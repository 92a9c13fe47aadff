/// A record as boards and editor features see it: the game, its board, its course, and what stands at a spot of it.

import type { Words } from '../spec/rule';
import type { Run } from '../text/node';
import type { AnyCourse, StateOf } from './line';
import type { Occurrence, Spot } from './locate';
import type { Ply } from './ply';

/// A mark on the board: a sign, or a word for its form.
export interface Mark {
  readonly x: number;
  readonly y: number;
  /// One or a few characters, or nothing if the form says it all.
  readonly label?: string;
  /// circle, square, triangle, cross, diamond, check, selected, territory, faded …
  readonly form?: string;
  readonly color?: number;
}

/// There is more to be looked at before the next mark.
type Pause = undefined;

/// From an offset to another.
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/// Drawn from one cell to another; with an arrow at its end, or without.
export interface DrawnLine {
  readonly from: Cell;
  readonly to: Cell;
  readonly arrow: boolean;
}

export interface LastMove {
  readonly color: number;
  /// Where it went; null for a pass.
  readonly cell: Cell | null;
  /// Where it came from, of a piece that moves.
  readonly from?: Cell;
  /// Where it shot.
  readonly arrow?: Cell;
  /// The cells that it went over, from the first to the last, where that is not a straight way.
  readonly path?: readonly Cell[];
  /// Where it took pieces.
  readonly taken?: readonly Cell[];
}

/// What a board shows at a spot.
export interface Position {
  /// From the top, one character a cell; of a very large board only a window.
  readonly rows: readonly string[];
  readonly window?: { readonly left: number; readonly top: number };
  readonly lastMove?: LastMove;
  readonly marks: readonly Mark[];
  readonly lines?: readonly DrawnLine[];
  readonly comment?: string;
  /// What each side has taken: black, white, …
  readonly captures?: Readonly<Record<string, number>>;
  readonly toMove?: string;
  readonly title?: string;
  /// How the game has ended here, if the board shows that: "Black wins: five in a row".
  readonly outcome?: Words;
  /// The stones that have won.
  readonly winning?: readonly Cell[];
  /// What the die of the last move showed.
  readonly die?: number;
  /// Whose a thing is, where its sign does not say: x, y, colour.
  readonly owners?: readonly (readonly [x: number, y: number, color: number])[];
}

/// What a record says about a spot, apart from what stands on the board.
export interface Notes {
  /// What somebody thinks of the event; the kind is a word of ours: good, bad …
  readonly evaluation?: { readonly text: Words; readonly kind: string } | undefined;
  /// What the reader is to find: "Black to play".
  readonly problem?: Words | undefined;
}

/// Something said while the game went on.
export interface Message {
  readonly author?: string | undefined;
  readonly text: string;
  /// In seconds.
  readonly time?: number | undefined;
}

/// Where a move that is being written may be meant to go: anywhere in a column or a row, or on one of some cells.
export interface Ghost {
  readonly column?: number;
  readonly row?: number;
  readonly cells?: readonly Cell[];
}

/// By the coordinates that are there already.
export function ghostOf(column: number | undefined, row: number | undefined): Ghost | undefined {
  if (column !== undefined && row !== undefined) return { cells: [{ x: column, y: row }] };
  if (column !== undefined) return { column };
  return row === undefined ? undefined : { row };
}

/// How much of a large board is wanted: so many lines each way, around a cell, or else around the last move.
export interface Sight {
  readonly most: number;
  readonly around?: Cell | undefined;
}

/// The side that went first, or the other one.
export type Winner = 'first' | 'second';

/// What a record says of its game as a whole.
export interface About {
  readonly name?: string | undefined;
  readonly players: readonly {
    readonly side?: string | undefined;
    readonly name: string;
    readonly rank?: string | undefined;
  }[];
  readonly result?: Words | undefined;
  /// Rules, komi, date, place.
  readonly facts: readonly Words[];
}

/// Typed by the course of its format; where the format is not known it is a course of any.
export interface RecordView<K extends AnyCourse = AnyCourse> {
  readonly game: string;
  readonly columns: number;
  readonly rows: number;
  /// Pieces stand where lines cross, unless a game says otherwise.
  readonly geometry?: 'points' | 'squares';
  readonly course: K;
  /// The record as it is at a spot, if its games have boards of different sizes.
  at?(spot: Spot<StateOf<K>>): RecordView<K>;
  position(spot: Spot<StateOf<K>>, sight?: Sight): Position;
  /// What is marked at a spot besides, one after the other: a node may have any number of marks.
  marks?(spot: Spot<StateOf<K>>): Iterable<Mark | Pause>;
  /// Where the move starts that what stands at an offset belongs to, though it is written before it.
  standing?(offset: number): number | undefined;
  /// What an event is, in short: "D4", "pass"; and of which side.
  move(
    occurrence: Occurrence,
    state: StateOf<K>,
  ): { readonly color: number; readonly cell: Cell | null | undefined; readonly from?: Cell } | undefined;
  /// What put the stone that is shown on a cell: a move, or the place in the text where it is set up; if the cells of plies alone
  /// do not tell.
  stone?(spot: Spot<StateOf<K>>, cell: Cell): Ply | number | undefined;
  /// Where an event is written, if there is more in its node; counted from the start of the node.
  span?(event: Occurrence): Stretch | undefined;
  /// What of an event says whose move it is and where it goes, counted from the start of its node; if that is not all of it.
  written?(event: Occurrence): readonly Stretch[];
  /// Its text says the numbers of moves.
  readonly numbered?: true;
  /// What boards call a side, by its colour; without this, the first is black and the second white.
  side?(color: number): string | undefined;
  /// What has come of an event that its text does not say: the score, a refusal.
  effect?(event: Occurrence, before: StateOf<K>, after: StateOf<K>): Words | undefined;
  /// An event in as few letters as can be: "D4", "pass".
  label?(event: Occurrence): Words | undefined;
  /// Where an event means moves by their numbers, counted from the start of its node, and which moves these are.
  references?(event: Occurrence, after: StateOf<K>): Iterable<{ readonly to: number; readonly words: Words }>;
  /// What is said beside an event.
  comment?(event: Occurrence): string | undefined;
  notes?(spot: Spot<StateOf<K>>): Notes;
  /// When it happened, in seconds.
  time?(event: Occurrence): number | undefined;
  /// The events that are messages, and what they say.
  readonly messages?: { is(event: Occurrence): boolean; said(event: Occurrence, root: Run): Message };
  /// Who has won on the board at the end of the first game, if that is certain.
  winner?(): Generator<void, Winner | undefined>;
  /// Of several games, that of the spot.
  about?(root: Run, spot: Spot<StateOf<K>>): About;
}

/// The record as it is at a spot.
export const viewAt = <K extends AnyCourse>(view: RecordView<K>, spot: Spot<StateOf<K>>): RecordView<K> =>
  view.at?.(spot) ?? view;
