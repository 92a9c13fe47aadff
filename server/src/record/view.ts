/// A record as boards and editor features see it: the game, its board, its course, and what stands at a spot of it.

import type { Words } from '../spec/rule';
import type { Run } from '../text/node';
import type { Course, State } from './line';
import type { Occurrence, Spot } from './locate';

/// A mark on the board: a sign, or a word for its form.
export interface Mark {
  readonly x: number;
  readonly y: number;
  /// One or a few characters, or nothing if the form says it all.
  readonly label?: string;
  /// circle, square, triangle, cross, selected, territory …
  readonly form?: string;
  readonly color?: number;
}

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/// What a board shows at a spot.
export interface Position {
  /// From the top, one character a cell; of a very large board only a window.
  readonly rows: readonly string[];
  readonly window?: { readonly left: number; readonly top: number };
  readonly lastMove?: { readonly color: number; readonly cell: Cell | null };
  readonly marks: readonly Mark[];
  readonly comment?: string;
  /// What each side has taken: black, white, …
  readonly captures?: Readonly<Record<string, number>>;
  readonly toMove?: string;
  readonly title?: string;
}

/// How much of a large board is wanted: so many lines each way, around a cell, or else around the last move.
export interface Sight {
  readonly most: number;
  readonly around?: Cell | undefined;
}

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

export interface RecordView<S extends State = State> {
  readonly game: string;
  readonly columns: number;
  readonly rows: number;
  readonly course: Course<S>;
  position(spot: Spot<S>, sight?: Sight): Position;
  /// What an event is, in short: "D4", "pass"; and of which side.
  move(
    occurrence: Occurrence,
    state: S,
  ): { readonly color: number; readonly cell: Cell | null | undefined } | undefined;
  /// What is said beside an event.
  comment?(event: Occurrence): string | undefined;
  about?(root: Run): About;
}
