/// What a format tells about the course of a record: which nodes of the text are lines of play, in which order their parts
/// are played, what each part does, and what has come of it. Replay and boards need no more; they know no format.

import type { Node, Pair } from '../text/node';
import type { Report } from './finding';
import type { Ply } from './ply';

/// A part of a node, where it stands in it, and what it is in the course of play.
export interface LinePart {
  readonly node: Node;
  readonly at: number;
  /// `event`: something happens. `run`: an array of parts, one after the other. `forks`: an array of lines that all go on
  /// from here.
  readonly as: 'event' | 'run' | 'forks';
  /// How the node, or each element of the array, is to be read.
  readonly role: number;
}

/// Where play has come to. Formats add what they have to know of the past.
export interface State {
  readonly ply: Ply | undefined;
  /// Moves in the text of the line so far, those taken back counted too.
  readonly moves: number;
}

export interface Course<S extends State> {
  /// The line that everything starts with.
  root(): { readonly node: Pair; readonly at: number; readonly role: number } | undefined;
  start(): S;
  /// The parts of a line or of an element, in the order of play.
  parts(node: Pair, role: number): readonly LinePart[];
  /// A node of this role is a line, rather than an element of one.
  isLine(role: number): boolean;
  /// An element of this role is one event and nothing else: this one, or, if none is given, any.
  isSimple(role: number, node?: Pair): boolean;
  /// Does this event count as a move?
  isMove(node: Pair, role: number): boolean;
  /// Play one event that starts at `at` of whatever the report belongs to.
  advance(state: S, node: Pair, role: number, at: number, report: Report): S;
  same(a: S, b: S): boolean;
}
