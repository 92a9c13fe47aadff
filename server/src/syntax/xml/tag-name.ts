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
