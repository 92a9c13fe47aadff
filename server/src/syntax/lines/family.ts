/// Texts that are lines: one line is one leaf with its line end, and what a line is, its first word says. A format tells
/// which words there are, and which lines open and close blocks.

import type { Family, Token } from '../../text/lexer';
import { LONG, nextOf } from '../../text/next';
import { endOf, Flag, Role } from '../../text/node';
import { present } from './absent';

/// Kinds of lines that every family has. Those of a format come after.
export const LineKind = { blank: 0, other: 1, own: 2 } as const;

/// Bits of the family on the nodes.
export const LineFlag = {
  /// A character that counts as absent.
  absent: Flag.family,
  /// A line of a kind that is looked for.
  sought: Flag.family << 1,
} as const;

/// Lines that stand around others.
interface Block {
  readonly opens: number;
  readonly closes: number;
  /// What stands between is text, whatever it looks like; blocks of the first four can be.
  readonly literal?: boolean;
}

export interface LineLanguage {
  readonly name: string;
  /// What kind of line begins with a word; undefined for words that begin none.
  kindOf(word: string): number | undefined;
  /// No such word is longer.
  readonly longest: number;
  /// Characters that do not count, as if they were not there.
  isAbsent(code: number): boolean;
  readonly blocks: readonly Block[];
  /// Lines at which all blocks end, but for literal text.
  readonly walls: readonly number[];
  /// Kinds that somebody looks for in a whole text, where there mostly is none.
  readonly sought?: readonly number[];
}

const LF = 10;
const CR = 13;
const BOM = 0xfeff;
/// The end of a file on some old systems: nothing, if it is the last character of all.
const CTRL_Z = 0x1a;

export const isBlank = (code: number): boolean => code === 32 || code === 9;

interface Bracket {
  readonly role: Role;
  readonly id: number;
  readonly flags: number;
}

export function lineFamily(language: LineLanguage): Family {
  const ordinary = ordinaryIn(language);
  const lines: Lines = { language, brackets: bracketsOf(language), ordinary, odd: oddBeside(ordinary) };
  return {
    name: language.name,
    scan: (text, at, first, token) => {
      token.role = Role.atom;
      token.id = 0;
      token.flags = 0;
      token.kind = LineKind.blank;
      if (first && text.charCodeAt(at) === BOM) {
        token.size = 0;
        token.width = 1;
        token.reach = 1;
      } else scanLine(text, at, lines, token);
    },
    repair: { splitAt: () => -1 },
  };
}

function bracketsOf({ blocks, walls, sought = [] }: LineLanguage): ReadonlyMap<number, Bracket> {
  const brackets = new Map<number, Bracket>();
  for (const [id, { opens, closes, literal }] of blocks.entries()) {
    brackets.set(opens, { role: Role.open, id, flags: literal ? Flag.literal : 0 });
    brackets.set(closes, { role: Role.close, id, flags: literal ? endOf(id) : 0 });
  }
  for (const kind of walls) brackets.set(kind, { role: Role.wall, id: 0, flags: 0 });
  for (const kind of sought) brackets.set(kind, { role: Role.atom, id: 0, flags: LineFlag.sought });
  return brackets;
}

/// A language, and what is looked up in it again and again.
interface Lines {
  readonly language: LineLanguage;
  readonly brackets: ReadonlyMap<number, Bracket>;
  /// By the code, up to the last of ASCII: 1 for characters that are what they are, neither absent nor blank nor the end of anything.
  readonly ordinary: Uint8Array;
  /// All that is neither ordinary nor blank.
  readonly odd: RegExp;
}

const ordinaryIn = ({ isAbsent }: LineLanguage): Uint8Array =>
  Uint8Array.from({ length: 128 }, (_, code) =>
    isAbsent(code) || isBlank(code) || code === LF || code === CR || code === CTRL_Z ? 0 : 1,
  );

function oddBeside(ordinary: Uint8Array): RegExp {
  const others = [...ordinary.keys()].filter((code) => ordinary[code] === 1 || isBlank(code));
  return new RegExp(`[^${others.map((code) => `\\x${code.toString(16).padStart(2, '0')}`).join('')}]`, 'g');
}

/// Where the blanks before an offset begin.
function blanksStart(text: string, end: number, least: number): number {
  let start = end;
  while (start > least && isBlank(text.charCodeAt(start - 1))) start--;
  return start;
}

function scanLine(text: string, at: number, { language, brackets, ordinary, odd }: Lines, token: Token): void {
  let end = at;
  let size = 0;
  let word = -1;
  let wordEnd = -1;
  let far = at + LONG;
  for (; end < text.length; end++) {
    if (end > far && wordEnd >= 0) {
      end = nextOf(odd, text, end);
      size = Math.max(size, blanksStart(text, end, at + size) - at);
      far = end + LONG;
      if (end === text.length) break;
    }
    const code = text.charCodeAt(end);
    if (ordinary[code] !== 1) {
      if (code === LF || code === CR) break;
      if (code === CTRL_Z && end === text.length - 1) break;
      if (isBlank(code)) {
        if (word >= 0 && wordEnd < 0) wordEnd = end;
        continue;
      }
      if (language.isAbsent(code)) {
        token.flags |= LineFlag.absent;
        size = end + 1 - at;
        continue;
      }
    }
    if (word < 0) word = end;
    size = end + 1 - at;
  }
  token.size = size;
  token.width = end - at + lineEndAt(text, end);
  // Only a line feed, or a carriage return with one, leaves nothing to be seen behind it.
  token.reach = text.charCodeAt(at + token.width - 1) === LF ? token.width : token.width + 1;
  if (text.charCodeAt(end) === CTRL_Z) endsFile(end > at, token);
  token.kind = word < 0 ? LineKind.blank : kindOf(text.slice(word, wordEnd < 0 ? end : wordEnd), language, token.flags);
  const bracket = brackets.get(token.kind);
  if (!bracket) return;
  token.role = bracket.role;
  token.id = bracket.id;
  token.flags |= bracket.flags;
}

/// What kind of line begins with a word, in which there may be characters that do not count.
function kindOf(written: string, language: LineLanguage, flags: number): number {
  const word = flags & LineFlag.absent ? present(written, language.isAbsent) : written;
  return (word.length <= language.longest ? language.kindOf(word) : undefined) ?? LineKind.other;
}

function lineEndAt(text: string, end: number): number {
  const code = text.charCodeAt(end);
  if (code === CR) return text.charCodeAt(end + 1) === LF ? 2 : 1;
  return code === LF ? 1 : 0;
}

/// The sign of the end of the file is a leaf of its own.
function endsFile(afterLine: boolean, token: Token): void {
  if (!afterLine) token.width = 1;
  token.reach = afterLine ? token.width + 2 : 2;
}
