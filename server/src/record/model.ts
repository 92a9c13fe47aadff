/// A record of Go as none of its formats has it: what they all say, and what only some can. Whoever converts a record reads it
/// into this and writes it from this, so each format has to know itself alone. Points count from the upper left, from 0; times
/// are in seconds; lines of texts end in LF. A root has no move, a node has either stones that are set up or a move, and no point
/// stands twice in one set-up: who reads a record sees to it.

import type { Words } from '../spec/rule';
import type { Run } from '../text/node';
import type { Loss } from './losses';

export interface GameModel {
  readonly columns: number;
  readonly rows: number;
  info: InfoModel;
  readonly root: NodeModel;
  /// The id of the format that it comes from: what is private there means nothing elsewhere.
  readonly origin: string;
  /// Where it stands in its text, and where what is said about it does, by the names that `InfoModel` has for it.
  readonly at?: number | undefined;
  readonly places?: Readonly<Record<string, number>> | undefined;
  /// The text that it was read from at first, where that says more than the model can.
  readonly whole?: string | undefined;
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
  /// Of those who play neither Black nor White.
  readonly color?: string | undefined;
}

/// A day, or as much of it as is known.
export interface PartialDate {
  readonly year: number;
  readonly month?: number | undefined;
  readonly day?: number | undefined;
}

interface RulesModel {
  readonly name?: string | undefined;
  readonly scoring?: string | undefined;
  /// Whether a player may take his own stones away.
  readonly suicide?: boolean | undefined;
  /// Whether a position may not come again.
  readonly superko?: boolean | undefined;
}

export interface ResultModel {
  readonly kind: 'score' | 'resignation' | 'time' | 'forfeit' | 'won' | 'draw' | 'unknown';
  readonly winner?: number | undefined;
  readonly score?: number | undefined;
}

export interface InfoModel {
  readonly black?: PersonModel | undefined;
  readonly white?: PersonModel | undefined;
  readonly others?: readonly PersonModel[] | undefined;
  readonly name?: string | undefined;
  readonly identity?: Identity | undefined;
  readonly event?: string | undefined;
  readonly round?: string | undefined;
  readonly place?: string | undefined;
  readonly dates?: readonly PartialDate[] | undefined;
  /// A point in time as ISO 8601 writes it, in UTC or without a zone.
  readonly moment?: string | undefined;
  /// What stands in the place of a date and is none.
  readonly dateText?: string | undefined;
  readonly comment?: string | undefined;
  readonly rules?: RulesModel | undefined;
  readonly komi?: number | undefined;
  readonly handicap?: number | undefined;
  readonly mainTime?: number | undefined;
  readonly overtime?: string | undefined;
  readonly result?: ResultModel | undefined;
  readonly source?: string | undefined;
  readonly url?: string | undefined;
  readonly annotator?: string | undefined;
  readonly transcriber?: string | undefined;
  readonly copyright?: string | undefined;
  readonly opening?: string | undefined;
  /// Are variations shown beside the move that they replace, and are they marked?
  readonly siblings?: boolean | undefined;
  readonly unmarked?: boolean | undefined;
  /// How a program should show it, and what the record says besides, under its own names.
  readonly settings?: Private | undefined;
  readonly private?: Private | undefined;
}

export type Private = readonly (readonly [name: string, values: readonly string[]])[];

export interface PointModel {
  readonly x: number;
  readonly y: number;
}

/// A stone that is put, or with colour 0 one that is taken off.
export interface StoneModel extends PointModel {
  readonly color: number;
}

export type Quality = 'good' | 'bad' | 'controversial' | 'doubtful' | 'trick';

export interface MoveModel {
  readonly color: number;
  /// Null for a pass.
  readonly point: PointModel | null;
  /// What somebody thinks of it.
  readonly quality?: Quality | undefined;
  /// Very good, very bad.
  readonly very?: boolean | undefined;
  /// The rules forbid it, and whoever wrote it knew.
  readonly forced?: boolean | undefined;
}

export interface MarkModel extends PointModel {
  /// `other` has its kind as its text; `number` is the number of the move there.
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
    | 'number'
    | 'other';
  /// What a label says.
  readonly text?: string | undefined;
  /// Where an arrow or a line leads.
  readonly to?: PointModel | undefined;
}

/// What each side has left.
export interface ClockModel {
  readonly color: number;
  readonly time?: number | undefined;
  readonly periods?: number | undefined;
  readonly stones?: number | undefined;
}

export interface NodeModel {
  /// Where it stands in its text.
  readonly at?: number | undefined;
  /// Stones that are put or taken off; an empty list is a set-up that changes nothing.
  setup?: readonly StoneModel[] | undefined;
  /// Who plays next, where the record says so.
  toPlay?: number | undefined;
  move?: MoveModel | undefined;
  /// It is meant as a variation, though nothing else goes on from the node before it.
  parts?: boolean | undefined;
  title?: string | undefined;
  comment?: string | undefined;
  marks?: readonly MarkModel[] | undefined;
  territory?: readonly StoneModel[] | undefined;
  /// What somebody thinks of the position, by the names that SGF has for it: GB, GW, DM, UC, HO, V.
  judgements?: readonly (readonly [name: string, value: string])[] | undefined;
  clocks?: readonly ClockModel[] | undefined;
  /// The number of the move, where it is not the next one.
  number?: number | undefined;
  /// What is shown of the board, and what is dimmed, from here on; nothing of it: all, or none any more.
  view?: readonly PointModel[] | undefined;
  dim?: readonly PointModel[] | undefined;
  /// A diagram begins here.
  figure?: { readonly flags?: number | undefined; readonly name?: string | undefined } | undefined;
  print?: number | undefined;
  /// It is the right answer, or a wrong one.
  solution?: boolean | undefined;
  /// What only the format that it comes from understands.
  private?: Private | undefined;
  /// What it was before a format made of it what it can hold.
  source?: NodeModel | undefined;
  /// What is carried along with it for another format.
  carried?: string | undefined;
  /// Several games that were put together part before they say which they are.
  info?: InfoModel | undefined;
  /// The first goes on the main line. Filled while a record is read.
  children: NodeModel[];
}

/// Why something cannot be converted at all.
export interface Refused {
  readonly code: `cannot/${string}`;
  readonly refusal: Words;
  /// Offsets in the text that is not converted.
  readonly places: readonly number[];
}

/// What work yields that has no more to say than that somebody else may come first.
// biome-ignore lint/suspicious/noConfusingVoidType: what a bare `yield` yields
export type Pause = void;

/// How a format reads its records into the model and writes games from it; a text of several games is their texts, one after the other.
/// It says what of a record the model has no place for,
/// and what of the model the format has none for; what cannot be held at all is refused.
export interface Exchange {
  /// One text holds as many games as there are.
  readonly many: boolean;
  /// Its texts have room for what they do not know: what nodes carry along.
  readonly carries?: true;
  /// Rules whose faults leave nothing out: what breaks them is read as it stands.
  readonly lenient?: readonly string[];
  /// What is sound in a record. What is not is left out without a word: whoever asks has been told of it.
  /// Its games come one after the other, so that nobody has to keep all of them; between them it pauses.
  toModel(root: Run): Generator<GameModel | Pause, readonly Loss[] | Refused>;
  fromModel(game: GameModel, style: WritingStyle): Generator<void, WrittenModel | Refused>;
}

interface WrittenModel {
  readonly text: string;
  readonly losses: readonly Loss[];
  /// The game as it is written, each node with its source.
  readonly held: GameModel;
}

interface WritingStyle {
  /// A line ends at a move that the format cannot hold.
  readonly force: boolean;
}
