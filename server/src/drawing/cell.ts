/// One cell of the board: what stands on it, what is said of it, and how it looks.

import { fill, type Language } from '../spec/rule';
import type { Kind } from './boards/kind';
import { faultDrawn, markDrawn } from './marks';
import { cellName } from './names';
import type { Piece } from './pieces/piece';
import type { Cell, Mark, Position } from './position';
import { as, circle, group, letters, type Shape, UNIT } from './shape';
import type { Sheet } from './sheet';
import { FORMS, SAID } from './words';

export interface CellState extends Cell {
  /// `.`, or the sign of a piece.
  readonly sign: string;
  readonly owner: number | undefined;
  readonly isLast: boolean;
  /// A piece was taken here by the last move.
  readonly isTaken: boolean;
  readonly number: number | undefined;
  readonly marks: readonly Mark[];
  readonly fault: string | undefined;
  /// The fault is one of the move that is shown.
  readonly here: boolean;
  /// The record goes on here: which of its ways that is, if there are several.
  readonly way: number | undefined;
  readonly wins: boolean;
  /// Of a move that is being made: a cell that is chosen, or one that can be; and how many there are already.
  readonly part: 'chosen' | 'target' | undefined;
  readonly chosen: number;
}

const keyOf = (x: number, y: number): string => `${x},${y}`;

const NO_MARKS: readonly Mark[] = [];

/// What of a position belongs to its cells.
function placed(position: Position) {
  const { marks: all, next = [], numbers: numbered = [], winning = [], owners: owned = [], lastMove } = position;
  const marks = new Map<string, Mark[]>();
  for (const mark of all) {
    const key = keyOf(mark.x, mark.y);
    marks.set(key, [...(marks.get(key) ?? []), mark]);
  }
  const ways = new Map<string, number>();
  if (next.length > 1) {
    for (const [i, { cell }] of next.entries()) {
      if (cell && !ways.has(keyOf(cell.x, cell.y))) ways.set(keyOf(cell.x, cell.y), i);
    }
  }
  const numbers = new Map(numbered.map(([x, y, number]) => [keyOf(x, y), number]));
  const owners = new Map(owned.map(([x, y, color]) => [keyOf(x, y), color]));
  const wins = new Set(winning.map(({ x, y }) => keyOf(x, y)));
  const taken = new Set(lastMove?.taken?.map(({ x, y }) => keyOf(x, y)));
  return { marks, ways, numbers, owners, wins, taken, making: making(position), faults: faultsByCell(position) };
}

/// The square that a piece has left may be chosen again.
function making({ chosen = [], targets = [] }: Position): ReadonlyMap<string, 'chosen' | 'target'> {
  const parts = new Map<string, 'chosen' | 'target'>();
  for (const { x, y } of chosen) parts.set(keyOf(x, y), 'chosen');
  for (const { x, y } of targets) parts.set(keyOf(x, y), 'target');
  return parts;
}

function faultsByCell({ faults = [] }: Position): ReadonlyMap<string, { fault: string; here: boolean }> {
  const cells = new Map<string, { fault: string; here: boolean }>();
  for (const { cell, message, here } of faults) {
    if (!cell) continue;
    const key = keyOf(cell.x, cell.y);
    const before = cells.get(key);
    const fault = before ? `${before.fault}\n${message}` : message;
    cells.set(key, { fault, here: here || before?.here === true });
  }
  return cells;
}

/// The states of all cells that are shown, row by row.
export function cellsOf(position: Position, kind: Kind): CellState[][] {
  const { marks, ways, numbers, owners, wins, taken, making, faults } = placed(position);
  const { lastMove, left, top } = position;
  const last = lastMove?.cell;
  const chosen = position.chosen?.length ?? 0;
  return position.rows.map((row, j) =>
    [...row].map((sign, i) => {
      const [x, y] = [left + i, top + j];
      const key = keyOf(x, y);
      const { fault, here = false } = faults.get(key) ?? {};
      const isLast = last?.x === x && last.y === y;
      // A line that is drawn now is of the side that draws it.
      const owner = owners.get(key) ?? (isLast && kind.put ? lastMove?.color : undefined);
      const part = making.get(key);
      return {
        ...{ x, y, sign, owner, isLast },
        ...{ isTaken: taken.has(key), number: numbers.get(key), marks: marks.get(key) ?? NO_MARKS, fault, here },
        ...{ way: ways.get(key), wins: wins.has(key), part, chosen: part ? chosen : 0 },
      };
    }),
  );
}

/// Whether they look the same and are called the same.
export const alike = (a: CellState, b: CellState): boolean =>
  (Object.keys(a) as (keyof CellState)[]).every((key) => a[key] === b[key] || key === 'marks') &&
  (a.marks === b.marks || JSON.stringify(a.marks) === JSON.stringify(b.marks));

const pieceOf = (state: CellState, kind: Kind): Piece | undefined => kind.piece(state.sign, state, state.owner);

/// "D4, black, move 12, last move".
export function labelOf(sheet: Sheet, kind: Kind, state: CellState, language: Language): string {
  const { isLast, isTaken, number, marks, fault, wins, part } = state;
  const say = (word: keyof typeof SAID, values: Record<string, string | number> = {}): string =>
    fill(SAID[word], language, values);
  const stands = pieceOf(state, kind)?.words ?? kind.empty?.(state) ?? SAID.empty;
  const parts = [cellName(sheet, state), stands[language]];
  if (number !== undefined) parts.push(say('moveAt', { number }));
  if (isLast) parts.push(say('lastMove'));
  if (isTaken) parts.push(say('taken'));
  if (wins) parts.push(say('wins'));
  if (part) parts.push(say(part));
  for (const { label, form, color } of marks) {
    const called = form === undefined ? '•' : ((FORMS[`${form} ${color}`] ?? FORMS[form])?.[language] ?? form);
    parts.push(say('marked', { mark: label ?? called }));
  }
  if (fault !== undefined) parts.push(say('fault', { message: fault.replaceAll('\n', say('comma')) }));
  return parts.join(say('comma'));
}

const sizeClass = (number: number): string => (number > 999 ? ' small' : number > 99 ? ' medium' : '');

/// The drawing of a cell around 0, 0.
export function* drawn(state: CellState, kind: Kind): Generator<Shape> {
  const { isLast, isTaken, fault, here, way, part, marks } = state;
  const piece = pieceOf(state, kind);
  if ((isLast && kind.last === 'halo') || part === 'chosen') yield as('last-square', kind.halo(state));
  if (piece) yield* piece.drawn;
  const isLabelled = marks.some(({ label }) => label);
  if (way !== undefined && !piece && !isLabelled) yield circle('way', 0.3 * UNIT);
  const on = piece?.under ?? 'on-wood';
  // What is written on a piece stays to be read: the rest stands over its corner.
  if (!piece?.written) yield* said(state, kind, on);
  if (isTaken && !piece) yield as(`fallen ${on}`, TAKEN);
  if (part === 'target') yield* kind.target?.(state.chosen) ?? TARGET;
  if (fault !== undefined) yield faultDrawn(fault, here, kind.badge && kind.halo(state), kind.badge);
}

const TARGET: readonly Shape[] = [circle('target', 0.18 * UNIT)];
const TAKEN: Shape = { name: 'path', attributes: { d: 'M-3.2 -3.2L3.2 3.2M3.2 -3.2L-3.2 3.2' }, kids: [] };

/// Numbers and marks.
function* said({ number, isLast, marks }: CellState, kind: Kind, on: string): Generator<Shape> {
  const isLabelled = marks.some(({ label }) => label);
  if (number !== undefined && !isLabelled) {
    const look = `number ${on}${isLast ? ' latest' : ''}${sizeClass(number)}`;
    yield letters(look, String(number));
  } else if (isLast && marks.length === 0 && kind.last === 'ring') yield circle(`last ${on}`, 0.24 * UNIT);
  for (const mark of marks) yield* markDrawn(mark, on);
}

const CORNER = { x: 6.5, y: -6.5 };

/// Numbers and marks of a piece that has something written on it already, in a bubble over its corner.
export function* bubble(state: CellState, kind: Kind): Generator<Shape> {
  if (state.number === undefined && state.marks.length === 0) return;
  if (!pieceOf(state, kind)?.written) return;
  const shapes = [circle('bubble', 0.42 * UNIT), ...said(state, kind, 'on-white')];
  const { x, y } = kind.badge ?? CORNER;
  yield group(undefined, shapes, { transform: `translate(${-x} ${y}) scale(0.62)` });
}
