/// The fields of a line: what stands between white space. Characters that count as absent neither belong to a field nor part
/// it, but a field goes from its first to its last character whatever stands between.

import { type IsAbsent, isLineEnd, present, type Span } from './absent';
import { isBlank } from './family';

/// A field by its text, and where in the line it stands.
export interface Field extends Span {
  readonly text: string;
}

const FAR_AT = 64;
const WIDE = 8;
const SPANS: (Span | undefined)[] = new Array(FAR_AT * WIDE);

/// A place that is kept: most lines have theirs where others have them.
export function spanOf({ at, size }: Span): Span {
  if (at >= FAR_AT || size >= WIDE) return { at, size };
  const index = at * WIDE + size;
  return (SPANS[index] ??= { at, size });
}

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

/// All fields from one on, as one.
export function restFrom(fields: readonly Field[], index: number): Span | undefined {
  const first = fields[index];
  const last = fields[fields.length - 1];
  return first && last && { at: first.at, size: last.at + last.size - first.at };
}
