/// What players say about go: points, results, komi.

import type { Words } from '../../spec/rule';
import { sideWords, stoneWords } from '../shared/sides';
import { pointName } from './points';

export const PASS: Words = { en: 'pass', zh: '停一手' };

/// A point as players write it, and what stands there.
export function pointWords(
  x: number,
  y: number,
  columns: number,
  rows: number,
  stone: number | undefined,
): Words | undefined {
  const name = pointName(x, y, columns, rows);
  if (!name) return undefined;
  if (stone === undefined) return { en: name, zh: name };
  const what = stoneWords(stone);
  return { en: `${name}: ${what.en}`, zh: `${name}：${what.zh}` };
}

/// "White D4"; without a point, who it is.
export function moveWords(color: number, cell: Cell | null | undefined, columns: number, rows: number): Words {
  const side = sideWords(color) ?? { en: '?', zh: '?' };
  if (cell === undefined) return side;
  if (cell === null) return { en: `${side.en} passes`, zh: `${side.zh} ${PASS.zh}` };
  const name = nameOf(cell, columns, rows);
  return { en: `${side.en} ${name}`, zh: `${side.zh} ${name}` };
}

/// "D4", or that it is a pass.
export function placeWords(cell: Cell | null, columns: number, rows: number): Words {
  if (cell === null) return PASS;
  const name = nameOf(cell, columns, rows);
  return { en: name, zh: name };
}

/// By its numbers where the board does not have it.
const nameOf = (cell: Cell, columns: number, rows: number): string =>
  pointName(cell.x, cell.y, columns, rows) || `(${cell.x}, ${cell.y})`;

/// Whose move a problem asks for.
export const toPlayWords = (color: number): Words | undefined => {
  const side = sideWords(color);
  return side && { en: `${side.en} to play`, zh: `${side.zh}先` };
};

interface Cell {
  readonly x: number;
  readonly y: number;
}

const RULESETS: Readonly<Record<string, Words>> = {
  Chinese: { en: 'Chinese rules', zh: '中国规则' },
  Japanese: { en: 'Japanese rules', zh: '日本规则' },
  Korean: { en: 'Korean rules', zh: '韩国规则' },
};

/// Well-known rules by their English name.
export const rulesetWords = (name: string): Words | undefined =>
  Object.hasOwn(RULESETS, name) ? RULESETS[name] : undefined;

/// Whether area is counted, in stones (子), each worth two points (目); undefined where the record does not say.
type Area = boolean | undefined;

/// Who won, and by how much if that is known; a winner of null is a draw.
export function resultWords(winner: number | null, margin: number | undefined, area: Area): Words | undefined {
  if (winner === null) return { en: 'Draw', zh: '和棋' };
  const side = sideWords(winner);
  if (!side) return undefined;
  if (margin === undefined) return { en: `${side.en} wins`, zh: `${side.zh}胜` };
  const stones = area ? `（${margin / 2} 子）` : '';
  return { en: `${side.en} wins by ${margin}`, zh: `${side.zh}胜 ${margin} 目${stones}` };
}

/// Under area scoring the same komi is also told in stones.
export function komiWords(komi: number, area: Area): Words {
  if (komi === 0) return { en: 'No komi', zh: '不贴目' };
  const points = komi === 1 ? 'point' : 'points';
  const en = `White gets ${komi} ${points}`;
  if (!area) return { en, zh: `贴 ${komi} 目` };
  return { en: `${en} (${komi / 2} zi under area scoring)`, zh: `贴 ${komi} 目，数子法即 ${komi / 2} 子` };
}
