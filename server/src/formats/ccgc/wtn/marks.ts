/// Remarks on moves, `MARK[3]`: what whoever played or watched thought of them.

import type { Words } from '../../../spec/rule';
import type { Span } from '../../shared/event-report';

export interface Mark extends Span {
  /// What stands between the brackets, without white space at its ends.
  readonly value: Span;
  readonly text: string;
}

const MARK = /([ \t]*)(MARK[ \t]*\[[ \t]*)([^[\]]*?)([ \t]*\])/y;

/// The remarks at a place of a text with half-width signs, and where they end.
export function marksAt(half: string, from: number): { readonly marks: readonly Mark[]; readonly end: number } {
  const marks: Mark[] = [];
  let end = from;
  MARK.lastIndex = end;
  for (let match = MARK.exec(half); match; match = MARK.exec(half)) {
    const [whole, gap = '', before = '', text = ''] = match;
    const at = end + gap.length;
    const value = { at: at + before.length, size: text.length };
    marks.push({ at, size: whole.length - gap.length, value, text });
    end += whole.length;
    MARK.lastIndex = end;
  }
  return { marks, end };
}

export const markValue = (text: string): number | undefined => (/^[1-5]$/.test(text) ? Number(text) : undefined);

/// What the values mean.
export const MARK_WORDS: ReadonlyMap<number, Words> = new Map([
  [1, { en: 'very bad', zh: '大劣' }],
  [2, { en: 'bad', zh: '小劣' }],
  [3, { en: 'neutral', zh: '一般' }],
  [4, { en: 'good', zh: '小好' }],
  [5, { en: 'very good', zh: '大好' }],
]);
