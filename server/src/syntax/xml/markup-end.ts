/// Where comments, CDATA sections and processing instructions end. One that is never closed does not swallow
/// the rest of the text: it ends at the next `>`, or before the next `<` or line end.

import type { Token } from '../../text/lexer';
import { nextOf } from '../../text/next';
import { GT, isBlank, isLineEnd, LT } from './characters';
import { Ending } from './tag-end';

export interface MarkupEnd {
  readonly end: number;
  readonly ending: Ending;
  /// Behind the last character that was looked at.
  readonly looked: number;
}

const closedAt = (end: number): MarkupEnd => ({ end, ending: Ending.whole, looked: end });

/// One that is not closed; its text begins at `from`.
function unclosed(text: string, from: number, looked: number, ending: Ending = Ending.early): MarkupEnd {
  let end = from;
  for (; end < text.length; end++) {
    const c = text.charCodeAt(end);
    if (c === LT || isLineEnd(c)) break;
    if (c === GT) return { end: end + 1, ending, looked };
  }
  while (end > from && isBlank(text.charCodeAt(end - 1))) end--;
  return { end, ending, looked };
}

/// A comment that has the beginning of another one in it was not closed: it is cut, and looking ends with that.
export function commentEnd(text: string, at: number): MarkupEnd {
  const from = at + 4;
  const hyphens = text.indexOf('--', from);
  const start = hyphens >= 0 && isOneLine(text, from, hyphens) ? hyphens : from;
  for (let i = hyphens; i >= 0; i = text.indexOf('--', i + 1)) {
    if (text.charCodeAt(i + 2) === GT) return closedAt(i + 3);
    const isOther = i >= from + 2 && text.startsWith('<!', i - 2);
    if (isOther) return unclosed(text, start, i + 3, i === hyphens ? Ending.cut : Ending.early);
  }
  return unclosed(text, start, text.length + 1);
}

const BREAK = /[<\r\n]/g;

const isOneLine = (text: string, from: number, to: number): boolean => nextOf(BREAK, text, from) >= to;

export function sectionEnd(text: string, at: number, token: Token): MarkupEnd {
  return endWith(']]>', text, at + '<![CDATA['.length, token);
}

export function instructionEnd(text: string, at: number, token: Token): MarkupEnd {
  return endWith('?>', text, at + 2, token);
}

function endWith(closer: string, text: string, from: number, token: Token): MarkupEnd {
  const close = find(closer, text, from, token);
  return close < 0 ? unclosed(text, from, text.length + 1) : closedAt(close + closer.length);
}

/// An XML declaration ends before other markup begins.
export function declarationEnd(text: string, at: number): MarkupEnd {
  for (let i = at + 2; ; i++) {
    const c = text.charCodeAt(i);
    if (i >= text.length || c === LT) return unclosed(text, at + 2, i + 1);
    if (c === GT && text[i - 1] === '?') return closedAt(i + 1);
  }
}

/// A text with many that are not closed is not searched to its end for each of them.
const missing = new WeakMap<Token, { readonly text: string; readonly from: Map<string, number> }>();

function find(closer: string, text: string, from: number, token: Token): number {
  const known = missing.get(token);
  const nowhere = known?.text === text ? known.from.get(closer) : undefined;
  if (nowhere !== undefined && nowhere <= from) return -1;
  const found = text.indexOf(closer, from);
  if (found < 0) {
    const all = known?.text === text ? known : { text, from: new Map<string, number>() };
    all.from.set(closer, from);
    missing.set(token, all);
  }
  return found;
}
