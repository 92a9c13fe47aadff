/// The header of a record: `{[C6][first][second]…;`, from the bracket that opens the record to the semicolon, the bracket
/// that closes it, or the first move.

import { fieldsAt, type Row } from './field';
import { blanksEnd, halfOf, halved, limitOf } from './half-width';

/// The brackets around a record: `{}` in some chapters, `()` in others. Those of the other kind are recognised.
export interface Around {
  readonly open: number;
  readonly close: number;
  readonly otherOpen: number;
  readonly otherClose: number;
}

interface Ending {
  readonly end: number;
  readonly ends: 'separator' | 'close' | 'move' | 'nothing';
}

export interface HeaderText extends Row, Ending {
  /// The bracket that opens the record, as half-width, and where it stands.
  readonly opening: { readonly at: number; readonly sign: number } | undefined;
}

/// Longer headers are cut.
export const LONGEST_HEADER = 8192;
/// How far past a place something is looked for.
export const NEAR = 24;

const SQUARE = 0x5b;
const SEMICOLON = 0x3b;
const BRACE = 0x7b;
const PARENTHESIS = 0x28;

/// A letter and a bracket. A square one has to hold coordinates, and is no field among others.
const MOVE = /^[A-Za-z][ \t\r\n]{0,2}(?:\(|\[ ?[A-Za-z] ?,? ?\d{1,2} ?\](?!\s?\[))/;
/// A record begins: a bracket, and the code of a game in another.
const RECORD = /^[{(][ \t\r\n]{0,3}\[ ?[A-Za-z]{1,3}\d? ?\]/;

const matchesAt = (pattern: RegExp, text: string, at: number): boolean =>
  pattern.test(halved(text.slice(at, at + NEAR)));

const isLetter = (code: number): boolean => (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);

export function startsMove(text: string, at: number): boolean {
  if (!isLetter(halfOf(text.charCodeAt(at)))) return false;
  const isInWord = at > 0 && isLetter(halfOf(text.charCodeAt(at - 1)));
  return !isInWord && matchesAt(MOVE, text, at);
}

export const startsRecord = (text: string, at: number): boolean => {
  const half = halfOf(text.charCodeAt(at));
  return (half === BRACE || half === PARENTHESIS) && matchesAt(RECORD, text, at);
};

export function headerAt(text: string, from: number, around: Around): HeaderText {
  const limit = limitOf(text, from, LONGEST_HEADER);
  const { opening, at } = beginning(text, from, limit, around);
  const closes = (half: number): boolean =>
    half === around.close || (half === around.otherClose && opening?.sign === around.otherOpen);
  const row = fieldsAt(text, at, limit, (half, here) => half === SEMICOLON || closes(half) || startsMove(text, here));
  return { opening, ...row, ...ending(text, row.end, limit, closes) };
}

/// Past the opening bracket. Where something else stands instead, reading goes on at the next bracket or move.
function beginning(text: string, from: number, limit: number, around: Around) {
  for (let at = from; at < limit; at++) {
    const sign = halfOf(text.charCodeAt(at));
    if (sign === SQUARE || startsMove(text, at)) return { opening: undefined, at };
    const opens = sign === around.open || (sign === around.otherOpen && at === from);
    if (opens) return { opening: { at, sign }, at: at + 1 };
  }
  return { opening: undefined, at: limit };
}

/// A closing bracket right after the semicolon belongs to it.
function ending(text: string, at: number, limit: number, closes: (half: number) => boolean): Ending {
  const half = at < limit ? halfOf(text.charCodeAt(at)) : undefined;
  if (half === undefined) return { end: at, ends: 'nothing' };
  if (closes(half)) return { end: at + 1, ends: 'close' };
  if (half !== SEMICOLON) return { end: at, ends: 'move' };
  const next = blanksEnd(text, at + 1);
  const closed = next < limit && closes(halfOf(text.charCodeAt(next)));
  return closed ? { end: next + 1, ends: 'close' } : { end: at + 1, ends: 'separator' };
}
