/// Whether a stone may be played or put on a point, and in which words it may not.

import type { GoBoard } from '../../../games/go/board';
import { retakes } from '../../../games/go/ko';
import { pointName } from '../../../games/go/points';
import { stoneWords } from '../../../games/shared/sides';
import type { Refusal } from '../../../record/board-edit';
import { type Ply, plyAfter, whoPut } from '../../../record/ply';
import type { Cell } from '../../../record/view';
import type { WorkingBoard } from '../../../record/working-board';
import type { Words } from '../../../spec/rule';
import type { GoGround } from './play';

/// A position, and the rules that the record itself has.
export interface Table {
  readonly ground: GoGround;
  readonly working: WorkingBoard<GoBoard>;
  readonly ply: Ply | undefined;
}

/// What a play comes to, for rules that look back.
interface Outlook {
  readonly ply: Ply;
  readonly suicide: boolean;
  readonly retakes: boolean;
}

export const refused = (en: string, zh: string): Refusal => ({ refusal: { en, zh } });

export const nameOf = ({ ground: { columns, rows } }: Table, { x, y }: Cell): string =>
  pointName(x, y, columns, rows) || `(${x}, ${y})`;

const NO_BOARD = refused(
  'Positions of this record cannot be followed: its board has no sound size, or its game is not go.',
  '无法推演这份棋谱的局面：棋盘大小有误，或者不是围棋。',
);

/// The cell of a point, or why there is none.
export function cellOf(table: Table, cell: Cell): number | Refusal {
  const { columns, rows, sized } = table.ground;
  if (!sized || !table.working.board.exact) return NO_BOARD;
  if (cell.x < columns && cell.y < rows) return cell.y * columns + cell.x;
  const { x, y } = cell;
  return refused(
    `x ${x}, y ${y} is off the board, which has ${columns} columns and ${rows} rows.`,
    `x ${x}、y ${y} 不在棋盘上，棋盘有 ${columns} 列 ${rows} 行。`,
  );
}

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refusal' in value;

/// Looks ahead on a board of its own.
export function outlook(table: Table, point: Cell, color: number): Outlook | Refusal {
  const cell = cellOf(table, point);
  if (isRefusal(cell)) return cell;
  const { ply } = table;
  const now = table.working.to(ply);
  const there = now.get(cell);
  if (there !== 0) return occupied(nameOf(table, point), stoneWords(there), ply, cell);
  const play = now.copy().play(color, cell);
  if (!play) return refused('This color cannot play here.', '这一方不能在此落子。');
  const next = plyAfter(ply, { color, cell, changes: play.changes });
  const follows = ply?.isMove === true && typeof ply.cell === 'number';
  return { ply: next, suicide: play.suicide, retakes: follows && !play.suicide && retakes(ply, next) };
}

function occupied(name: string, stone: Words, ply: Ply | undefined, cell: number): Refusal {
  const by = whoPut(ply, cell);
  const move = by?.isMove ? by.ordinal : 0;
  const [en, zh] = move ? [` (move ${move})`, `（第 ${move} 手）`] : ['', ''];
  return refused(`There is ${stone.en} on ${name} already${en}.`, `${name} 已有${stone.zh}${zh}。`);
}

/// A stone put on a point may leave no block beside it without a liberty.
export function standsStill(table: Table, point: Cell, color: number): Refusal | undefined {
  const cell = cellOf(table, point);
  if (isRefusal(cell)) return cell;
  const { columns } = table.ground;
  const board = table.working.to(table.ply).copy();
  board.set(cell, color);
  const { x } = point;
  const beside = [
    cell,
    cell - columns,
    cell + columns,
    ...(x > 0 ? [cell - 1] : []),
    ...(x < columns - 1 ? [cell + 1] : []),
  ];
  if (board.blocksWithoutLiberty(beside).length === 0) return undefined;
  const name = nameOf(table, point);
  return refused(
    `With a stone on ${name} a block would have no liberty; set-up stones may not capture.`,
    `在 ${name} 摆子会使一块棋没有气；摆子不能造成吃子。`,
  );
}

export const noStone = (name: string): Refusal => refused(`There is no stone on ${name}.`, `${name} 没有棋子。`);
export const noMark = (name: string): Refusal => refused(`There is no mark on ${name}.`, `${name} 没有标记。`);

export const DAMAGED = refused('The text is damaged here; mend it first.', '这里的文字有错误，请先改正。');
export const NOTHING_TO_DELETE = refused('There is no move here to delete.', '这里没有可以删除的着手。');
export const MAIN_LINE = refused('This is the main line, not a variation.', '这里是主线，不是变化。');
export const FIRST_ALREADY = refused('No variation comes before this one.', '这个变化前面没有别的变化。');
export const NO_SUCH_SIDE = refused('There is no such side in this record.', '这份棋谱里没有这一方。');
