/// Cuts a text of this family into tokens: parentheses, and what stands between two of them up to the next semicolon.

import type { Token } from '../../text/lexer';
import { Flag, Role } from '../../text/node';
import { beginningFrom } from './beginning';
import { blanksEnd, CLOSE, OPEN, SEMICOLON, trimmedEnd } from './signs';
import { walk } from './walk';

export const Kind = {
  /// White space before all else, a byte order mark too; and the sign of the end of a file.
  blank: 0,
  node: 1,
  /// Properties that no semicolon stands before.
  bare: 2,
  /// Nothing of what there should be.
  text: 3,
  open: 4,
  close: 5,
} as const;

/// Bits of this family on the nodes.
export const SgfFlag = {
  /// A node, with a semicolon or without.
  node: Flag.family,
  /// It ends in a value that is not closed.
  unclosed: Flag.family << 1,
  /// It was too long for one token, and goes on in the next.
  cut: Flag.family << 2,
} as const;

const BOM = 0xfeff;
/// The end of a file on some old systems: nothing, if it is the last character of all.
const CTRL_Z = 0x1a;

export function scan(text: string, at: number, first: boolean, token: Token): void {
  token.role = Role.atom;
  token.id = 0;
  token.flags = 0;
  const seen = first ? before(text, at, token) : 0;
  if (seen < 0) return;
  const code = text.charCodeAt(at);
  if (code === OPEN || code === CLOSE) parenthesis(text, at, code, token);
  else if (code === CTRL_Z && at === text.length - 1) whole(Kind.blank, 0, 1, 2, token);
  else piece(text, at, code, token);
  token.reach = Math.max(token.reach, seen - at);
}

function whole(kind: number, size: number, width: number, reach: number, token: Token): void {
  token.kind = kind;
  token.size = size;
  token.width = width;
  token.reach = reach;
}

function parenthesis(text: string, at: number, code: number, token: Token): void {
  const end = blanksEnd(text, at + 1, text.length);
  whole(code === OPEN ? Kind.open : Kind.close, 1, end - at, end - at + 1, token);
  token.role = code === OPEN ? Role.open : Role.close;
}

/// What stands before the first game becomes a token: then less than 0. If nothing does, how far was looked to tell.
function before(text: string, at: number, token: Token): number {
  const start = blanksEnd(text, text.charCodeAt(at) === BOM ? at + 1 : at, text.length);
  const { at: end, seen } = beginningFrom(text, start);
  if (end === at) return seen;
  if (end === start) whole(Kind.blank, 0, end - at, seen - at, token);
  else whole(Kind.text, trimmedEnd(text, at, end) - at, end - at, Math.max(seen, end + 1) - at, token);
  return -1;
}

function piece(text: string, at: number, code: number, token: Token): void {
  const isNode = code === SEMICOLON;
  const { end, seen, properties, unclosed, cut } = walk(text, isNode ? at + 1 : at);
  const last = text.charCodeAt(end - 1) === CTRL_Z && end === text.length && end - 1 > at ? end - 1 : end;
  const kind = isNode ? Kind.node : properties ? Kind.bare : Kind.text;
  whole(kind, trimmedEnd(text, at, last) - at, last - at, seen - at, token);
  if (kind !== Kind.text) token.flags |= SgfFlag.node;
  if (unclosed) token.flags |= SgfFlag.unclosed;
  if (cut) token.flags |= SgfFlag.cut;
}
