/// The fields of a line: what stands between white space. Characters that count as absent neither belong to a field nor part
/// it, but a field goes from its first to its last character whatever stands between.

import { isBlank } from './family';

export interface Span {
  readonly at: number;
  readonly size: number;
}

/// A field by its text, and where in the line it stands.
export interface Field extends Span {
  readonly text: string;
}

const SPANS: Span[] = [];
const FAR_AT = 64;
const WIDE = 8;

/// A place that is kept: most lines have theirs where others have them.
export function spanOf({ at, size }: Span): Span {
  if (at >= FAR_AT || size >= WIDE) return { at, size };
  const index = at * WIDE + size;
  SPANS[index] ??= { at, size };
  return SPANS[index];
}

type IsAbsent = (code: number) => boolean;

const isLineEnd = (code: number): boolean => code === 10 || code === 13;

/// Nobody writes more fields on a line: what follows is not looked at, so that no line takes long.
const MOST = 4000;

export function fieldsOf(line: string, isAbsent: IsAbsent): Field[] {
  const fields: Field[] = [];
  let at = 0;
  for (let i = 0; i <= line.length && fields.length < MOST; i++) {
    const code = i < line.length ? line.charCodeAt(i) : 32;
    if (!isBlank(code) && !isLineEnd(code)) continue;
    const field = i > at && fieldIn(line, at, i, isAbsent);
    if (field) fields.push(field);
    at = i + 1;
  }
  return fields;
}

function fieldIn(line: string, from: number, to: number, isAbsent: IsAbsent): Field | undefined {
  let start = from;
  let end = to;
  while (start < end && isAbsent(line.charCodeAt(start))) start++;
  while (end > start && isAbsent(line.charCodeAt(end - 1))) end--;
  if (start === end) return undefined;
  return { text: present(line.slice(start, end), isAbsent), at: start, size: end - start };
}

/// The text without what counts as absent.
export function present(text: string, isAbsent: IsAbsent): string {
  let kept = '';
  let from = 0;
  for (const { at, size } of absentIn(text, isAbsent)) {
    kept += text.slice(from, at);
    from = at + size;
  }
  return from === 0 ? text : kept + text.slice(from);
}

/// The runs of characters that count as absent.
export function absentIn(line: string, isAbsent: IsAbsent): Span[] {
  const spans: Span[] = [];
  let at = -1;
  for (let i = 0; i <= line.length; i++) {
    const code = line.charCodeAt(i);
    const absent = i < line.length && !isLineEnd(code) && isAbsent(code);
    if (absent && at < 0) at = i;
    if (absent || at < 0) continue;
    spans.push({ at, size: i - at });
    at = -1;
  }
  return spans;
}

/// All fields from one on, as one.
export function restFrom(fields: readonly Field[], index: number): Span | undefined {
  const first = fields[index];
  const last = fields[fields.length - 1];
  return first && last && { at: first.at, size: last.at + last.size - first.at };
}
