/// A record of Go as none of its formats has it: what they all say, and what only some can. Whoever converts a record reads it
/// into this and writes it from this, so each format has to know itself alone. Points count from the upper left, from 0; times
/// are in seconds; lines of texts end in LF.

import type { Words } from '../spec/rule';
import type { Run } from '../text/node';
import type { Loss } from './losses';

export interface RecordModel {
  /// Most formats hold one.
  readonly games: readonly GameModel[];
}

interface GameModel {
  readonly columns: number;
  readonly rows: number;
  readonly info: InfoModel;
  readonly root: NodeModel;
  /// What happened beside the moves, in its order.
  readonly events?: readonly EventModel[];
  readonly origin?: {
    readonly format: string;
    readonly version?: string;
    readonly application?: string;
    readonly encoding?: string;
  };
}

/// By whom something is called what, and what it is called.
interface Identity {
  readonly domain?: string | undefined;
  readonly id?: string | undefined;
}

export interface PersonModel {
  readonly name?: string | undefined;
  readonly rank?: string | undefined;
  readonly title?: string | undefined;
  readonly team?: string | undefined;
  readonly country?: string | undefined;
  readonly account?: Identity | undefined;
}

/// A day, or as much of it as is known.
interface PartialDate {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
}

interface RulesModel {
  readonly name?: string | undefined;
  readonly scoring?: string | undefined;
  /// Whether a player may take his own stones away.
  readonly suicide?: boolean | undefined;
  /// Whether a position may come again.
  readonly repetition?: boolean | undefined;
}

interface ResultModel {
  readonly kind: 'score' | 'resignation' | 'time' | 'forfeit' | 'won' | 'draw' | 'none' | 'unknown';
  readonly winner?: number | undefined;
  readonly score?: number | undefined;
}

export interface InfoModel {
  readonly black?: PersonModel | undefined;
  readonly white?: PersonModel | undefined;
  readonly others?: readonly PersonModel[];
  readonly name?: string | undefined;
  readonly identity?: Identity | undefined;
  readonly event?: string | undefined;
  readonly round?: string | undefined;
  readonly place?: string | undefined;
  readonly dates?: readonly PartialDate[];
  /// A point in time, in UTC as ISO 8601 writes it.
  readonly moment?: string | undefined;
  readonly comment?: string | undefined;
  readonly rules?: RulesModel | undefined;
  readonly komi?: number | undefined;
  readonly handicap?: number | undefined;
  readonly mainTime?: number | undefined;
  readonly overtime?: string | undefined;
  readonly result?: ResultModel | undefined;
  readonly source?: { readonly name?: string; readonly url?: string };
  readonly annotator?: string | undefined;
  readonly transcriber?: string | undefined;
  readonly copyright?: string | undefined;
  readonly opening?: string | undefined;
  /// What the record says besides, under its own names.
  readonly extra?: readonly (readonly [key: string, text: string])[];
}

interface PointModel {
  readonly x: number;
  readonly y: number;
}

/// A stone that is put, or with colour 0 one that is taken off.
interface StoneModel extends PointModel {
  readonly color: number;
}

interface MoveModel {
  readonly color: number;
  /// Null for a pass.
  readonly point: PointModel | null;
  /// What somebody thinks of it: good, bad, trick, controversial …
  readonly quality?: string | undefined;
  readonly illegal?: 'occupied' | 'ko' | 'suicide';
}

export interface MarkModel extends PointModel {
  readonly form:
    | 'label'
    | 'circle'
    | 'cross'
    | 'square'
    | 'triangle'
    | 'selected'
    | 'diamond'
    | 'arrow'
    | 'line'
    | 'other';
  /// What a label says, or what another mark is called.
  readonly text?: string;
  /// Where an arrow or a line leads.
  readonly to?: PointModel;
}

export interface NodeModel {
  /// Stones that are put or taken off; an empty list is a set-up that changes nothing.
  readonly setup?: readonly StoneModel[] | undefined;
  /// Who plays next, where the record says so.
  readonly toPlay?: number | undefined;
  /// One or none; two only in records with faults.
  readonly moves: readonly MoveModel[];
  /// It is meant as a variation, though nothing else goes on from the node before it.
  readonly parts?: boolean | undefined;
  readonly title?: string | undefined;
  readonly comment?: string | undefined;
  readonly marks: readonly MarkModel[];
  readonly territory?: readonly StoneModel[];
  /// What somebody thinks of the position.
  readonly judgement?: string | undefined;
  /// What each side has left, by colour.
  readonly clock?: readonly {
    readonly color: number;
    readonly time?: number;
    readonly periods?: number;
    readonly stones?: number;
  }[];
  /// The number of the move, where it is not the next one.
  readonly number?: number | undefined;
  readonly flags?: readonly ('problem' | 'solution' | 'hotspot' | 'figure' | 'view' | 'dim' | 'print')[];
  /// What only the format that it comes from understands.
  readonly private?: readonly (readonly [name: string, values: readonly string[]])[];
  /// The first goes on the main line. Filled while a record is read.
  readonly children: NodeModel[];
}

/// Something that is no move. It happens after the node has been reached.
interface EventModel {
  readonly node: NodeModel;
  readonly kind: 'takeback' | 'claim' | 'message' | 'mark';
  /// How many moves are taken back.
  readonly count?: number;
  readonly text?: string;
  readonly mark?: MarkModel;
  readonly result?: ResultModel;
  readonly actor?: number;
  readonly time?: number;
}

/// Why something cannot be converted at all.
export interface Refused {
  readonly code: `cannot/${string}`;
  readonly refusal: Words;
  /// Offsets in the text that is not converted.
  readonly places: readonly number[];
}

/// How a format reads its records into the model and writes them from it. It says what of a record the model has no place for,
/// and what of the model the format has none for; what cannot be held at all is refused.
export interface Exchange {
  /// One text holds as many games as there are.
  readonly many: boolean;
  /// What is sound in a record. What is not is left out without a word: whoever asks has been told of it.
  toModel(root: Run): Generator<void, { readonly model: RecordModel; readonly losses: readonly Loss[] } | Refused>;
  fromModel(
    model: RecordModel,
    style: WritingStyle,
  ): Generator<void, { readonly text: string; readonly losses: readonly Loss[] } | Refused>;
}

export interface WritingStyle {
  /// What the format has no place for goes where programs may put what is their own, if there is such a place.
  readonly carry: boolean;
  /// A line ends at a move that the format cannot hold.
  readonly force: boolean;
}
