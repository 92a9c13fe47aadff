/// What a piece of a record says: `B(J,10)MARK[1];`. Read once from its leaf and remembered there. Places count from the
/// start of the leaf.

import type { Finding } from '../../../record/finding';
import type { Params, Rule } from '../../../spec/rule';
import type { Span } from '../../../syntax/brackets/field';
import { halved, trimmedEnd } from '../../../syntax/brackets/half-width';
import type { Leaf } from '../../../text/node';
import { EventSlot } from '../../../text/slot';
import { lookAlikesIn, shown } from '../shared/text/signs';
import type { Chapter } from './chapter';
import { marksIn } from './marks';
import { GAP, type Written } from './notation';

export interface Move extends Span {
  /// What stands for the colour; a letter, or else a word.
  readonly colour: string;
  /// 1 or 2; 0 if it is neither side's letter.
  readonly color: number;
  /// From the left and from the top; undefined off the board.
  readonly x: number | undefined;
  readonly y: number | undefined;
}

export interface Piece {
  readonly kind: 'piece';
  readonly move: Move | undefined;
  /// The value of its remark, if it has a sound one.
  readonly mark: number | undefined;
  /// All of it is a move as it should be, or nothing.
  readonly proper: boolean;
  /// It has a move whose colour is written otherwise than by its letter: what is meant depends on the record.
  readonly strange: boolean;
  readonly empty: boolean;
  readonly ends: 'separator' | 'close' | 'nothing';
  /// Where the piece itself ends, before what ends it and the white space before that.
  readonly end: number;
  /// What is wrong with it within a record.
  readonly findings: readonly Finding[];
}

const PIECES = new EventSlot<Piece>('piece');

export function pieceOf(leaf: Leaf, chapter: Chapter): Piece {
  const known = PIECES.of(leaf);
  if (known) return known;
  const piece = readPiece(leaf.text, leaf.size, chapter);
  return PIECES.keep(leaf, piece);
}

/// The piece in a text of which `size` characters are not white space at its end.
export function readPiece(text: string, size: number, chapter: Chapter): Piece {
  return new Reading(text, size, chapter).piece();
}

const SEMICOLON = ';';
/// A bracket that closes the record comes right after a semicolon: nothing stands between them.
const EMPTY_END = new RegExp(`;${GAP}$`);
const LETTER = /^[A-Za-z]$/;
/// One that may stand for a colour here, rightly or not.
const isLetter = (colour: string, { aliases = {} }: Chapter): boolean =>
  LETTER.test(colour) && !Object.hasOwn(aliases, colour.toUpperCase());
const SPACES = /[ \t\r\n]+/g;
const NONE: readonly Finding[] = [];

class Reading {
  readonly #half: string;
  readonly #findings: Finding[] = [];
  /// Where the piece itself ends.
  #end: number;
  #ends: Piece['ends'] = 'nothing';
  #bad = false;

  constructor(
    readonly text: string,
    readonly size: number,
    readonly chapter: Chapter,
  ) {
    this.#half = halved(text);
    this.#end = size;
  }

  piece(): Piece {
    const { text, chapter } = this;
    const empties = this.#cutEnd();
    const empty = this.#end === 0;
    const written = empty ? undefined : chapter.notation.read(this.#half.slice(0, this.#end));
    const move = written && this.#move(written);
    const marks = written && this.#marks(written.to);
    const strange = move !== undefined && !isLetter(move.colour, chapter);
    if (strange) this.#saysNothing();
    else if (!empty && !move) this.#noMove();
    for (const at of empties) this.#add('empty-move', { from: at, to: at + 1 });
    this.#findings.push(...lookAlikesIn(text, chapter.rules['full-width-delimiter']));
    const proper = !this.#bad && (empty || move !== undefined);
    const findings = this.#findings.length > 0 ? this.#findings : NONE;
    return { kind: 'piece', move, mark: marks, proper, strange, empty, ends: this.#ends, end: this.#end, findings };
  }

  /// Takes off what ends the piece; returns where semicolons stand that have no move.
  #cutEnd(): number[] {
    const half = this.#half;
    const last = half.charAt(this.size - 1);
    if (last === SEMICOLON) {
      this.#ends = 'separator';
      this.#end = trimmedEnd(half, 0, this.size - 1);
      return this.#end === 0 ? [this.size - 1] : [];
    }
    if (last !== String.fromCharCode(this.chapter.around.close) || this.#isOwn()) return [];
    this.#ends = 'close';
    const before = half.slice(0, this.size - 1);
    const emptyEnd = EMPTY_END.exec(before);
    this.#end = trimmedEnd(half, 0, emptyEnd?.index ?? before.length);
    return emptyEnd ? [emptyEnd.index] : [];
  }

  /// In chapters with round brackets: does the last one close a bracket of the piece?
  #isOwn(): boolean {
    if (this.chapter.around.close !== 0x29) return false;
    let depth = 0;
    for (const sign of this.#half.slice(0, this.size)) {
      if (sign === '(' || sign === '[') depth++;
      else if (sign === ')' || sign === ']') depth--;
    }
    return depth >= 0;
  }

  /// Nothing else is said of it then.
  #noMove(): void {
    this.#saysNothing();
    this.#add('move-syntax', { from: 0, to: this.#end }, { value: shown(this.text.slice(0, this.#end)) });
  }

  #saysNothing(): void {
    this.#bad = true;
    this.#findings.length = 0;
  }

  #move(written: Written): Move | undefined {
    const { colour, from, to } = written;
    const color = this.chapter.letters.indexOf(colour.toUpperCase()) + 1;
    const place = this.#place(written);
    if (isLetter(colour, this.chapter)) {
      if (color === 0) this.#add('colour-unknown', { from, to: from + 1 }, { value: colour });
      else if (colour !== colour.toUpperCase())
        this.#add('colour-letter-case', { from, to: from + 1 }, { half: colour.toUpperCase() });
      this.#spaces(from, to);
    }
    return { colour, color, ...place, from, to };
  }

  #place({ column, row, columnAt, rowAt }: Written): Pick<Move, 'x' | 'y'> {
    const { columns, rows } = this.chapter;
    const letter = column.toUpperCase();
    const x = letter.charCodeAt(0) - 65;
    const number = Number(row);
    const onColumn = x < columns;
    const onRow = number >= 1 && number <= rows;
    if (!onColumn || !onRow) {
      const from = onColumn ? rowAt : columnAt;
      const to = onRow ? columnAt + 1 : rowAt + row.length;
      this.#add(
        'off-board',
        { from, to },
        { value: onColumn ? shown(row) : onRow ? column : `${column}, ${shown(row)}` },
      );
    }
    if (onColumn && letter !== column)
      this.#add('coordinate-letter-case', { from: columnAt, to: columnAt + 1 }, { half: letter });
    return onColumn && onRow ? { x, y: rows - number } : { x: undefined, y: undefined };
  }

  #spaces(from: number, to: number): void {
    for (const { 0: run, index } of this.#half.slice(from, to).matchAll(SPACES)) {
      this.#add('space-in-move', { from: from + index, to: from + index + run.length });
    }
  }

  /// Remarks, and what else stands after the move; the value of the first remark.
  #marks(from: number): number | undefined {
    const { marks, rest } = marksIn(this.#half.slice(0, this.#end), from);
    let end = from;
    for (const [index, mark] of marks.entries()) {
      this.#spaces(end, mark.to);
      end = mark.to;
      const empty = mark.value.from === mark.value.to;
      if (index > 0) this.#add('mark-duplicate', mark);
      else if (mark.number === undefined)
        this.#add('mark-value', empty ? mark : mark.value, { value: shown(this.#cut(mark.value)) || '[]' });
    }
    if (rest !== undefined) this.#add('mark-syntax', { from: rest, to: this.#end });
    this.#bad ||= rest !== undefined;
    return marks[0]?.number;
  }

  #cut = ({ from, to }: Span): string => this.#half.slice(from, to);

  #add(name: keyof Chapter['rules'], { from, to }: Span, params?: Params): void {
    this.#findings.push({ rule: this.chapter.rules[name] as Rule, from, to, params });
  }
}
