/// Cuts a text of groups of properties into tokens: a group from its semicolon up to the next one, and what stands around them.
/// What a token means depends on those before it, but not where it ends.

import type { Token } from '../../text/lexer';
import { Flag, type Leaf, Role } from '../../text/node';
import { blanksEnd, halfOf, limitOf, trimmedEnd } from '../brackets/half-width';
import { valueAt } from './value';

export const Kind = {
  /// White space before all else, a byte order mark too.
  blank: 0,
  /// The bracket that opens a record, and the one that closes it.
  open: 1,
  close: 2,
  group: 3,
  other: 4,
} as const;

/// Bits of this family on the nodes.
export const GroupFlag = {
  /// A line ends behind it.
  endsLine: Flag.family,
  /// What a format looks for wherever it stands.
  first: Flag.family << 1,
  second: Flag.family << 2,
  third: Flag.family << 3,
  fourth: Flag.family << 4,
} as const;

/// Which of these flags a group has.
export type Marks = (group: string) => number;

const BOM = 0xfeff;
const OPEN = 0x28;
const CLOSE = 0x29;
const SEMICOLON = 0x3b;
const SQUARE = 0x5b;

/// Longer tokens are cut.
const LONGEST = 8192;

export function scan(text: string, at: number, first: boolean, marks: Marks, token: Token): void {
  token.role = Role.atom;
  token.id = 0;
  const start = first ? blanksEnd(text, text.charCodeAt(at) === BOM ? at + 1 : at) : at;
  const isBlank = start > at || start >= text.length;
  const [kind, end, seen] = isBlank ? ([Kind.blank, start, start] as const) : tokenAt(text, at);
  token.kind = kind;
  token.size = isBlank ? 0 : trimmedEnd(text, at, end) - at;
  token.width = blanksEnd(text, end) - at;
  token.reach = Math.max(seen - at, token.width) + 1;
  token.flags = flagsOf(text.slice(at, at + token.width), token.size, kind, marks);
}

function tokenAt(text: string, at: number): readonly [kind: number, end: number, seen: number] {
  const half = halfOf(text.charCodeAt(at));
  if (half === OPEN) return [Kind.open, at + 1, at + 1];
  if (half === CLOSE) return [Kind.close, at + 1, at + 1];
  const isGroup = half === SEMICOLON;
  const limit = limitOf(text, at, LONGEST);
  let end = isGroup ? at + 1 : at;
  let seen = end;
  while (end < limit) {
    const sign = halfOf(text.charCodeAt(end));
    if (sign === SEMICOLON || (sign === OPEN && !isGroup)) break;
    if (sign === CLOSE) {
      const next = blanksEnd(text, end + 1);
      seen = Math.max(seen, next + PROPERTY_SIZE);
      if (!isPropertyAt(text, next)) break;
    }
    const value = sign === SQUARE ? valueAt(text, end, limit) : undefined;
    end = value?.to ?? end + 1;
    seen = Math.max(seen, value?.seen ?? end);
  }
  return [isGroup ? Kind.group : Kind.other, end, Math.max(seen, end + 1)];
}

/// A bracket closes nothing where a property or a group follows: a file holds one record.
const PROPERTY = /;?[A-Za-z]{2}\[/y;
const PROPERTY_SIZE = 4;

function isPropertyAt(text: string, at: number): boolean {
  PROPERTY.lastIndex = at;
  return PROPERTY.test(text);
}

const LINE_END = /[\r\n]/;

function flagsOf(whole: string, size: number, kind: number, marks: Marks): number {
  let flags = kind === Kind.group || kind === Kind.other ? marks(whole) : 0;
  if (LINE_END.test(whole.slice(size))) flags |= GroupFlag.endsLine;
  return flags;
}

export const endsLine = ({ flags }: Leaf): boolean => (flags & GroupFlag.endsLine) !== 0;
