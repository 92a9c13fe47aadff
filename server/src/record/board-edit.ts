/// What a person does to a record on its board instead of typing, and what becomes of the text for it.

import type { BoardEdit } from '../protocol/board-edit';
import { type Chosen, isCell, type Preview } from '../protocol/move-step';
import type { Words } from '../spec/rule';
import type { Edit } from '../text/edit';
import type { Run } from '../text/node';
import type { AnyCourse, StateOf } from './line';
import type { Spot } from './locate';
import type { Cell, RecordView } from './view';

export type { BoardEdit, Chosen, Preview };

export interface Written {
  /// In the order of the text, apart from each other, with the offsets of the text as it is.
  readonly edits: readonly Edit[];
  /// Where the cursor goes, in the text as it will be.
  readonly cursor: number;
  /// How many nodes go.
  readonly removes?: number;
}

export interface Refusal {
  readonly refusal: Words;
}

export type EditResult = Written | Refusal;

/// The place that is written at.
export interface WritingPlace<K extends AnyCourse = AnyCourse> {
  readonly root: Run;
  readonly record: RecordView<K>;
  readonly here: Spot<StateOf<K>>;
}

/// How a move that is made in several steps goes on.
export interface MoveStep {
  /// What is to be chosen: "Where does the arrow fall?"
  readonly prompt?: Words | undefined;
  readonly cells: readonly Cell[];
  /// The cells are so many, or so plain, that nobody needs to see them.
  readonly unmarked?: true;
  /// What is to be chosen but is no cell: what a die showed, a piece to be put, a side.
  readonly choices?: readonly Choice[];
  readonly preview?: Preview | undefined;
  /// The move is complete.
  readonly done: boolean;
}

export interface Choice {
  readonly id: string;
  readonly label: Words;
}

/// How a format writes.
export interface Writer<K extends AnyCourse = AnyCourse> {
  /// Why nothing can be written into a text with brackets that have no partner; undefined if it can. Without this, nothing can.
  unpaired?(root: Run): Refusal | undefined;
  write(place: WritingPlace<K>, boardEdit: BoardEdit): Generator<void, EditResult>;
  /// Of a game whose moves are made in several steps: how one goes on of which some are taken.
  step?(place: WritingPlace<K>, chosen: readonly Chosen[]): Generator<void, MoveStep>;
}

/// The steps of a move that are cells.
export const cellsOf = (chosen: readonly Chosen[]): readonly Cell[] => chosen.filter(isCell);
