/// How a move is read: `B2E-3E`, a step; `R6C×4A`, one that takes; `B(2,E)-(3,E)`, as the text of the specification explains them.

import { BLACK, RED } from '../../../games/surakarta/board';
import { Kind, type PlyNotation } from '../../../syntax/plies/lexer';
import type { Leaf } from '../../../text/node';
import { EventSlot } from '../../../text/slot';
import type { Span } from '../../shared/event-report';
import { cellIn } from './points';

/// A point as it is written.
export interface WrittenPoint extends Span {
  readonly row: number;
  readonly letter: string;
  readonly letterAt: number;
  /// Undefined off the board.
  readonly cell: number | undefined;
}

export interface SaidMove {
  readonly size: number;
  /// 0 where none is written.
  readonly color: number;
  readonly letter: string;
  readonly from: WrittenPoint;
  readonly to: WrittenPoint;
  readonly sign: string;
  readonly signAt: number;
  readonly isLong: boolean;
}

const BLANKS = /[ \t\u3000]*/y;
const COLOUR = /[BRbr]?/y;
const ROW = /\d+/y;
const COLUMN = /[A-Za-z]/y;
const SIGN = /[-×Xx]/y;
const OPEN = /\(/y;
const CLOSE = /\)/y;
const COMMA = /,/y;

class Reading {
  constructor(
    readonly text: string,
    public at: number,
  ) {}

  /// What matches here, if it does, with the white space behind it left alone.
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  blanks(): void {
    this.take(BLANKS);
  }

  point(isLong: boolean, start: number): WrittenPoint | undefined {
    const at = this.at - start;
    if (isLong && this.take(OPEN) === undefined) return undefined;
    this.blanks();
    const row = this.take(ROW);
    this.blanks();
    if (isLong && this.take(COMMA) === undefined) return undefined;
    this.blanks();
    const letterAt = this.at - start;
    const letter = this.take(COLUMN);
    if (row === undefined || letter === undefined) return undefined;
    if (isLong) {
      this.blanks();
      if (this.take(CLOSE) === undefined) return undefined;
    }
    return { at, size: this.at - start - at, row: Number(row), letter, letterAt, cell: cellIn(Number(row), letter) };
  }
}

const COLOURS: Readonly<Record<string, number>> = { B: BLACK, R: RED };

/// The move that starts at a place.
function moveAt(text: string, start: number): SaidMove | undefined {
  const reading = new Reading(text, start);
  const letter = reading.take(COLOUR) ?? '';
  reading.blanks();
  const isLong = text.charAt(reading.at) === '(';
  const from = reading.point(isLong, start);
  reading.blanks();
  const signAt = reading.at - start;
  const sign = reading.take(SIGN);
  reading.blanks();
  const to = from && sign ? reading.point(isLong, start) : undefined;
  if (!from || !to || !sign) return undefined;
  const color = COLOURS[letter.toUpperCase()] ?? 0;
  return { size: reading.at - start, color, letter, from, to, sign, signAt, isLong };
}

/// Of longer lines not all moves are looked at together.
const LONG = 96;

const ENDS_MOVES = /[#!]/;

/// What a line of moves is made of: where the second one starts, -1 without one; and whether it is a line of moves at all.
function movesOn(text: string, from: number, to: number): { readonly next: number; readonly are: boolean } {
  let next = -1;
  for (let at = from; at < to; ) {
    const move = moveAt(text, at);
    if (!move) return { next: next === at ? -1 : next, are: at > from && ENDS_MOVES.test(text.charAt(at)) };
    if (next >= 0 && to - from > LONG) break;
    at = blanksEnd(text, at + move.size);
    if (next < 0 && at < to) next = at;
  }
  return { next, are: true };
}

function blanksEnd(text: string, at: number): number {
  BLANKS.lastIndex = at;
  return at + (BLANKS.exec(text)?.[0].length ?? 0);
}

const TIME = /#[ \t\u3000]*\d{4}-\d{1,2}-\d{1,2}-/y;
const TEAMS_NEXT = /^\s*#[ \t\u3000]*先手方/;
const BEYOND = 64;

const HASH = '#';
const MARK = /[!！]/;

/// A game begins with the line of its time, if the line with its teams follows.
function beginsGame(text: string, from: number, to: number): boolean {
  TIME.lastIndex = from;
  return TIME.test(text) && TEAMS_NEXT.test(text.slice(to, to + BEYOND));
}

export const notation: PlyNotation = {
  plain: /[BR]\d[A-Z][-×]\d[A-Z]/y,
  kindOf(text, from, to) {
    const sign = text.charAt(from);
    if (sign === HASH) return beginsGame(text, from, to) ? Kind.header : Kind.comment;
    if (MARK.test(sign)) return Kind.setup;
    return movesOn(text, from, to).are ? Kind.move : Kind.other;
  },
  nextMove: (text, from, to) => movesOn(text, from, to).next,
  beyond: BEYOND,
};

/// What a leaf says as a move, and what stands behind it on the line.
interface Said {
  readonly kind: 'ply';
  readonly move: SaidMove | undefined;
  readonly rest: Span | undefined;
}

const SAID = new EventSlot<Said>('ply');

export function saidBy(leaf: Leaf): Said {
  return SAID.of(leaf) ?? SAID.keep(leaf, read(leaf));
}

function read({ text, size, kind }: Leaf): Said {
  const move = kind === Kind.move ? moveAt(text, 0) : undefined;
  const at = move ? blanksEnd(text, move.size) : size;
  return { kind: 'ply', move, rest: at < size ? { at, size: size - at } : undefined };
}
