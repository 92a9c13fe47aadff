/// What lies across points: the band of a half-typed place beneath the stones, the winning line above them.

import type { Board, Cell, Ghost } from '../src/board/messages';
import { fill, svg } from './elements';
import { LOOKS } from './looks';
import { at, beyondOf, type Sheet, UNIT } from './points';
import { STONE } from './stones';

export class Over {
  readonly under = svg('g', { class: 'typed', 'aria-hidden': 'true' });
  readonly way = svg('g', { 'aria-hidden': 'true' });
  readonly above = svg('g', { class: 'winning', 'aria-hidden': 'true' });

  show({ ghost, winning, lastMove }: Board, sheet: Sheet, side: string): void {
    if (lastMove?.from || this.way.firstChild) fill(this.way, ...wayOf(lastMove, sheet));
    if (ghost || this.under.firstChild) fill(this.under, ...(ghost ? typed(ghost, sheet, side) : []));
    if (winning.length > 0 || this.above.firstChild) fill(this.above, ...line(winning, sheet));
  }
}

const isShown = ({ x, y }: Cell, { left, top, across, down }: Sheet): boolean =>
  x >= left && x < left + across && y >= top && y < top + down;

const placeOf = ({ x, y }: Cell, sheet: Sheet): { cx: number; cy: number } => ({
  cx: at(sheet, x - sheet.left),
  cy: at(sheet, y - sheet.top),
});

function* typed({ column, row, cells }: Ghost, sheet: Sheet, side: string): Generator<SVGElement> {
  const beyond = Math.max(beyondOf(sheet), UNIT / 2);
  const [first, half] = [at(sheet, 0) - beyond, UNIT / 2];
  const long = (lines: number) => (lines - 1) * UNIT + 2 * beyond;
  if (column !== undefined && isShown({ x: column, y: sheet.top }, sheet)) {
    const { cx } = placeOf({ x: column, y: sheet.top }, sheet);
    yield svg('rect', { class: 'band', x: cx - half, y: first, width: UNIT, height: long(sheet.down) });
  }
  if (row !== undefined && isShown({ x: sheet.left, y: row }, sheet)) {
    const { cy } = placeOf({ x: sheet.left, y: row }, sheet);
    yield svg('rect', { class: 'band', x: first, y: cy - half, width: long(sheet.across), height: UNIT });
  }
  // Where there are no stones, a dot says that something may go there.
  const look = LOOKS[sheet.geometry].stones
    ? { class: `typed-stone ${side}`, r: STONE }
    : { class: 'typed-place', r: STONE / 3 };
  for (const cell of cells) if (isShown(cell, sheet)) yield svg('circle', { ...look, ...placeOf(cell, sheet) });
}

/// Where a piece came from and went to, and where it shot.
function* wayOf(move: Board['lastMove'], sheet: Sheet): Generator<SVGElement> {
  const { from, cell, arrow } = move ?? {};
  if (!from || !cell || !isShown(from, sheet) || !isShown(cell, sheet)) return;
  yield svg('path', { class: 'way-of-move', d: stroke(placeOf(from, sheet), placeOf(cell, sheet)) });
  if (arrow && isShown(arrow, sheet))
    yield svg('path', { class: 'way-of-arrow', d: stroke(placeOf(cell, sheet), placeOf(arrow, sheet)) });
}

/// Rings around the stones, and strokes from each to its neighbours.
function* line(winning: readonly Cell[], sheet: Sheet): Generator<SVGElement> {
  const cells = winning.filter((cell) => isShown(cell, sheet));
  const strokes = cells.flatMap((a, i) => cells.slice(i + 1).flatMap((b) => (areNeighbours(a, b) ? [[a, b]] : [])));
  const d = strokes.map(([a, b]) => stroke(placeOf(a as Cell, sheet), placeOf(b as Cell, sheet))).join('');
  yield svg('path', { class: 'stroke', d });
  for (const cell of cells) yield svg('circle', { class: 'won', ...placeOf(cell, sheet), r: STONE });
}

const areNeighbours = (a: Cell, b: Cell): boolean => Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1;

const stroke = (a: { cx: number; cy: number }, b: { cx: number; cy: number }): string =>
  `M${a.cx} ${a.cy}L${b.cx} ${b.cy}`;
