/// The board for people: a diagram with coordinates, and what there is to say about it.

import { columnName, placeName } from '../../games/place-names';
import type { BoardAt } from '../../language/board';
import type { Mark } from '../../record/view';
import { fill, type Language } from '../../spec/rule';
import { visible } from '../visible';
import { isStarPoint } from './star-points';
import { colorWord, NOTE, sideWord } from './words';

export function boardText(board: BoardAt, language: Language): string {
  return `${[...diagram(board), '', ...notes(board, language)].join('\n')}\n`;
}

/// Each point takes as many columns as the longest column name and one more; the last move stands in parentheses.
function diagram(board: BoardAt): string[] {
  const { left, top } = board.window ?? { left: 0, top: 0 };
  const width = board.rows[0]?.length ?? 0;
  const names = Array.from({ length: width }, (_, i) => columnOf(board, left + i));
  const cell = Math.max(1, ...names.map((name) => name.length));
  const margin = String(board.boardRows - top).length;
  const head = `${' '.repeat(margin + 1)}${names.map((name) => ` ${name.padStart(cell)}`).join('')}`;
  const rows = board.rows.map((row, i) => line(board, row, top + i, { left, cell, margin }));
  return [head, ...rows, head];
}

const columnOf = ({ game, columns, boardRows }: BoardAt, x: number): string => columnName(game, x, columns, boardRows);

const hasStars = ({ game, geometry }: BoardAt): boolean => geometry !== 'squares' && (game === '' || game === 'go');

function line(
  board: BoardAt,
  row: string,
  y: number,
  { left, cell, margin }: { left: number; cell: number; margin: number },
): string {
  const last = board.lastMove?.cell;
  const stars = hasStars(board);
  const lastColumn = last && last.y === y ? last.x - left : -1;
  const number = String(board.boardRows - y);
  let text = `${number.padStart(margin)} `;
  for (let i = 0; i < row.length; i++) {
    const sign =
      row[i] === '.' && stars && isStarPoint(left + i, y, board.columns, board.boardRows) ? '+' : (row[i] as string);
    const before = i === lastColumn ? '(' : i === lastColumn + 1 && lastColumn >= 0 ? ')' : ' ';
    text += ' '.repeat(cell - 1) + before + sign;
  }
  return `${text}${lastColumn === row.length - 1 ? ')' : ' '}${number}`;
}

function notes(board: BoardAt, language: Language): string[] {
  const { game, columns, boardRows: rows, node, lastMove, captures, marks, title, comment, toMove } = board;
  const say = (note: keyof typeof NOTE, params: Record<string, string | number>): string =>
    fill(NOTE[note], language, params);
  const named = (cell: { x: number; y: number }): string => placeName(game, cell, columns, rows);
  const lines = [say('size', { columns, rows })];
  if (title) lines.push(say('title', { title: visible(title) }));
  if (node.path.length > 0) lines.push(say('branch', { path: node.path.map((fork) => fork + 1).join('.') }));
  const color = lastMove ? colorWord(lastMove.color, language) : '';
  if (lastMove?.cell) lines.push(say('move', { move: node.move, color, point: named(lastMove.cell) }));
  else if (lastMove) lines.push(say('pass', { move: node.move, color }));
  else lines.push(say('noMove', { move: node.move }));
  if (toMove) lines.push(say('toMove', { color: sideWord(toMove, language) }));
  if (captures) lines.push(say('captures', { list: captureList(captures, language) }));
  if (marks.length > 0) lines.push(say('marks', { list: marks.map((mark) => markText(mark, named)).join(', ') }));
  if (comment) lines.push('', ...comment.split(/\r\n|\r|\n/).map(visible));
  return lines;
}

const captureList = (captures: Readonly<Record<string, number>>, language: Language): string =>
  Object.entries(captures)
    .map(([side, count]) => `${sideWord(side, language)} ${count}`)
    .join(', ');

const markText = (mark: Mark, named: (cell: Mark) => string): string =>
  [named(mark), mark.label === undefined ? '' : visible(mark.label), mark.form ?? '']
    .filter((text) => text !== '')
    .join(' ');
