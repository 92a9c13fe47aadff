/// Cuts a text with a move a line into tokens.

import type { Token } from '../../text/lexer';
import { Flag, type Leaf, Role } from '../../text/node';
import { blanksEnd, limitOf, trimmedEnd } from '../brackets/half-width';

export const Kind = {
  /// White space before all else, a byte order mark too.
  blank: 0,
  /// What a game begins with.
  header: 1,
  comment: 2,
  /// What stands on the board before the first move, or a part of it.
  setup: 3,
  move: 4,
  other: 5,
} as const;
export type Kind = (typeof Kind)[keyof typeof Kind];

/// Bits of this family on the nodes.
export const PlyFlag = {
  /// A line ends behind it.
  endsLine: Flag.family,
  /// And an empty one follows.
  beforeGap: Flag.family << 1,
  setup: Flag.family << 2,
  move: Flag.family << 3,
  header: Flag.family << 4,
  /// A comment, or what stands on the board before the first move.
  aside: Flag.family << 5,
} as const;

/// How a chapter writes.
export interface PlyNotation {
  /// A line that is one move, written as the chapter asks for, as most are: nothing else has to be looked into. Sticky.
  readonly plain: RegExp;
  /// What kind of line begins at a place and ends at another, white space at its ends left out; whether it is the first of all.
  kindOf(text: string, from: number, to: number, first: boolean): Kind;
  /// Where the second move of a line of moves begins; -1 if it has no other.
  nextMove(text: string, from: number, to: number): number;
  /// How far past the end of a line is looked to tell its kind.
  readonly beyond: number;
}

const BOM = 0xfeff;

/// Longer lines are cut.
const LONGEST = 2048;

export function scan(text: string, at: number, first: boolean, notation: PlyNotation, token: Token): void {
  token.role = Role.atom;
  token.id = 0;
  const start = first ? blanksEnd(text, text.charCodeAt(at) === BOM ? at + 1 : at) : at;
  const limit = limitOf(text, start, LONGEST);
  const end = lineEnd(text, start, limit);
  const trimmed = trimmedEnd(text, start, end);
  const isPlain = isAll(notation.plain, text, start, trimmed);
  const kind = isPlain ? Kind.move : notation.kindOf(text, start, trimmed, first);
  const isBlank = start === end || (start > at && kind !== Kind.header);
  token.kind = isBlank ? Kind.blank : kind;
  const stop = isBlank ? start : isPlain ? end : stopOf(text, start, end, kind, notation);
  token.size = trimmedEnd(text, at, stop) - at;
  token.width = blanksEnd(text, stop) - at;
  token.reach = Math.max(token.width, Math.min(text.length, end + notation.beyond) - at) + 1;
  token.flags = isBlank ? 0 : flagsOf(text.slice(at + token.size, at + token.width), kind);
}

function isAll(pattern: RegExp, text: string, from: number, to: number): boolean {
  pattern.lastIndex = from;
  return pattern.test(text) && pattern.lastIndex === to;
}

function lineEnd(text: string, from: number, limit: number): number {
  let end = from;
  while (end < limit && !isLineEnd(text.charCodeAt(end))) end++;
  return end;
}

const isLineEnd = (code: number): boolean => code === 10 || code === 13;

function stopOf(text: string, start: number, end: number, kind: Kind, notation: PlyNotation): number {
  const next = kind === Kind.move ? notation.nextMove(text, start, end) : -1;
  return next < 0 ? end : next;
}

const GAP = /(?:\r\n|\r(?!\n)|\n)[^\r\n]*(?:\r|\n)/;
const LINE_END = /[\r\n]/;

const OWN: Readonly<Partial<Record<Kind, number>>> = {
  [Kind.setup]: PlyFlag.setup | PlyFlag.aside,
  [Kind.move]: PlyFlag.move,
  [Kind.header]: PlyFlag.header | PlyFlag.aside,
  [Kind.comment]: PlyFlag.aside,
};

function flagsOf(behind: string, kind: Kind): number {
  let flags = OWN[kind] ?? 0;
  if (LINE_END.test(behind)) flags |= PlyFlag.endsLine;
  if (behind.length > 1 && GAP.test(behind)) flags |= PlyFlag.beforeGap;
  return flags;
}

export const endsLine = ({ flags }: Leaf): boolean => (flags & PlyFlag.endsLine) !== 0;
