/// Cuts a text of this family: a header is one token, and so is each piece after it, up to its semicolon or to the bracket
/// that closes the record. What a token means depends on those before it, but not where it ends.

import type { Token } from '../../text/lexer';
import { Flag, Role } from '../../text/node';
import { blanksEnd, trimmedEnd } from './half-width';
import { type Around, headerAt, NEAR, startsMove, startsRecord } from './header';
import { pieceAt } from './piece';

export const Kind = {
  /// White space before all else, a byte order mark too.
  blank: 0,
  header: 1,
  piece: 2,
} as const;

/// Bits of this family on the nodes.
export const BracketFlag = { header: Flag.family } as const;

const BOM = 0xfeff;

export function scan(text: string, at: number, first: boolean, around: Around, token: Token): void {
  token.role = Role.atom;
  token.id = 0;
  const start = first ? blanksEnd(text, text.charCodeAt(at) === BOM ? at + 1 : at) : at;
  const [end, seen] = ended(text, start, at, first, around, token);
  token.size = trimmedEnd(text, at, end) - at;
  token.width = blanksEnd(text, end) - at;
  token.reach = Math.max(seen - at, token.width) + NEAR;
  token.flags = token.kind === Kind.header ? BracketFlag.header : 0;
}

/// Fills the kind; returns the end of the token and of what was looked at.
function ended(
  text: string,
  start: number,
  at: number,
  first: boolean,
  around: Around,
  token: Token,
): [number, number] {
  if (first ? !startsMove(text, start) : startsRecord(text, start)) {
    token.kind = Kind.header;
    const { end } = headerAt(text, start, around);
    return [end, end];
  }
  if (start > at) {
    token.kind = Kind.blank;
    return [start, start];
  }
  token.kind = Kind.piece;
  const { end, seen } = pieceAt(text, start, around);
  return [end, seen];
}
