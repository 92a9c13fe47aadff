/// How a move is written: `d1d8(b6)`, from, to, arrow. White space between its signs is reported and control characters are not:
/// those are reported wherever they stand.

import { type AmazonMove, SIDE, type Square } from '../../../games/amazons/board';
import type { Finding } from '../../../record/finding';
import type { LineMove, LineNotation } from '../lines/chapter';
import { rules } from './rules';
import { cellIn, columnIn, nameOf, writtenMove } from './squares';

/// Anything of that kind but line ends; so much of it that nobody means another move.
const GAP = '[\\0-\\x09\\x0b\\x0c\\x0e-\\x20\\x7f]{0,6}';
const ROW = `\\d(?:${GAP}\\d){0,3}`;
const SQUARE = `([A-Za-z])(${GAP})(${ROW})`;

const MOVE = new RegExp(`^${SQUARE}(${GAP})${SQUARE}(${GAP}\\(${GAP})${SQUARE}${GAP}\\)`);
const LONGEST = 160;

/// As some programs write it: six capital letters, rows as letters too.
const LETTERS = /^[A-J]{6}(?![A-Za-z0-9])/;

/// A square as it is written.
interface WrittenSquare {
  readonly square: Square;
  readonly at: number;
  readonly size: number;
  readonly letter: string;
  readonly row: number;
}

export interface SaidMove extends LineMove {
  readonly squares: readonly WrittenSquare[];
  /// Undefined off the board.
  readonly cells: AmazonMove | undefined;
}

/// As nearly all are: on the board, and with nothing between the signs.
const PLAIN = /^[a-j](?:10|[1-9])[a-j](?:10|[1-9])\([a-j](?:10|[1-9])\)/;

class PlainMove implements SaidMove {
  constructor(readonly cells: AmazonMove) {}

  get size(): number {
    const { from, to, arrow } = this.cells;
    return sizeOf(from) + sizeOf(to) + sizeOf(arrow) + 2;
  }

  get squares(): readonly WrittenSquare[] {
    const { from, to, arrow } = this.cells;
    const before = sizeOf(from) + sizeOf(to);
    return [written('from', from, 0), written('to', to, sizeOf(from)), written('arrow', arrow, before + 1)];
  }
}

/// Of the top row, which is 10, a square has three signs.
const sizeOf = (cell: number): number => (cell < SIDE ? 3 : 2);

const written = (square: Square, cell: number, at: number): WrittenSquare => {
  const name = nameOf(cell);
  return { square, at, size: name.length, letter: name.charAt(0), row: Number(name.slice(1)) };
};

function plainMove(text: string): SaidMove {
  const from = cellAt(text, 0);
  const to = cellAt(text, sizeOf(from));
  const arrow = cellAt(text, sizeOf(from) + sizeOf(to) + 1);
  return new PlainMove({ from, to, arrow });
}

/// The cell of a square of a plain move: its row is 10 or one digit.
function cellAt(text: string, at: number): number {
  const row = text.charAt(at + 2) === '0' ? SIDE : Number(text.charAt(at + 1));
  return cellIn(text.charAt(at), row) as number;
}

/// The move that a text with half-width signs begins with.
function read(text: string): SaidMove | undefined {
  if (PLAIN.test(text)) return plainMove(text);
  const match = MOVE.exec(text);
  if (!match) return LETTERS.test(text) ? lettered(text) : undefined;
  const [whole, ...parts] = match;
  const squares: WrittenSquare[] = [];
  let at = 0;
  for (const [index, square] of (['from', 'to', 'arrow'] as const).entries()) {
    const [letter = '', gap = '', row = '', after = ''] = parts.slice(4 * index, 4 * index + 4);
    const size = letter.length + gap.length + row.length;
    squares.push({ square, at, size, letter, row: Number(row.replace(/\D/g, '')) });
    at += size + after.length;
  }
  return { size: whole.length, squares, cells: cellsOf(squares) };
}

function lettered(text: string): SaidMove {
  const squares = (['from', 'to', 'arrow'] as const).map((square, index) => {
    const at = 2 * index;
    return { square, at, size: 2, letter: text.charAt(at), row: text.charCodeAt(at + 1) - 0x40 };
  });
  return { size: 6, squares, cells: cellsOf(squares), strange: true };
}

function cellsOf(squares: readonly WrittenSquare[]): AmazonMove | undefined {
  const [from, to, arrow] = squares.map(({ letter, row }) => cellIn(letter, row));
  return from === undefined || to === undefined || arrow === undefined ? undefined : { from, to, arrow };
}

function faults(half: string, move: SaidMove): Finding[] {
  if (move.strange || move instanceof PlainMove) return [];
  const { size: end, squares } = move;
  const findings: Finding[] = [];
  for (const { at, size, letter, row } of squares) {
    if (cellIn(letter, row) !== undefined) continue;
    const value = half.slice(at, at + size);
    findings.push({ rule: rules['off-board'], from: at, to: at + size, params: { value } });
  }
  if (squares.some(({ letter }) => columnIn(letter) !== undefined && letter !== letter.toLowerCase())) {
    findings.push({ rule: rules['coordinate-letter-case'], from: 0, to: end, params: { half: half.toLowerCase() } });
  }
  return findings;
}

export const notation: LineNotation<SaidMove> = {
  end: (text) => (MOVE.exec(text) ?? LETTERS.exec(text))?.[0].length ?? -1,
  longest: LONGEST,
  read,
  faults,
  write: ({ cells }) => cells && writtenMove(cells),
};
