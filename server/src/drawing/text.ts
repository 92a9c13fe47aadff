/// The board in letters: as many columns for each cell as the longest name of a column takes, the last move in parentheses.

import type { Language } from '../spec/rule';
import type { Kind } from './boards/kind';
import { kindOf } from './boards/list';
import { type CellState, cellsOf } from './cell';
import { columnName, rowName } from './names';
import type { Position } from './position';
import { type Sheet, sheetOf } from './sheet';

/// From the top, with the names of columns above and below and those of rows at both sides.
export function diagramOf(position: Position, language: Language): string[] {
  const sheet = sheetOf(position);
  const kind = kindOf(position);
  const cells = cellsOf(position, kind);
  const names = rowNames(sheet, kind);
  const margin = Math.max(0, ...names.map((name) => name.length));
  const write = kind.lettering?.isDense ? dense : spaced;
  const { heads, rows } = write({ sheet, kind, cells, language });
  const indent = (j: number): string => ' '.repeat(j * (kind.lettering?.indent ?? 0));
  const head = `${' '.repeat(margin + 1)}${heads}`;
  return [
    head,
    ...rows.map((row, j) => `${indent(j)}${(names[j] as string).padStart(margin)} ${row}${names[j]}`),
    `${indent(rows.length)}${head}`,
  ].map((line) => line.trimEnd());
}

interface Written {
  readonly sheet: Sheet;
  readonly kind: Kind;
  readonly cells: readonly (readonly CellState[])[];
  readonly language: Language;
}

const signOf = ({ sheet, kind, language }: Written, state: CellState): string =>
  kind.lettering?.sign?.(state.sign, state, sheet, language) ?? state.sign;

/// Each cell has room before it, where the parentheses of the last move stand.
function spaced(board: Written) {
  const { sheet, kind, cells, language } = board;
  const names = Array.from({ length: sheet.across }, (_, i) => columnName(sheet, sheet.left + i));
  const wide = Math.max(kind.lettering?.wide?.(language) ?? 1, ...names.map((name) => name.length));
  const heads = names.map((name) => ` ${centred(name, wide, kind)}`).join('');
  const rows = cells.map((row) => {
    const last = row.findIndex(({ isLast }) => isLast);
    let text = '';
    for (const [i, state] of row.entries()) {
      const sign = signOf(board, state);
      const before = i === last ? '(' : i === last + 1 && last >= 0 ? ')' : ' ';
      text += ' '.repeat(Math.max(0, wide - widthOf(sign))) + before + sign;
    }
    return `${text}${last === row.length - 1 && last >= 0 ? ')' : ' '}`;
  });
  return { heads, rows };
}

const centred = (name: string, wide: number, kind: Kind): string => {
  const after = kind.lettering?.wide ? (wide - name.length) >> 1 : 0;
  return `${' '.repeat(Math.max(0, wide - name.length - after))}${name}${' '.repeat(after)}`;
};

/// Without room between the cells: the parentheses stand in the cell of the last move, or in those beside it if it is narrow.
function dense(board: Written) {
  const { sheet, cells } = board;
  const heads = Array.from({ length: sheet.across }, (_, i) =>
    (sheet.left + i) % 2 === 0 ? columnName(sheet, (sheet.left + i) / 2) : '   ',
  );
  const rows = cells.map((row) => {
    const signs = row.map((state) => signOf(board, state));
    const letters = [' ', ...signs.join(''), ' '];
    const last = row.findIndex(({ isLast }) => isLast);
    if (last >= 0) {
      const from = signs.slice(0, last).join('').length;
      const [open, close] = (signs[last] as string).length > 1 ? [from + 1, from + 3] : [from, from + 2];
      [letters[open], letters[close]] = ['(', ')'];
    }
    return letters.join('');
  });
  return { heads: ` ${heads.join('')}`, rows };
}

/// Rows between those that have names have none.
function rowNames(sheet: Sheet, kind: Kind): string[] {
  const { top, down, height } = sheet;
  return Array.from({ length: down }, (_, j) => {
    const y = top + j;
    if (!kind.lettering?.isDense) return rowName(sheet, y);
    return y % 2 === 0 ? rowName({ ...sheet, height: (height + 1) / 2 }, y / 2) : '';
  });
}

/// Letters of Chinese take two columns.
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);
