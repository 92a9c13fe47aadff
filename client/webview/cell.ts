/// One point of the board: what stands on it, what is said of it, and how it looks.

import type { Board, Fault, Mark } from '../src/board/messages';
import { svg } from './elements';
import { LOOKS } from './looks';
import { faultDrawn, markDrawn } from './marks';
import { nameOf, type Sheet, UNIT } from './points';
import { formName, type Say } from './words';

export interface CellState {
  /// `.`, or the sign of a piece.
  readonly sign: string;
  readonly isLast: boolean;
  readonly number: number | undefined;
  readonly marks: readonly Mark[];
  readonly fault: string | undefined;
  /// The fault is one of the move that is shown.
  readonly here: boolean;
  /// The record goes on here: which of its ways that is, if there are several.
  readonly way: number | undefined;
  readonly wins: boolean;
  /// Of a move that is being made: a cell that is chosen, or one that can be.
  readonly part: 'chosen' | 'target' | undefined;
}

const keyOf = (x: number, y: number): string => `${x},${y}`;

const NO_MARKS: readonly Mark[] = [];

/// What of a board belongs to its points.
function placed(board: Board) {
  const marks = new Map<string, Mark[]>();
  for (const mark of board.marks) {
    const key = keyOf(mark.x, mark.y);
    marks.set(key, [...(marks.get(key) ?? []), mark]);
  }
  const ways = new Map<string, number>();
  if (board.next.length > 1) {
    for (const [i, { cell }] of board.next.entries()) {
      if (cell && !ways.has(keyOf(cell.x, cell.y))) ways.set(keyOf(cell.x, cell.y), i);
    }
  }
  const numbers = new Map(board.numbers.map(([x, y, number]) => [keyOf(x, y), number]));
  const winning = new Set(board.winning.map(({ x, y }) => keyOf(x, y)));
  return { marks, ways, numbers, winning, making: making(board), faults: faultsByPoint(board.faults) };
}

/// The square that a piece has left may be chosen again.
function making({ chosen = [], targets = [] }: Board): ReadonlyMap<string, 'chosen' | 'target'> {
  const parts = new Map<string, 'chosen' | 'target'>();
  for (const { x, y } of chosen) parts.set(keyOf(x, y), 'chosen');
  for (const { x, y } of targets) parts.set(keyOf(x, y), 'target');
  return parts;
}

function faultsByPoint(faults: readonly Fault[]): ReadonlyMap<string, { fault: string; here: boolean }> {
  const points = new Map<string, { fault: string; here: boolean }>();
  for (const { cell, message, here } of faults) {
    if (!cell) continue;
    const key = keyOf(cell.x, cell.y);
    const before = points.get(key);
    const fault = before ? `${before.fault}\n${message}` : message;
    points.set(key, { fault, here: here || before?.here === true });
  }
  return points;
}

/// The states of all points that are shown, row by row.
export function cellsOf(board: Board): CellState[][] {
  const { marks, ways, numbers, winning, making, faults } = placed(board);
  const last = board.lastMove?.cell;
  return board.rows.map((row, j) =>
    [...row].map((sign, i) => {
      const [x, y] = [board.left + i, board.top + j];
      const key = keyOf(x, y);
      const { fault, here = false } = faults.get(key) ?? {};
      const isLast = last?.x === x && last.y === y;
      const own = { number: numbers.get(key), marks: marks.get(key) ?? NO_MARKS, wins: winning.has(key) };
      return { sign, isLast, ...own, part: making.get(key), fault, here, way: ways.get(key) };
    }),
  );
}

/// Whether they look the same and are called the same.
export const alike = (a: CellState, b: CellState): boolean =>
  a.sign === b.sign &&
  a.isLast === b.isLast &&
  a.number === b.number &&
  a.fault === b.fault &&
  a.here === b.here &&
  a.way === b.way &&
  a.wins === b.wins &&
  a.part === b.part &&
  (a.marks === b.marks || JSON.stringify(a.marks) === JSON.stringify(b.marks));

/// "D4, black, move 12, last move".
export function labelOf(sheet: Sheet, state: CellState, x: number, y: number, say: Say): string {
  const { sign, isLast, number, marks, fault, wins, part } = state;
  const parts = [nameOf(sheet, x, y), sign === '.' ? say('empty') : LOOKS[sheet.geometry].piece(sign).name(say)];
  if (number !== undefined) parts.push(say('moveAt', { number }));
  if (isLast) parts.push(say('lastMove'));
  if (wins) parts.push(say('wins'));
  if (part) parts.push(say(part));
  for (const { label, form } of marks) {
    parts.push(say('marked', { mark: label ?? (form === undefined ? '•' : formName(say, form)) }));
  }
  if (fault !== undefined) parts.push(say('fault', { message: fault.replaceAll('\n', say('comma')) }));
  return parts.join(say('comma'));
}

const sizeClass = (number: number): string => (number > 999 ? ' small' : number > 99 ? ' medium' : '');

/// The drawing of a point around 0, 0.
export function* drawn(state: CellState, { geometry }: Sheet): Generator<SVGElement> {
  const { sign, isLast, number, marks, fault, here, way, part } = state;
  const look = LOOKS[geometry];
  const piece = sign === '.' ? undefined : look.piece(sign);
  const square = { x: -UNIT / 2, y: -UNIT / 2, width: UNIT, height: UNIT };
  if ((isLast && look.last === 'square') || part === 'chosen') yield svg('rect', { class: 'last-square', ...square });
  if (piece) yield* piece.drawn();
  const on = piece?.under ?? 'on-wood';
  const written = marks.some(({ label }) => label);
  if (way !== undefined && !piece && !written) yield svg('circle', { class: 'way', r: 0.3 * UNIT });
  if (number !== undefined && !written) {
    const kind = `number ${on}${isLast ? ' last' : ''}${sizeClass(number)}`;
    yield svg('text', { class: kind, dy: '.35em' }, String(number));
  } else if (isLast && marks.length === 0 && look.last === 'ring')
    yield svg('circle', { class: `last ${on}`, r: 0.24 * UNIT });
  for (const mark of marks) yield* markDrawn(mark, on);
  if (part === 'target') yield svg('circle', { class: 'target', r: 0.18 * UNIT });
  if (fault !== undefined) yield faultDrawn(fault, here);
}
