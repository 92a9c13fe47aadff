/// Which characters XML 1.0 (fifth edition) has, and which of them names are made of.

export const LT = 0x3c;
export const GT = 0x3e;
export const SLASH = 0x2f;
export const EQUALS = 0x3d;
export const BANG = 0x21;
export const QUESTION = 0x3f;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;

export const isBlank = (c: number): boolean => c === 0x20 || c === 0x0a || c === 0x0d || c === 0x09;
export const isLineEnd = (c: number): boolean => c === 0x0a || c === 0x0d;
export const isQuote = (c: number): boolean => c === QUOTE || c === APOSTROPHE;

/// Pairs of first and last.
const STARTS: readonly number[] = [
  0x3a, 0x3a, 0x41, 0x5a, 0x5f, 0x5f, 0x61, 0x7a, 0xc0, 0xd6, 0xd8, 0xf6, 0xf8, 0x2ff, 0x370, 0x37d, 0x37f, 0x1fff,
  0x200c, 0x200d, 0x2070, 0x218f, 0x2c00, 0x2fef, 0x3001, 0xd7ff, 0xf900, 0xfdcf, 0xfdf0, 0xfffd, 0x10000, 0xeffff,
];
const OTHERS: readonly number[] = [0x2d, 0x2e, 0x30, 0x39, 0xb7, 0xb7, 0x300, 0x36f, 0x203f, 0x2040];

const startsAny = (c: number): boolean => isIn(STARTS, c);
const isPartOfAny = (c: number): boolean => isIn(STARTS, c) || isIn(OTHERS, c);

/// Most names are of ASCII alone, which is known once.
const ASCII = Array.from({ length: 128 }, (_, c) => c);
const ASCII_STARTS = ASCII.map(startsAny);
const ASCII_PARTS = ASCII.map(isPartOfAny);

const isNameStart = (c: number): boolean => (c < 128 ? (ASCII_STARTS[c] as boolean) : startsAny(c));
const isNamePart = (c: number): boolean => (c < 128 ? (ASCII_PARTS[c] as boolean) : isPartOfAny(c));

function isIn(ranges: readonly number[], c: number): boolean {
  for (let i = 0; i < ranges.length; i += 2) {
    if (c < (ranges[i] as number)) return false;
    if (c <= (ranges[i + 1] as number)) return true;
  }
  return false;
}

/// Where the name ends that begins at `at`; there itself if none does.
export function nameEnd(text: string, at: number): number {
  let end = at;
  for (let is = isNameStart; end < text.length; is = isNamePart) {
    const c = text.codePointAt(end) as number;
    if (!is(c)) break;
    end += c > 0xffff ? 2 : 1;
  }
  return end;
}

export function startsName(text: string, at: number): boolean {
  const c = text.codePointAt(at);
  return c !== undefined && isNameStart(c);
}

/// A character that may stand in a document at all.
export const isCharacter = (c: number): boolean =>
  (c >= 0x20 && c <= 0xd7ff) ||
  c === 0x0a ||
  c === 0x0d ||
  c === 0x09 ||
  (c >= 0xe000 && c <= 0xfffd) ||
  (c >= 0x10000 && c <= 0x10ffff);

export function blanksEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && isBlank(text.charCodeAt(end))) end++;
  return end;
}

/// Where the blanks before `at` begin.
export function blanksStart(text: string, at: number, from: number): number {
  let start = at;
  while (start > from && isBlank(text.charCodeAt(start - 1))) start--;
  return start;
}
