/// The name of a tag, also of one whose name is not where it should be.

import { blanksEnd, nameEnd, SLASH } from './characters';

interface TagName {
  readonly isEnd: boolean;
  readonly from: number;
  readonly end: number;
  /// The name, or the slash and the name, do not come right after the `<`.
  readonly odd: boolean;
}

/// Signs that are no part of a tag's name gone wrong.
const APART = '<>"\'&';

/// The name in the tag that begins at `at`.
export function tagNameAt(text: string, at: number): TagName {
  const isEnd = text.charCodeAt(at + 1) === SLASH;
  const from = isEnd ? at + 2 : at + 1;
  const end = nameEnd(text, from);
  return end > from ? { isEnd, from, end, odd: false } : oddName(text, at);
}

/// Names that were asked for lately: there are few, and very many tags.
const NAMES: string[] = new Array(64).fill('');
const SHORT = 12;

/// The name alone.
export function tagNameIn(text: string): string {
  const { from, end } = tagNameAt(text, 0);
  const size = end - from;
  if (size <= 0 || size > SHORT) return text.slice(from, end);
  const at = (text.charCodeAt(from) * 7 + text.charCodeAt(end - 1) + size) & (NAMES.length - 1);
  const known = NAMES[at] as string;
  if (known.length === size && text.startsWith(known, from)) return known;
  NAMES[at] = text.slice(from, end);
  return NAMES[at];
}

/// Behind blanks, or behind a sign that does not belong there.
function oddName(text: string, at: number): TagName {
  const first = blanksEnd(text, at + 1);
  const slash = text.charCodeAt(first) === SLASH ? first : -1;
  const sign = slash < 0 ? first : blanksEnd(text, slash + 1);
  const isBare = nameEnd(text, sign) > sign || APART.includes(text.charAt(sign));
  const after = isBare ? sign : sign + 1;
  const isEnd = slash >= 0 || text.charCodeAt(after) === SLASH;
  const from = slash < 0 && isEnd ? after + 1 : after;
  return { isEnd, from, end: nameEnd(text, from), odd: true };
}
