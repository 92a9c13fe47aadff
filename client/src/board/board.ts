/// A position with all that the panel shows of it, as the server tells it and as it comes to the panel.

import { type Editable, editableFrom } from './editable';
import {
  type Cell,
  cellOf,
  count,
  fieldsOf,
  flag,
  isCount,
  list,
  oneOf,
  type Place,
  placeOf,
  SHORT_TEXT,
  seconds,
  text,
} from './sound';

export interface Mark extends Cell {
  readonly label?: string | undefined;
  readonly form?: string | undefined;
}

export interface Player {
  readonly side?: string | undefined;
  readonly name: string;
  readonly rank?: string | undefined;
}

export interface Way {
  readonly label: string;
  readonly title?: string | undefined;
  readonly color?: number | undefined;
  readonly cell?: Cell | undefined;
  /// How the record writes it, where that is more than a cell.
  readonly written?: string | undefined;
  readonly position: Place;
}

export interface Fault {
  readonly message: string;
  readonly clause: string;
  readonly severity: string;
  readonly cell?: Cell | undefined;
  /// Of the move that is shown, not of one before.
  readonly here: boolean;
  readonly position?: Place | undefined;
}

/// What somebody wrote while the game was shown to others.
export interface Message {
  readonly author?: string | undefined;
  readonly text: string;
  readonly time?: number | undefined;
}

/// How the points of a board are drawn: where lines cross, or as squares of two colours.
export const GEOMETRIES = ['points', 'squares'] as const;
export type Geometry = (typeof GEOMETRIES)[number];

export interface LastMove {
  readonly color: number;
  readonly cell: Cell | undefined;
  /// Where a piece came from, and where it shot.
  readonly from?: Cell | undefined;
  readonly arrow?: Cell | undefined;
}

/// What is on the board and around it.
export interface Board {
  /// Of the document.
  readonly version: number;
  readonly columns: number;
  readonly height: number;
  readonly rows: readonly string[];
  readonly left: number;
  readonly top: number;
  readonly move: number;
  readonly lastMove?: LastMove | undefined;
  readonly marks: readonly Mark[];
  readonly comment?: string | undefined;
  readonly title?: string | undefined;
  readonly toMove?: string | undefined;
  readonly captures: { readonly [side: string]: number };
  readonly name?: string | undefined;
  readonly players: readonly Player[];
  readonly result?: string | undefined;
  readonly facts: readonly string[];
  readonly next: readonly Way[];
  readonly ways: { readonly back: boolean; readonly forward: boolean; readonly up: boolean; readonly down: boolean };
  readonly numbers: readonly (readonly [x: number, y: number, number: number])[];
  readonly faults: readonly Fault[];
  readonly game: string;
  readonly geometry: Geometry;
  readonly editable: Editable;
  /// What a half-typed place may become.
  readonly ghost?: Ghost | undefined;
  readonly evaluation?: { readonly text: string; readonly kind: string } | undefined;
  /// What is to be solved: "Black to play".
  readonly problem?: string | undefined;
  /// Seconds from the beginning of the record, here and where it goes on.
  readonly time?: number | undefined;
  readonly nextTime?: number | undefined;
  readonly messages: readonly Message[];
  /// The stones that have won.
  readonly winning: readonly Cell[];
  /// Of a move that is being made in the panel: the cells that are chosen, and those that can be next.
  readonly chosen?: readonly Cell[] | undefined;
  readonly targets?: readonly Cell[] | undefined;
}

export interface Ghost {
  readonly column?: number | undefined;
  readonly row?: number | undefined;
  readonly cells: readonly Cell[];
}

/// Lines each way that the panel shows.
export const MOST_LINES = 41;
const LONG_TEXT = 20_000;

function markOf(value: unknown): Mark | undefined {
  const { label, form } = fieldsOf(value);
  const cell = cellOf(value);
  return cell && { ...cell, label: text(label), form: text(form) };
}

function playerOf(value: unknown): Player | undefined {
  const { side, name, rank } = fieldsOf(value);
  const called = text(name);
  return called === undefined ? undefined : { side: text(side), name: called, rank: text(rank) };
}

function wayOf(value: unknown): Way | undefined {
  const { label, title, color, cell, written, position } = fieldsOf(value);
  const place = placeOf(position);
  const named = text(label);
  if (!place || named === undefined) return undefined;
  const said = { label: named, title: text(title), written: text(written) };
  return { ...said, color: count(color), cell: cellOf(cell), position: place };
}

function faultOf(value: unknown): Fault | undefined {
  const { message, clause, severity, cell, here, position } = fieldsOf(value);
  const said = text(message, 2 * SHORT_TEXT);
  if (said === undefined) return undefined;
  const about = { message: said, clause: text(clause) ?? '', severity: text(severity) ?? '' };
  return { ...about, cell: cellOf(cell), here: here !== false, position: placeOf(position) };
}

function messageOf(value: unknown): Message | undefined {
  const { author, text: words, time } = fieldsOf(value);
  const said = text(words, LONG_TEXT);
  return said === undefined ? undefined : { author: text(author), text: said, time: seconds(time) };
}

function evaluationOf(value: unknown): Board['evaluation'] {
  const { text: words, kind } = fieldsOf(value);
  const said = text(words);
  return said === undefined ? undefined : { text: said, kind: text(kind) ?? '' };
}

function ghostOf(value: unknown): Ghost | undefined {
  const { column, row, cells } = fieldsOf(value);
  const ghost = { column: count(column), row: count(row), cells: list(cells, cellOf) };
  return ghost.column === undefined && ghost.row === undefined && ghost.cells.length === 0 ? undefined : ghost;
}

function numberOf(value: unknown): readonly [number, number, number] | undefined {
  const [x, y, number] = Array.isArray(value) ? value : [];
  return isCount(x) && isCount(y) && isCount(number) ? [x, y, number] : undefined;
}

function lastMoveOf(value: unknown): Board['lastMove'] {
  const { color, cell, from, arrow } = fieldsOf(value);
  return isCount(color) ? { color, cell: cellOf(cell), from: cellOf(from), arrow: cellOf(arrow) } : undefined;
}

const capturesOf = (value: unknown): Board['captures'] =>
  Object.fromEntries(
    Object.entries(fieldsOf(value))
      .filter((entry): entry is [string, number] => isCount(entry[1]))
      .slice(0, 10),
  );

/// The server's answer, or a board that has come to the panel, if it is one.
export function boardFrom(value: unknown): Board | undefined {
  const fields = fieldsOf(value);
  const { columns, height, version } = fields;
  const rows = list(fields.rows, (row) => text(row, MOST_LINES), MOST_LINES);
  if (!isCount(columns) || !isCount(height) || !isCount(version) || rows.length === 0) return undefined;
  const about = { ...fieldsOf(fields.about), ...fields };
  const window = fieldsOf(fields.window);
  const ways = fieldsOf(fields.ways);
  return {
    version,
    columns,
    height,
    rows,
    left: count(fields.left) ?? count(window.left) ?? 0,
    top: count(fields.top) ?? count(window.top) ?? 0,
    move: count(fields.move) ?? count(fieldsOf(fields.node).move) ?? 0,
    lastMove: lastMoveOf(fields.lastMove),
    marks: list(fields.marks, markOf),
    comment: text(fields.comment, LONG_TEXT),
    title: text(fields.title),
    toMove: text(fields.toMove),
    captures: capturesOf(fields.captures),
    name: text(about.name),
    players: list(about.players, playerOf, 10),
    result: text(about.result),
    facts: list(about.facts, (fact) => text(fact), 20),
    next: list(fields.next, wayOf, 100),
    ways: { back: flag(ways.back), forward: flag(ways.forward), up: flag(ways.up), down: flag(ways.down) },
    numbers: list(fields.numbers, numberOf, MOST_LINES * MOST_LINES),
    faults: list(fields.faults, faultOf, 100),
    game: text(fields.game) ?? '',
    geometry: oneOf(GEOMETRIES, fields.geometry) ?? 'points',
    editable: editableFrom(fields.editable),
    ghost: ghostOf(fields.ghost),
    evaluation: evaluationOf(fields.evaluation),
    problem: text(fields.problem, LONG_TEXT),
    time: seconds(fields.time),
    nextTime: seconds(fields.nextTime),
    messages: list(fields.messages, messageOf, 200),
    winning: list(fields.winning, cellOf),
  };
}
