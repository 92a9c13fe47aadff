/// One point of the board: what stands on it, what is said of it, and how it looks.

import type { Board, Mark } from '../src/board/messages';
import { svg } from './elements';
import { nameOf, type Sheet, UNIT } from './points';
import { formName, type Say } from './words';

export interface CellState {
  /// `.`, or the sign of a stone.
  readonly sign: string;
  readonly isLast: boolean;
  readonly number: number | undefined;
  readonly marks: readonly Mark[];
  readonly fault: string | undefined;
  /// The record goes on here: which of its ways that is, if there are several.
  readonly way: number | undefined;
}

const keyOf = (x: number, y: number): string => `${x},${y}`;

/// The states of all points that are shown, row by row.
export function cellsOf(board: Board): CellState[][] {
  const marks = new Map<string, Mark[]>();
  for (const mark of board.marks) {
    const key = keyOf(mark.x, mark.y);
    marks.set(key, [...(marks.get(key) ?? []), mark]);
  }
  const numbers = new Map(board.numbers.map(([x, y, number]) => [keyOf(x, y), number]));
  const faults = new Map(board.faults.flatMap(({ cell, message }) => (cell ? [[keyOf(cell.x, cell.y), message]] : [])));
  const ways = new Map(
    board.next.length < 2
      ? []
      : board.next.flatMap(({ cell }, i) => (cell ? [[keyOf(cell.x, cell.y), i] as const] : [])).reverse(),
  );
  const last = board.lastMove?.cell;
  return board.rows.map((row, j) =>
    [...row].map((sign, i) => {
      const [x, y] = [board.left + i, board.top + j];
      const key = keyOf(x, y);
      const isLast = last?.x === x && last.y === y;
      const own = { number: numbers.get(key), marks: marks.get(key) ?? [] };
      return { sign, isLast, ...own, fault: faults.get(key), way: ways.get(key) };
    }),
  );
}

/// Equal for states that look the same and are called the same.
export const lookOf = ({ sign, isLast, number, marks, fault, way }: CellState): string =>
  JSON.stringify([sign, isLast, number, marks, fault, way]);

/// "D4, black, move 12, last move".
export function labelOf(sheet: Sheet, state: CellState, x: number, y: number, say: Say): string {
  const { sign, isLast, number, marks, fault } = state;
  const parts = [nameOf(sheet, x, y), stoneName(sign, say)];
  if (number !== undefined) parts.push(say('moveAt', { number }));
  if (isLast) parts.push(say('lastMove'));
  for (const { label, form } of marks) {
    parts.push(say('marked', { mark: label ?? (form === undefined ? '•' : formName(say, form)) }));
  }
  if (fault !== undefined) parts.push(say('fault', { message: fault }));
  return parts.join(say('comma'));
}

function stoneName(sign: string, say: Say): string {
  if (sign === '.') return say('empty');
  if (sign === 'X') return say('blackStone');
  return sign === 'O' ? say('whiteStone') : say('otherStone', { sign });
}

const STONE = 0.48 * UNIT;

const stoneClass = (sign: string): string => {
  if (sign === 'X') return 'stone black';
  if (sign === 'O') return 'stone white';
  return /^[3-9]$/.test(sign) ? `stone other side${sign}` : 'stone other';
};

/// On what things are drawn, so that they show.
const onClass = (sign: string): string => (sign === '.' ? 'on-wood' : sign === 'O' ? 'on-white' : 'on-black');

/// The drawing of a point around 0, 0.
export function* drawn({ sign, isLast, number, marks, fault, way }: CellState): Generator<SVGElement> {
  if (sign !== '.') {
    yield svg('circle', { class: 'shadow', cx: 0.7, cy: 1.3, r: STONE });
    yield svg('circle', { class: stoneClass(sign), r: STONE });
  }
  const on = onClass(sign);
  const written = marks.some(({ label }) => label);
  if (way !== undefined && sign === '.' && !written) yield svg('circle', { class: 'way', r: 0.3 * UNIT });
  if (number !== undefined && !written) {
    yield svg(
      'text',
      { class: `number ${on}${isLast ? ' last' : ''}${sizeClass(number)}`, dy: '.35em' },
      String(number),
    );
  } else if (isLast && marks.length === 0) yield svg('circle', { class: `last ${on}`, r: 0.24 * UNIT });
  for (const mark of marks) yield* markDrawn(mark, on);
  if (fault !== undefined) yield faultDrawn(fault);
}

const sizeClass = (number: number): string => (number > 999 ? ' small' : number > 99 ? ' medium' : '');

const R = 0.25 * UNIT;

function* markDrawn({ label, form }: Mark, on: string): Generator<SVGElement> {
  if (label && on === 'on-wood') yield svg('circle', { class: 'clearing', r: 0.38 * UNIT });
  const shape = form === undefined ? undefined : formDrawn(form, on);
  if (shape) yield shape;
  if (label) {
    const characters = [...label];
    const text = characters.length > 3 ? `${characters.slice(0, 2).join('')}…` : label;
    const size = characters.length > 2 ? ' medium' : '';
    yield svg('text', { class: `label ${on}${size}`, dy: '.35em' }, svg('title', {}, label), text);
  } else if (!shape) yield svg('circle', { class: `dot ${on}`, r: R / 2 });
}

function formDrawn(form: string, on: string): SVGElement | undefined {
  const line = { class: `mark ${on}` };
  switch (form) {
    case 'circle':
      return svg('circle', { ...line, r: R });
    case 'square':
      return svg('path', { ...line, d: `M${-R} ${-R}h${2 * R}v${2 * R}h${-2 * R}z` });
    case 'triangle':
      return svg('path', { ...line, d: `M0 ${-1.15 * R}L${R} ${0.6 * R}H${-R}z` });
    case 'cross':
      return svg('path', { ...line, d: `M${-R} ${-R}L${R} ${R}M${R} ${-R}L${-R} ${R}` });
    case 'territory':
      return svg('rect', { class: `dot ${on}`, x: -R / 2, y: -R / 2, width: R, height: R });
    case 'selected':
      return svg('rect', { class: `dot ${on}`, x: -R, y: -R, width: 2 * R, height: 2 * R, opacity: 0.6 });
    default:
      return undefined;
  }
}

/// A ring and an exclamation mark: not the colour alone.
const faultDrawn = (message: string): SVGElement =>
  svg(
    'g',
    { class: 'fault' },
    svg('title', {}, message),
    svg('circle', { class: 'ring', r: 0.47 * UNIT }),
    svg('circle', { class: 'badge', cx: 0.36 * UNIT, cy: -0.36 * UNIT, r: 0.2 * UNIT }),
    svg('path', {
      class: 'sign',
      d: `M${0.36 * UNIT} ${-0.48 * UNIT}v${0.14 * UNIT}m0 ${0.07 * UNIT}v${0.03 * UNIT}`,
    }),
  );
