/// Records told otherwise, and the boards that must come of it.

import type { Format } from '../../src/formats/format';
import type { BoardAt } from '../../src/language/board';
import type { RecordDocument } from '../../src/language/document';
import { retoldBy } from '../../src/language/retelling';
import type { Way } from '../../src/record/retelling';
import { inverseOf, TURNS, type TurnName, turned } from '../../src/record/turn';
import { textAfter } from '../../src/text/after';
import { type Edit, finished, parse } from '../../src/text/edit';
import { Pool } from '../../src/text/pool';

const isTurn = (way: Way): way is TurnName => Object.hasOwn(TURNS, way);

/// What takes it back; numbering anew has nothing.
export const backFrom = (way: Way): Way => (isTurn(way) ? inverseOf(way) : way);

export interface RetoldText {
  readonly text: string;
  readonly edits: readonly Edit[];
}

/// The text itself, if nothing in it is told otherwise; undefined, if it cannot be.
export function retoldText(text: string, format: Format, way: Way): RetoldText | undefined {
  const root = finished(parse(text, { family: format.family, pool: new Pool() }));
  const outcome = finished(retoldBy({ root, format } as RecordDocument, way));
  if ('edits' in outcome) return { text: textAfter(root, outcome.edits), edits: outcome.edits };
  return outcome.refusal.en === 'There is nothing to change.' ? { text, edits: [] } : undefined;
}

/// Where a place of the text comes to.
export function placeAfter(edits: readonly Edit[], offset: number): number {
  let by = 0;
  for (const { from, to, text } of edits) {
    if (from < offset && to > offset) return from + by;
    if (to <= offset) by += text.length - (to - from);
  }
  return offset + by;
}

/// Some games need their board turned for their sides to change.
const TURNED_WITH_COLORS: ReadonlySet<string> = new Set(['surakarta', 'einstein']);

const OTHERS: Readonly<Record<string, string>> = {
  ...pairs('XO'),
  ...pairs('RB'),
  ...Object.fromEntries([...'123456'].flatMap((sign, i) => Object.entries(pairs(sign + 'abcdef'.charAt(i))))),
};

function pairs(signs: string): Record<string, string> {
  const [one = '', other = ''] = signs;
  return { [one]: other, [other]: one };
}

const LYING: Readonly<Record<string, string>> = { '-': '|', '|': '-' };

/// The rows of a board as they have to be afterwards.
export function rowsAfter({ rows, game }: BoardAt, way: Way): readonly string[] {
  const columns = rows[0]?.length ?? 0;
  const name = isTurn(way) ? way : way === 'colors' && TURNED_WITH_COLORS.has(game) ? 'half' : undefined;
  const turn = name && TURNS[name];
  const area = turn?.swaps ? { columns: rows.length, rows: columns } : { columns, rows: rows.length };
  const cells = Array.from({ length: area.rows }, () => Array<string>(area.columns).fill(' '));
  for (const [y, row] of rows.entries()) {
    for (const [x, sign] of [...row].entries()) {
      const to = turn ? turned(turn, x, y, area) : { x, y };
      const other = way === 'colors' ? (OTHERS[sign] ?? sign) : sign;
      (cells[to.y] as string[])[to.x] = turn?.swaps ? (LYING[other] ?? other) : other;
    }
  }
  return cells.map((row) => row.join(''));
}
