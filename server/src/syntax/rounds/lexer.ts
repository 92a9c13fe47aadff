/// Cuts a text of rounds into tokens.

import type { Token } from '../../text/lexer';
import { Flag, Role } from '../../text/node';
import { blanksEnd, halfOf, halved, isBlank, limitOf, trimmedEnd } from '../brackets/half-width';

/// The move that a text with half-width signs begins with, if it does: where it ends, or -1. White space inside a move belongs to
/// it; no move is longer than `longest`, or goes on behind the end of a line.
export interface MoveNotation {
  end(text: string): number;
  readonly longest: number;
}

export const Kind = {
  /// White space before all else, a byte order mark too.
  blank: 0,
  /// The first line, as a header.
  header: 1,
  /// A later line that looks like a header: another game.
  again: 2,
  /// What begins with `#` otherwise, to the end of its line.
  comment: 3,
  number: 4,
  move: 5,
  other: 6,
} as const;

/// Bits of this family on the nodes.
export const RoundFlag = {
  /// A line ends behind it.
  endsLine: Flag.family,
} as const;

const BOM = 0xfeff;
const HASH = 0x23;

/// Longer pieces and lines are cut.
const LONGEST = 2048;
const LONGEST_LINE = 8192;

/// A header that something stands before: its code, and another field.
const NEARLY_HEADER = /^[^[\r\n]{0,4}\[ {0,2}[A-Za-z]{1,3}\d? {0,2}\] {0,2}\[/;
const NEAR = 32;

export function scan(text: string, at: number, first: boolean, notation: MoveNotation, token: Token): void {
  token.role = Role.atom;
  token.id = 0;
  const start = first ? blanksEnd(text, text.charCodeAt(at) === BOM ? at + 1 : at) : at;
  const end = new Cut(text, notation).end(at, start, first, token);
  token.size = trimmedEnd(text, at, end) - at;
  token.width = blanksEnd(text, end) - at;
  token.reach = Math.max(token.width, lookedAt(text, end, notation.longest) - at) + 1;
  token.flags = flagsOf(text, at, token);
}

function flagsOf(text: string, at: number, { size, width }: Token): number {
  let flags = 0;
  for (let i = size; i < width; i++) if (isLineEnd(text.charCodeAt(at + i))) flags |= RoundFlag.endsLine;
  return flags;
}

/// Nothing past the end of a line is looked at to tell what stands on it.
function lookedAt(text: string, end: number, longest: number): number {
  const limit = Math.min(text.length, end + Math.max(longest, NEAR));
  let at = end;
  while (at < limit && !isLineEnd(text.charCodeAt(at))) at++;
  return at;
}

const isLineEnd = (code: number): boolean => code === 10 || code === 13;
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isLetter = (code: number): boolean => (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);

class Cut {
  constructor(
    readonly text: string,
    readonly notation: MoveNotation,
  ) {}

  /// Fills the kind; returns where the token ends, white space behind it left out or not.
  end(at: number, start: number, first: boolean, token: Token): number {
    const sign = this.#half(start);
    if (first && this.#isHeader(start, sign)) return this.#line(start, Kind.header, token);
    if (start > at) {
      token.kind = Kind.blank;
      return start;
    }
    if (sign === HASH) return this.#line(start, this.#isAgain(start) ? Kind.again : Kind.comment, token);
    return isDigit(sign) ? this.#digits(start, token) : this.#piece(start, token);
  }

  #isHeader(start: number, sign: number): boolean {
    return sign === HASH || sign === 0x5b || NEARLY_HEADER.test(this.#near(start));
  }

  #isAgain = (start: number): boolean => /^# *\[/.test(this.#near(start));

  #near = (start: number): string => halved(this.text.slice(start, start + NEAR));

  #half = (at: number): number => halfOf(this.text.charCodeAt(at));

  #line(start: number, kind: number, token: Token): number {
    const limit = limitOf(this.text, start, LONGEST_LINE);
    token.kind = kind;
    let end = start;
    while (end < limit && !isLineEnd(this.text.charCodeAt(end))) end++;
    return end;
  }

  /// A number. What is glued to it is a piece with it, but for a move.
  #digits(start: number, token: Token): number {
    const limit = limitOf(this.text, start, LONGEST);
    let end = start;
    while (end < limit && isDigit(this.#half(end))) end++;
    token.kind = Kind.number;
    if (this.#isEnd(end) || this.#moveEnd(end) >= 0) return end;
    token.kind = Kind.other;
    return this.#moveEnd(end + 1) >= 0 ? end + 1 : this.#rest(end, limit);
  }

  #piece(start: number, token: Token): number {
    const limit = limitOf(this.text, start, LONGEST);
    const end = this.#moveEnd(start);
    token.kind = end < 0 ? Kind.other : Kind.move;
    return end < 0 ? this.#rest(start, limit) : this.#suffix(end, limit);
  }

  /// Something glued to a move belongs to it, up to another move.
  #suffix(from: number, limit: number): number {
    for (let end = from; end < limit && !this.#isEnd(end); end++) {
      const isInWord = end > from && isWord(this.#half(end - 1));
      if (!isInWord && this.#moveEnd(end) >= 0) return end;
    }
    return this.#rest(from, limit);
  }

  #rest(from: number, limit: number): number {
    let end = from;
    while (end < limit && !this.#isEnd(end)) end++;
    return end;
  }

  #isEnd = (at: number): boolean => at >= this.text.length || isBlank(this.text.charCodeAt(at));

  /// The end of the move at a place, or -1.
  #moveEnd(at: number): number {
    if (!isLetter(this.#half(at))) return -1;
    const end = this.notation.end(halved(this.text.slice(at, lookedAt(this.text, at, this.notation.longest))));
    return end < 0 ? -1 : at + end;
  }
}

const isWord = (code: number): boolean => isLetter(code) || isDigit(code);
