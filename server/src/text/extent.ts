/// How far a text reaches: UTF-16 units, line ends, and how many more bytes UTF-8 needs than UTF-16 has units.
/// Sums of these are all that positions need.

export interface Extent {
  /// UTF-16 code units.
  readonly width: number;
  /// Line ends: LF, CR, or CR LF (one).
  readonly lines: number;
  /// UTF-8 bytes less UTF-16 units.
  readonly bytes: number;
}

const LF = 10;
const CR = 13;

/// A text of so many characters is looked through by what the engine has for that.
const LONG = 256;
const NOT_ASCII = /[^\0-\x7f]/;

export function extentOf(text: string): Extent {
  if (text.length > LONG && !NOT_ASCII.test(text))
    return { width: text.length, lines: linesIn(text, text.length), bytes: 0 };
  let lines = 0;
  let bytes = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === LF || (c === CR && text.charCodeAt(i + 1) !== LF)) lines++;
    else if (c > 0x7f) bytes += extraBytes(text, i, c);
  }
  return { width: text.length, lines, bytes };
}

/// How many line ends there are between two places of a text; one that is cut in two counts where it ends.
export function linesIn(text: string, to: number, from = 0): number {
  let lines = 0;
  if (to - from <= LONG) {
    for (let i = from; i < to; i++) if (endsLine(text, i)) lines++;
    return lines;
  }
  for (const sign of ['\n', '\r'])
    for (let i = text.indexOf(sign, from); i >= 0 && i < to; i = text.indexOf(sign, i + 1))
      if (endsLine(text, i)) lines++;
  return lines;
}

export function endsLine(text: string, i: number): boolean {
  const c = text.charCodeAt(i);
  return c === LF || (c === CR && text.charCodeAt(i + 1) !== LF);
}

/// A surrogate pair is two units and four bytes; a lone surrogate is written as three bytes.
function extraBytes(text: string, i: number, c: number): number {
  if (c < 0x800) return 1;
  if (isHigh(c) && isLow(text.charCodeAt(i + 1))) return 2;
  if (isLow(c) && isHigh(text.charCodeAt(i - 1))) return 0;
  return 2;
}

export const isHigh = (c: number): boolean => c >= 0xd800 && c <= 0xdbff;
export const isLow = (c: number): boolean => c >= 0xdc00 && c <= 0xdfff;
