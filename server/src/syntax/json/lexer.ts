/// Cuts JSON, and what people write instead of it, into tokens. Every text has tokens; which of them are wrong is known here
/// and said later. An unclosed string ends before the brackets and commas at the end of its line, since those are rarely meant.

import type { Token } from '../../text/lexer';
import { LONG, nextOf } from '../../text/next';
import { Flag, Role } from '../../text/node';

export const Kind = {
  blank: 0,
  open: 1,
  close: 2,
  comma: 3,
  colon: 4,
  string: 5,
  /// A string with a control character or an escape that JSON has not.
  badString: 6,
  /// A string that does not end on its line.
  openString: 7,
  number: 8,
  /// true, false, null.
  word: 9,
  /// Anything else.
  badWord: 10,
  comment: 11,
} as const;

export const BRACE = 0;
export const BRACKET = 1;

/// Bits of JSON's own on the nodes.
export const JsonFlag = { colon: Flag.family, comment: Flag.family * 2 } as const;

const NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SLASH = 0x2f;
const STAR = 0x2a;

export function scan(text: string, at: number, first: boolean, token: Token): void {
  token.flags = 0;
  token.role = Role.atom;
  token.id = 0;
  const start = first && text.charCodeAt(at) === 0xfeff ? at + 1 : at;
  let end = start;
  token.reach = 0;
  if (start > at || isBlank(text.charCodeAt(at))) token.kind = Kind.blank;
  else end = scanToken(text, at, token);
  token.size = end - at;
  while (end < text.length && isBlank(text.charCodeAt(end))) end++;
  token.width = end - at;
  token.reach = Math.max(token.reach, token.width + 1);
}

/// Fills the kind and returns the end.
function scanToken(text: string, at: number, token: Token): number {
  switch (text.charCodeAt(at)) {
    case 0x7b:
      return bracket(token, Kind.open, Role.open, BRACE, at);
    case 0x7d:
      return bracket(token, Kind.close, Role.close, BRACE, at);
    case 0x5b:
      return bracket(token, Kind.open, Role.open, BRACKET, at);
    case 0x5d:
      return bracket(token, Kind.close, Role.close, BRACKET, at);
    case 0x2c:
      token.kind = Kind.comma;
      return at + 1;
    case 0x3a:
      token.kind = Kind.colon;
      token.flags = JsonFlag.colon;
      return at + 1;
    case QUOTE:
      return scanString(text, at, token);
    default:
      return startsComment(text, at) ? scanComment(text, at, token) : scanWord(text, at, token);
  }
}

function bracket(token: Token, kind: number, role: Role, id: number, at: number): number {
  token.kind = kind;
  token.role = role;
  token.id = id;
  return at + 1;
}

/// What counts in a string.
const SPECIAL = /["\\\0-\x1f]/g;

function scanString(text: string, at: number, token: Token): number {
  let bad = false;
  for (let i = at + 1; i < text.length; i++) {
    if (i - at > LONG) i = nextOf(SPECIAL, text, i);
    const c = text.charCodeAt(i);
    if (c === QUOTE) {
      token.kind = bad ? Kind.badString : Kind.string;
      return i + 1;
    }
    if (c === BACKSLASH) {
      const width = escapeWidth(text, i);
      if (width === 0) bad = true;
      else i += width - 1;
      if (width === 0 && isQuoteOrBackslash(text.charCodeAt(i + 1))) i++;
    } else if (c === 10 || c === 13) return openString(text, at, i, token);
    else if (c < 0x20) bad = true;
  }
  return openString(text, at, text.length, token);
}

const isQuoteOrBackslash = (c: number): boolean => c === QUOTE || c === BACKSLASH;

/// How long the escape at `i` is; 0 for one that JSON has not.
function escapeWidth(text: string, i: number): number {
  const c = text[i + 1];
  if (c === undefined) return 0;
  if (c !== 'u') return '"\\/bfnrt'.includes(c) ? 2 : 0;
  for (let k = 2; k < 6; k++) if (!isHex(text.charCodeAt(i + k))) return 0;
  return 6;
}

const isHex = (c: number): boolean => (c >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102);

function openString(text: string, at: number, lineEnd: number, token: Token): number {
  token.kind = Kind.openString;
  token.reach = lineEnd - at + 1;
  let end = lineEnd;
  while (end > at + 1 && isClosing(text.charCodeAt(end - 1))) end--;
  return end;
}

/// JSON has no comments, so nobody writes a longer one on purpose. One that is not closed within so many characters ends with its
/// line, and what comes after it is what it looks like.
const LONGEST_COMMENT = 16_384;

const isClosing = (c: number): boolean => c === 0x7d || c === 0x5d || c === 0x2c || c === 32 || c === 9;

const startsComment = (text: string, at: number): boolean =>
  text.charCodeAt(at) === SLASH && (text.charCodeAt(at + 1) === SLASH || text.charCodeAt(at + 1) === STAR);

function scanComment(text: string, at: number, token: Token): number {
  token.kind = Kind.comment;
  token.flags |= JsonFlag.comment;
  const close = text.charCodeAt(at + 1) === STAR ? text.slice(at + 2, at + LONGEST_COMMENT).indexOf('*/') : -1;
  const end = close < 0 ? nextOf(LINE_END, text, at + 2) : at + close + 4;
  if (close < 0 && text.charCodeAt(at + 1) === STAR) token.reach = Math.min(LONGEST_COMMENT, text.length - at + 1);
  return end;
}

const LINE_END = /[\r\n]/g;

function scanWord(text: string, at: number, token: Token): number {
  let end = at;
  for (; end < text.length; end++) {
    const c = text.charCodeAt(end);
    if (endsWord(c) || (c === SLASH && startsComment(text, end))) break;
  }
  token.reach = end - at + 2;
  const word = text.slice(at, end);
  if (word === 'true' || word === 'false' || word === 'null') token.kind = Kind.word;
  else token.kind = NUMBER.test(word) ? Kind.number : Kind.badWord;
  return end;
}

const endsWord = (c: number): boolean =>
  isBlank(c) || c === QUOTE || c === 0x2c || c === 0x3a || c === 0x5b || c === 0x5d || c === 0x7b || c === 0x7d;

const isBlank = (c: number): boolean => c === 32 || c === 10 || c === 13 || c === 9;

/// A move of wei7 without a comment is not longer.
const NEAR = 96;

/// Where brackets end that are not long. Those in strings are counted too.
export function nearEnd(text: string, at: number): number {
  const limit = Math.min(text.length, at + NEAR);
  let depth = 0;
  for (let end = at; end < limit; end++) {
    const code = text.charCodeAt(end) | 0x20;
    if (code === 0x7b) depth++;
    else if (code === 0x7d && --depth === 0) return blanksEnd(text, end + 1);
  }
  return -1;
}

function blanksEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && isBlank(text.charCodeAt(end))) end++;
  return end;
}
