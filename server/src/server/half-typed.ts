/// A move that is only begun, in words: the column or the row that it has, or the few cells that it may go to.

import { cellName, columnName, rowName } from '../drawing/names';
import type { HalfTyped } from '../language';
import type { Language } from '../spec/rule';

/// Of more cells nothing is said.
const FEW = 4;

export function halfTypedWords({ ghost, view }: HalfTyped, language: Language): string | undefined {
  const { column, row, cells = [] } = ghost;
  const board = { game: view.game, columns: view.columns, height: view.rows };
  const isChinese = language === 'zh';
  const told = (words: string): string => (isChinese ? `尚未写完：${words}` : `Not finished yet: ${words}`);
  if (cells.length > FEW) return undefined;
  if (cells.length > 0) return told(cells.map((cell) => cellName(board, cell)).join(isChinese ? '、' : ', '));
  if (column !== undefined) {
    const name = columnName(board, column);
    return told(isChinese ? `${name} 列` : `column ${name}`);
  }
  if (row === undefined) return undefined;
  const name = rowName(board, row);
  return told(isChinese ? `${name} 行` : `row ${name}`);
}
