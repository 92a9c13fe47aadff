/// A move that is being written: how far it has come, and which points it may still mean.

import type { Grid } from '../../../games/shared/game';
import type { Ply } from '../../../record/ply';
import { halved } from '../../../syntax/brackets/half-width';
import type { Chapter } from './chapter';

export interface Draft {
  readonly colour: string;
  /// Its bracket is open.
  readonly opened: boolean;
  readonly column: number | undefined;
  /// The digits of the row that are there already; nothing more comes, if it is `ended`.
  readonly row: string;
  readonly ended: boolean;
}

const DRAFT = /^([A-Za-z]?)\s*(?:([([])\s*(?:([A-Za-z])\s*,?\s*(?:(\d{1,3})\s*([;)\]])?)?)?)?\s*$/;

export function draftOf(text: string): Draft | undefined {
  const [match, colour = '', bracket, letter, row = '', end] = DRAFT.exec(halved(text)) ?? [];
  if (match === undefined) return undefined;
  const column = letter ? letter.toUpperCase().charCodeAt(0) - 65 : undefined;
  return { colour, opened: bracket !== undefined, column, row, ended: end !== undefined };
}

/// The points that it may mean, free ones unless it is said `among` which; those near what was played last come first.
export function pointsFor(
  { column, row, ended }: Draft,
  board: Grid,
  last: Ply | undefined,
  among: readonly number[] = freeCells(board),
): number[] {
  const { columns, rows } = board;
  return nearest(board, last, among).filter((cell) => {
    if (column !== undefined && cell % columns !== column) return false;
    const name = String(rows - Math.floor(cell / columns));
    return ended ? Number(row) === Number(name) : name.startsWith(row);
  });
}

export const freeCells = (board: Grid): number[] =>
  Array.from({ length: board.columns * board.rows }, (_, cell) => cell).filter((cell) => board.get(cell) === 0);

/// How many stones back a next one is thought to belong to.
const RECENT = 4;

function nearest(board: Grid, last: Ply | undefined, among: readonly number[]): number[] {
  const { columns, rows } = board;
  const recent: number[] = [];
  for (let ply = last, i = 0; ply && i < RECENT; ply = ply.prev, i++) {
    if (typeof ply.cell === 'number') recent.push(ply.cell);
  }
  const middle = (rows >> 1) * columns + (columns >> 1);
  const from = recent.length > 0 ? recent : [middle];
  const far = (cell: number): number => Math.min(...from.map((other) => distance(cell, other, columns)));
  const all = among.map((cell) => ({ cell, far: far(cell) }));
  return all.sort((a, b) => a.far - b.far || a.cell - b.cell).map(({ cell }) => cell);
}

function distance(a: number, b: number, columns: number): number {
  const across = (a % columns) - (b % columns);
  const down = Math.floor(a / columns) - Math.floor(b / columns);
  return across * across + down * down;
}

/// A point as a move by a side.
export function writtenAt(cell: number, color: number, { columns, rows, letters, notation }: Chapter): string {
  const letter = String.fromCharCode(65 + (cell % columns));
  return notation.write(letters[color - 1] ?? '?', letter, rows - Math.floor(cell / columns));
}
