/// What a format tells about the course of a record: which nodes of the text are lines of play, in which order their parts
/// are played, what each part does, and what has come of it. Replay and boards need no more; they know no format.
///
/// A line has parts, and so has each element of a run that is not one simple event: an event with lines that fork off after
/// it (JGF), one with a run of its own (a whole game in brackets), a line beside the main one. A format whose lines are not
/// in brackets says `bare`: then the run itself is the part, as long or short as it may be, and the line may be a run too.
///
/// Lines part in two ways. `forks`: the line ends, and all those in the array go on from there, the first of them as the main
/// line. `aside`: one line goes off beside the main line, which goes on after it in the same run. It is an alternative to
/// what comes next there or, if the course says so, to the last move before it; `enter` makes play fit that.
///
/// A run may hold several games. An element at which one `starts` is played as if nothing had been before it, and belongs
/// to the game that it starts; so do all after it up to the next such element. What stands before the first one is a game
/// as well, if there is any element. Everything that follows a line (numbers of moves, steps, the end of the main line) stays
/// inside one game; without a place it is the first.

import type { Item, Node } from '../text/node';
import type { Report } from './finding';
import type { Ply } from './ply';

interface AnyPart {
  readonly at: number;
  /// How the node, or each element of the run, is to be read.
  readonly role: number;
}

/// Something happens.
export interface EventPart extends AnyPart {
  readonly as: 'event';
  readonly node: Item;
}

/// `run`: parts, one after the other. `forks`: lines that all go on from here.
export interface RunPart extends AnyPart {
  readonly as: 'run' | 'forks';
  /// A pair with the run between its brackets; or, bare, the run itself.
  readonly node: Node;
  readonly bare?: true;
}

/// The node itself is a line, beside the main line.
export interface AsidePart extends AnyPart {
  readonly as: 'aside';
  readonly node: Node;
}

/// A part of a node, where it stands in it, and what it is in the course of play.
export type LinePart = EventPart | RunPart | AsidePart;

/// An event, or an element of a run, at its place in the text.
export interface Occurrence {
  readonly node: Item;
  readonly at: number;
  readonly role: number;
}

/// A line of play at its place in the text.
export interface Line {
  readonly node: Node;
  readonly at: number;
  readonly role: number;
  /// Where the game starts that is meant of those on the line, if it starts at one of its elements.
  readonly since?: number | undefined;
}

/// Where play has come to. Formats add what they have to know of the past.
export interface State {
  readonly ply: Ply | undefined;
  /// Moves in the text of the line so far, those taken back counted too.
  readonly moves: number;
}

/// A state that nobody else has seen yet. Each that has fields of its own has a `copyOf`, field by field: to spread a state and say again what
/// is in it takes the engine twenty times as long, and play does that at every move.
export type Draft<S> = { -readonly [Key in keyof S]: S[Key] };

export interface Course<S extends State> {
  /// The line that everything starts with.
  root(): Line | undefined;
  start(): S;
  /// The parts of a line or of an element, in the order of play.
  parts(node: Node, role: number): readonly LinePart[];
  /// A node of this role is a line, rather than an element of one.
  isLine(role: number): boolean;
  /// Is this item of a run or of forks one of their elements? All pairs are, unless a format says otherwise.
  isElement?(item: Item, role: number): boolean;
  /// An element of this role is one event and nothing else: this one, or, if none is given, any.
  isSimple(role: number, node?: Item): boolean;
  /// Does this event count as a move?
  isMove(node: Item, role: number): boolean;
  /// Is this event somewhere to stop? One that is not says more of the event before it. Without this, all are.
  isStop?(node: Item, role: number): boolean;
  /// Does a game start anew at this element? In a run that an element of another holds, none does.
  starts?(item: Item, role: number): boolean;
  /// Where asides stand: before or after the move that they are an alternative to. Without this, before.
  readonly asides?: 'before' | 'after';
  /// What play is like on a line that forks or goes off where play is like this. Without this, the same.
  enter?(state: S, line: Node, role: number): S;
  /// Play one event that starts at `at` of whatever the report belongs to.
  advance(state: S, node: Item, role: number, at: number, report: Report): S;
  /// A line is over, or a game on it: then there is no line. Something may be left to be told, at `at` at the latest.
  ends?(state: S, line: Node | undefined, at: number, report: Report): void;
  same(a: S, b: S): boolean;
  /// Goes with pauses along what `same` compares, where that may be long: that costs little then. Without this, along the plies.
  comparing?(a: S, b: S): Generator<void, void>;
  /// Where play comes out of a piece into which it comes as `now`, when it came in and went out otherwise before; only if what
  /// there is to tell of the piece stays the same, and no game starts in it. Without this, that is never known.
  carried?(before: { readonly from: S; readonly to: S }, now: S): S | undefined;
}

/// A course of whatever format. Who only follows lines need not know which.
export type AnyCourse = Course<State>;

/// Where play comes to on a course.
export type StateOf<K extends AnyCourse> = K extends Course<infer S extends State> ? S : never;
