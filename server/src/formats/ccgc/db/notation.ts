/// How a stroke is written: `r(b4,h)`, its colour, the dot at its left or lower end, and its way.

import { BLUE, RED, type Stroke } from '../../../games/dots/board';
import { cellOf, DOTS, type Line, lineAt, type Way } from '../../../games/dots/lines';

/// A stroke as it is written.
export interface Said {
  readonly color: number;
  /// Its dot is on the board.
  readonly isDot: boolean;
  /// Undefined if it leaves the board.
  readonly cell: number | undefined;
  readonly capitals: boolean;
  readonly spaced: boolean;
}

const BLANK = '[ \\t\\r\\n]*';
const TOKENS = ['([rb])', '\\(', '([a-z])', '(\\d+)', ',', '([hv])', '\\)'];
const PIECE = new RegExp(`^${BLANK}${TOKENS.join(BLANK)}${BLANK}$`, 'i');

export function strokeIn(text: string): Said | undefined {
  const [whole, side = '', letter = '', digits = '', way = ''] = PIECE.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const line = lineOf(letter, digits, way);
  return {
    color: /b/i.test(side) ? BLUE : RED,
    isDot: line !== undefined,
    cell: line && cellOf(line),
    capitals: /[A-Z]/.test(whole),
    spaced: /[ \t\r\n]/.test(whole),
  };
}

function lineOf(letter: string, digits: string, way: string): Line | undefined {
  const column = 'abcdef'.indexOf(letter.toLowerCase());
  const row = digits.length === 1 ? Number(digits) - 1 : -1;
  return column < 0 || row < 0 || row >= DOTS ? undefined : { column, row, way: way.toLowerCase() as Way };
}

const dotName = (column: number, row: number): string => `${'abcdef'.charAt(column)}${row + 1}`;

const sideLetter = (color: number): string => (color === BLUE ? 'b' : 'r');

export function written({ color, cell }: Stroke): string {
  const { column = 0, row = 0, way = 'h' } = lineAt(cell) ?? {};
  return `${sideLetter(color)}(${dotName(column, row)},${way})`;
}

/// A line by its two dots: `a6-b6`.
export function lineName(cell: number): string {
  const { column = 0, row = 0, way = 'h' } = lineAt(cell) ?? {};
  const end = way === 'h' ? dotName(column + 1, row) : dotName(column, row + 1);
  return `${dotName(column, row)}-${end}`;
}
