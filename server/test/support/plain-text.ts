/// Positions in a plain string, counted the slow and obvious way: what the tree's positions are compared with.

import type { Encoding, Place } from '../../src/text/position';

const LINE_END = /\r\n|\r|\n/g;

interface Line {
  readonly start: number;
  /// Without the line end.
  readonly end: number;
}

export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const { 0: end, index } of text.matchAll(LINE_END)) {
    lines.push({ start, end: index });
    start = index + end.length;
  }
  lines.push({ start, end: text.length });
  return lines;
}

export function plainPlaceAt(text: string, offset: number, encoding: Encoding): Place {
  const lines = linesOf(text);
  let line = lines.length - 1;
  while (line > 0 && (lines[line] as Line).start > offset) line--;
  const { start } = lines[line] as Line;
  return { line, character: columns(text.slice(start, offset), encoding) };
}

export function plainOffsetAt(text: string, place: Place, encoding: Encoding): number {
  const line = linesOf(text)[place.line];
  if (!line) return place.line < 0 ? 0 : text.length;
  let offset = line.start;
  while (offset < line.end) {
    const width = encoding === 'utf-8' ? String.fromCodePoint(text.codePointAt(offset) as number).length : 1;
    if (columns(text.slice(line.start, offset + width), encoding) > place.character) break;
    offset += width;
  }
  return offset;
}

/// A lone surrogate takes three bytes, as the replacement character that it is written as does.
const columns = (text: string, encoding: Encoding): number =>
  encoding === 'utf-16' ? text.length : new TextEncoder().encode(text).length;

/// No editor can point between CR and LF, nor between the halves of a surrogate pair.
export function isBetween(text: string, offset: number): boolean {
  const before = text.charCodeAt(offset - 1);
  const after = text.charCodeAt(offset);
  if (before === 13 && after === 10) return true;
  return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;
}
