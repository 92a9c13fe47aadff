/// What a format has for whoever writes or reads a record in an editor: suggestions, explanations, an outline. All of it
/// speaks offsets and words in every language; what becomes of it in an editor is somebody else's concern.

import type { Words } from '../spec/rule';
import type { Leaf, Node, Run } from '../text/node';
import type { AnyCourse, StateOf } from './line';
import type { Line, Occurrence, Spot } from './locate';
import type { Ply } from './ply';
import type { Cell, Ghost, RecordView } from './view';

/// A place in a text, and where play stands there.
export interface Scene<K extends AnyCourse = AnyCourse> {
  readonly root: Run;
  readonly offset: number;
  /// The record, as far as there is one.
  readonly record: RecordView<K> | undefined;
  /// After what stands at the offset has happened, and before it.
  readonly here: Spot<StateOf<K>> | undefined;
  readonly before: Spot<StateOf<K>> | undefined;
}

/// Text to insert: what is certain, and what the person is to fill in, with a first guess.
export type Piece = string | { readonly hole: string };

/// A move is whole once it is put in; a part of one is not.
export type SuggestionKind = 'property' | 'value' | 'point' | 'person' | 'move' | 'part' | 'snippet';

export interface Suggestion {
  readonly kind: SuggestionKind;
  readonly label: string | Words;
  readonly detail?: string | Words | undefined;
  /// The clause that says what this is.
  readonly clause?: string | undefined;
  readonly insert: readonly Piece[];
  /// What the person's typing is compared with.
  readonly filter: string;
  /// It is tried on a copy before it is offered, as whole moves are.
  readonly tried?: true;
  /// The lowest comes first.
  readonly rank: number;
}

export interface Suggestions {
  /// What the chosen one replaces; all on one line.
  readonly from: number;
  readonly to: number;
  /// Text that goes in elsewhere with it: a comma that is missing before.
  readonly also?: { readonly at: number; readonly text: string } | undefined;
  readonly list: readonly Suggestion[];
  /// The bracket that it goes behind: what is found there is lacking yet, and may come.
  readonly bracket?: number;
  /// There would be others, were more typed.
  readonly partial: boolean;
}

export interface Explanation {
  readonly from: number;
  readonly to: number;
  /// What the record says here, in words.
  readonly facts: readonly Words[];
  readonly clause: string | undefined;
}

/// Something in an outline.
export interface Entry {
  readonly name: Words;
  readonly detail?: Words | undefined;
  readonly kind: 'game' | 'line' | 'move' | 'pass' | 'setup' | 'message' | 'other';
}

export interface Outline {
  /// What stands in a record besides its lines of play.
  heads(root: Run): readonly { readonly entry: Entry; readonly from: number; readonly to: number }[];
  /// What a line is called by its author.
  title(line: Line): string | undefined;
  /// What a game is called by its author, of several; the element is the one that starts it.
  game?(start: Occurrence): string | undefined;
  /// How many moves an event takes back.
  withdrawn?(event: Occurrence): number;
  /// What an event comes to; `number` is that of the move, if it is one. Nothing: it is not listed.
  event(record: RecordView, event: Occurrence, number: number): Entry | undefined;
}

/// What a part of a text stands for: moves on the way to where it stands, or the stone on a cell.
export interface Pointer {
  readonly from: number;
  readonly to: number;
  readonly plies?: readonly Ply[];
  readonly cell?: Cell;
}

export interface Help<K extends AnyCourse = AnyCourse> {
  suggest(scene: Scene<K>): Generator<void, Suggestions | undefined>;
  /// The signs behind which a move, a name or a value begins: what may stand there is offered when one of them is typed.
  readonly opens: string;
  explain(scene: Scene<K>): Generator<void, Explanation | undefined>;
  /// Where the move that is being written may go, as far as it can be told; nothing once it is complete.
  ghost?(scene: Scene<K>): Generator<void, Ghost | undefined>;
  /// What is named at the offset by a number, or by its point.
  point?(scene: Scene<K>): Generator<void, Pointer | undefined>;
  /// The result of a game of which the board shows who has won, if it stands at the offset.
  result?(root: Node, offset: number): { readonly from: number; readonly to: number } | undefined;
  readonly outline?: Outline;
  /// Which leaves are comments, and the flag of whatever has any inside.
  readonly comments?: { readonly flag: number; is(leaf: Leaf): boolean };
  /// The leaves that each begin a move or a round, for folds of ten; and those with which counting starts anew.
  readonly tens?: { begins(leaf: Leaf): boolean; restarts(leaf: Leaf): boolean };
}
