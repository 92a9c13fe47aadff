/// What lines of Ishi begin with (5.1), and what that makes of them.

import { LineKind, type LineLanguage, lineFamily } from '../../syntax/lines/family';

const NAMES = [
  'EVENT',
  'ANALYSIS',
  'BLACK',
  'DATE',
  'HANDICAP',
  'KOMI',
  'PLACE',
  'RECORDER',
  'RESULT',
  'RULES',
  'SOURCE',
  'TIMELIMIT',
  'WHITE',
  'B',
  'BOARDSIZE',
  'COM',
  'DIAGRAM',
  'ENDCOM',
  'ENDUSER',
  'ENDVAR',
  'HIDE',
  'MARK',
  'PRISONER',
  'REMARK',
  'SETUP',
  'UNMARK',
  'USER',
  'VAR',
  'W',
] as const;

export type Keyword = (typeof NAMES)[number];

export const KEYWORDS: readonly Keyword[] = NAMES;

const KINDS: ReadonlyMap<string, number> = new Map(NAMES.map((name, i) => [name, LineKind.own + i]));

/// The kinds of lines by their keywords.
export const Kind = Object.fromEntries(KINDS) as Readonly<Record<Keyword, number>>;

export const keywordOf = (kind: number): Keyword | undefined => NAMES[kind - LineKind.own];

/// ANALYSIS to WHITE.
export const isHeader = (kind: number): boolean => kind > Kind.EVENT && kind < Kind.B;

export const isMoveKind = (kind: number): boolean => kind === Kind.B || kind === Kind.W;

/// Anything but ASCII 32 to 126 and the tab counts as absent (3).
export const isAbsent = (code: number): boolean => (code < 32 && code !== 9) || code > 126;

const language: LineLanguage = {
  name: 'ishi',
  kindOf: (word) => KINDS.get(word) ?? KINDS.get(word.toUpperCase()),
  longest: Math.max(...NAMES.map(({ length }) => length)),
  isAbsent,
  blocks: [
    { opens: Kind.COM, closes: Kind.ENDCOM, literal: true },
    { opens: Kind.USER, closes: Kind.ENDUSER, literal: true },
    { opens: Kind.VAR, closes: Kind.ENDVAR },
  ],
  walls: [Kind.EVENT],
  sought: [Kind.REMARK],
};

export const ishiLines = lineFamily(language);
