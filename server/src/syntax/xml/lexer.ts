/// Cuts XML, and what people write instead of it, into tokens: a whole tag is one, and so is all text between two of them. Every
/// text has tokens; which of them are wrong is known here and said later.

import type { Family, Token } from '../../text/lexer';
import { Flag, Role } from '../../text/node';
import { BANG, blanksEnd, blanksStart, GT, isBlank, LT, nameEnd, QUESTION, SLASH } from './characters';
import { DOCTYPE, doctypeEnd } from './doctype-end';
import { commentEnd, declarationEnd, instructionEnd, type MarkupEnd, sectionEnd } from './markup-end';
import { Ending, TagEnd } from './tag-end';
import { tagNameAt } from './tag-name';

export const Kind = {
  blank: 0,
  text: 1,
  start: 2,
  end: 3,
  /// An element in one tag, which closes itself.
  empty: 4,
  comment: 5,
  section: 6,
  instruction: 7,
  declaration: 8,
  doctype: 9,
  /// Begins like markup and is none; the text after it belongs to it.
  stray: 10,
} as const;
export type Kind = (typeof Kind)[keyof typeof Kind];

/// A leaf's kind says as well how its markup ends.
export const kindOf = ({ kind }: { readonly kind: number }): Kind => (kind & 15) as Kind;
export const endingOf = ({ kind }: { readonly kind: number }): Ending => (kind >> 4) as Ending;

/// Bits of XML's own on the nodes.
export const XmlFlag = {
  comment: Flag.family,
  /// Markup that does not end as it should.
  torn: Flag.family * 2,
} as const;

const BOM = 0xfeff;
export const SECTION = '<![CDATA[';

/// A tag's brackets are told apart by its name.
type IdOf = (name: string) => number;

export function scanner(idOf: IdOf): Family['scan'] {
  return (text, at, first, token) => {
    token.flags = 0;
    token.role = Role.atom;
    token.id = 0;
    token.reach = 0;
    const end = first && text.charCodeAt(at) === BOM ? filled(token, Kind.blank, at + 1) : scan(text, at, token, idOf);
    token.size = end - at;
    token.width = blanksEnd(text, end) - at;
    token.reach = Math.max(token.reach, token.width + 1);
  };
}

/// Fills the kind and returns the end.
function scan(text: string, at: number, token: Token, idOf: IdOf): number {
  const first = text.charCodeAt(at);
  if (first !== LT) return isBlank(first) ? filled(token, Kind.blank, at) : textEnd(text, at, token, Kind.text);
  const sign = text.charCodeAt(at + 1);
  if (sign === BANG) return scanBang(text, at, token);
  if (sign === QUESTION) return scanInstruction(text, at, token);
  return scanTag(text, at, token, idOf);
}

function filled(token: Token, kind: Kind, end: number, ending: Ending = Ending.whole): number {
  token.kind = kind | (ending << 4);
  if (ending !== Ending.whole) token.flags |= XmlFlag.torn;
  return end;
}

function textEnd(text: string, at: number, token: Token, kind: Kind): number {
  const next = text.indexOf('<', at + 1);
  return filled(token, kind, blanksStart(text, next < 0 ? text.length : next, at));
}

function scanTag(text: string, at: number, token: Token, idOf: IdOf): number {
  const name = tagNameAt(text, at);
  const tag = new TagEnd(text, name.end);
  const { end, ending } = tag;
  token.reach = tag.looked - at;
  if (name.odd && !isMeantAsTag(text, at, ending)) return textEnd(text, at, token, Kind.stray);
  const last = text.charCodeAt(end - 1) === GT ? end - 2 : end - 1;
  const isEmpty = !name.isEnd && last >= name.end && text.charCodeAt(last) === SLASH;
  token.role = isEmpty ? Role.atom : name.isEnd ? Role.close : Role.open;
  token.id = idOf(text.slice(name.from, name.end));
  return filled(token, isEmpty ? Kind.empty : name.isEnd ? Kind.end : Kind.start, end, ending);
}

/// Whatever begins with `</`, and what has an end.
const isMeantAsTag = (text: string, at: number, ending: Ending): boolean =>
  text.charCodeAt(at + 1) === SLASH || ending === Ending.whole;

function scanBang(text: string, at: number, token: Token): number {
  if (text.startsWith('<!--', at)) {
    token.flags = XmlFlag.comment;
    return marked(at, token, Kind.comment, commentEnd(text, at));
  }
  token.reach = DOCTYPE.length;
  if (text.startsWith(SECTION, at)) return marked(at, token, Kind.section, sectionEnd(text, at, token));
  if (text.startsWith(DOCTYPE, at)) return marked(at, token, Kind.doctype, doctypeEnd(text, at, token));
  const tag = new TagEnd(text, at + 2);
  token.reach = Math.max(token.reach, tag.looked - at);
  return tag.ending === Ending.whole ? filled(token, Kind.stray, tag.end) : textEnd(text, at, token, Kind.stray);
}

function scanInstruction(text: string, at: number, token: Token): number {
  const target = text.slice(at + 2, nameEnd(text, at + 2));
  if (target === 'xml') return marked(at, token, Kind.declaration, declarationEnd(text, at));
  return marked(at, token, Kind.instruction, instructionEnd(text, at, token));
}

function marked(at: number, token: Token, kind: Kind, { end, ending, looked }: MarkupEnd): number {
  token.reach = Math.max(token.reach, looked - at);
  return filled(token, kind, end, ending);
}
