/// What a person wishes a record to say, told on the board rather than typed, and what becomes of the text for it.

import type { Words } from '../spec/rule';
import type { Edit } from '../text/edit';
import type { Run } from '../text/node';
import type { State } from './line';
import type { Spot } from './locate';
import type { Cell, RecordView } from './view';

/// Sides are numbers, as boards know them. Without a color it is whoever's turn it is.
export type Wish =
  /// `cells`, where a move has several: from, to, and the arrow. Then `cell` is where it goes.
  | { readonly kind: 'play'; readonly cell: Cell; readonly cells?: readonly Cell[]; readonly color?: number }
  | { readonly kind: 'pass'; readonly color?: number }
  /// A stone that is put without being played; color 0 takes away what stands there.
  | { readonly kind: 'stone'; readonly cell: Cell; readonly color: number }
  | { readonly kind: 'mark'; readonly cell: Cell; readonly label?: string; readonly form?: string }
  | { readonly kind: 'unmark'; readonly cell: Cell }
  /// An empty text takes the comment away.
  | { readonly kind: 'comment'; readonly text: string }
  /// The node and all after it, or the whole of the variation that it is in.
  | { readonly kind: 'delete'; readonly what: 'node' | 'variation' }
  | { readonly kind: 'promote' };

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

export type Outcome = Written | Refusal;

/// The place that is written at.
export interface Page {
  readonly root: Run;
  readonly record: RecordView;
  readonly here: Spot<State>;
}

/// What the next cell of a move can be.
export interface Targets {
  readonly cells: readonly Cell[];
  /// The move is complete.
  readonly done: boolean;
}

/// How a format writes.
export interface Writer {
  /// Why nothing can be written into a text with brackets that have no partner; undefined if it can. Without this, nothing can.
  unpaired?(root: Run): Refusal | undefined;
  write(page: Page, wish: Wish): Generator<void, Outcome>;
  /// How a move of several cells can go on, of which some are chosen.
  targets?(page: Page, chosen: readonly Cell[]): Targets;
}

/// A wish as it comes from outside, if it is one.
export function wishOf(value: unknown): Wish | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, cell, cells, color, label, form, text, what } = value as Record<string, unknown>;
  const side = color === undefined || color === null ? {} : { color: color as number };
  if (side.color !== undefined && !isCount(side.color)) return undefined;
  if (kind === 'pass') return { kind, ...side };
  if (kind === 'promote') return { kind };
  if (kind === 'comment') return typeof text === 'string' ? { kind, text } : undefined;
  if (kind === 'delete') return { kind, what: what === 'variation' ? what : 'node' };
  const path = kind === 'play' ? cellsOf(cells) : undefined;
  if (path) return { kind: 'play', cell: path[1] ?? (path[0] as Cell), cells: path, ...side };
  if (!isCell(cell)) return undefined;
  const { x, y } = cell;
  if (kind === 'play') return { kind, cell: { x, y }, ...side };
  if (kind === 'stone') return { kind, cell: { x, y }, color: side.color ?? 0 };
  if (kind === 'unmark') return { kind, cell: { x, y } };
  if (kind !== 'mark') return undefined;
  const named = typeof label === 'string' ? { label } : {};
  return { kind, cell: { x, y }, ...named, ...(typeof form === 'string' ? { form } : {}) };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const MOST_CELLS = 8;

/// Cells as they come from outside, if there are any and all are sound.
export function cellsOf(value: unknown): readonly Cell[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_CELLS || !value.every(isCell))
    return undefined;
  return value.map(({ x, y }) => ({ x, y }));
}

function isCell(value: unknown): value is Cell {
  if (typeof value !== 'object' || value === null) return false;
  const { x, y } = value as Record<string, unknown>;
  return isCount(x) && isCount(y);
}
