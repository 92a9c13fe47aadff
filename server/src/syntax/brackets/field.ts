/// `[…][…]`, the fields of a header, and what stands between them.

import { blanksEnd, halfOf, halved, trimmedEnd } from './half-width';

export interface Span {
  readonly from: number;
  readonly to: number;
}

/// With its brackets.
export interface Field extends Span {
  readonly closed: boolean;
}

export interface Row {
  readonly fields: readonly Field[];
  /// What stands where only fields should.
  readonly strays: readonly Span[];
  readonly end: number;
}

const OPEN = 0x5b;
const CLOSE = 0x5d;
const BRACE = 0x7b;

/// The field whose opening bracket stands at `from`. It ends with the first `]`; a look-alike ends it too, unless one that
/// opens stands before it in the field: `【主】` may be part of a name. Where the next field or the end of the header comes
/// first, it is not closed. `limit` is the end of what is looked at.
export function fieldAt(text: string, from: number, limit: number): Field {
  let opened = false;
  for (let i = from + 1; i < limit; i++) {
    const code = text.charCodeAt(i);
    if (code === CLOSE) return { from, to: i + 1, closed: true };
    if (endsUnclosed(code)) return { from, to: i, closed: false };
    if (code < 0x80) continue;
    const half = halfOf(code);
    if (half === OPEN) opened = true;
    else if (half === CLOSE && !opened) return { from, to: i + 1, closed: true };
  }
  return { from, to: limit, closed: false };
}

/// `[`, `;`, `{` and `}`.
const endsUnclosed = (code: number): boolean => code === OPEN || code === 0x3b || code === 0x7b || code === 0x7d;

/// Fields up to `limit`, or to where they end before it: `ends` is asked at each sign outside of them.
export function fieldsAt(text: string, from: number, limit: number, ends: (half: number, at: number) => boolean): Row {
  const fields: Field[] = [];
  const strays: Span[] = [];
  let at = blanksEnd(text, from);
  while (at < limit) {
    const half = halfOf(text.charCodeAt(at));
    if (ends(half, at)) break;
    const start = at;
    if (half === OPEN) {
      const field = fieldAt(text, at, limit);
      fields.push(field);
      at = field.to;
    } else {
      at = strayEnd(text, at, limit, ends);
      strays.push({ from: start, to: trimmedEnd(text, start, at) });
    }
    at = blanksEnd(text, at);
  }
  return { fields, strays, end: Math.min(at, limit) };
}

function strayEnd(text: string, from: number, limit: number, ends: (half: number, at: number) => boolean): number {
  let at = pastSign(text, from, limit);
  while (at < limit) {
    const half = halfOf(text.charCodeAt(at));
    if (half === OPEN || ends(half, at)) break;
    at = pastSign(text, at, limit);
  }
  return at;
}

const LONGEST_GROUP = 24;
const GROUP = /^\{[^[\]{};]*\}/;

/// `{C6}` in the place of a field goes as a whole: its closing bracket is not that of the record.
function pastSign(text: string, at: number, limit: number): number {
  if (halfOf(text.charCodeAt(at)) !== BRACE) return at + 1;
  const group = GROUP.exec(halved(text.slice(at, Math.min(limit, at + LONGEST_GROUP))));
  return at + (group?.[0].length ?? 1);
}
