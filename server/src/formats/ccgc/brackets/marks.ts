/// Remarks on moves, `MARK[1]`: what whoever played or watched thought of them.

import type { Words } from '../../../spec/rule';
import type { Span } from '../../../syntax/brackets/field';
import { GAP } from './notation';

export interface Mark extends Span {
  /// What stands between the brackets, without white space at its ends.
  readonly value: Span;
  readonly number: number | undefined;
}

const MARK = new RegExp(`${GAP}(MARK${GAP}\\[${GAP})([^[\\]]*?)(${GAP}\\])`, 'y');
const VALUE = /^(?:-[12]|[012])$/;
const BLANKS = new RegExp(`${GAP}`, 'y');

/// The number that a remark may be.
export const markValue = (text: string): number | undefined => (VALUE.test(text) ? Number(text) : undefined);

/// The remarks after a move, and where something else begins.
export function marksIn(text: string, from: number): { marks: Mark[]; rest: number | undefined } {
  const marks: Mark[] = [];
  let at = from;
  MARK.lastIndex = at;
  for (let match = MARK.exec(text); match; match = MARK.exec(text)) {
    const [whole, before = '', value = '', after = ''] = match;
    const start = match.index + whole.length - after.length - value.length;
    const number = markValue(value);
    at = match.index + whole.length;
    marks.push({ from: start - before.length, to: at, value: { from: start, to: start + value.length }, number });
    MARK.lastIndex = at;
  }
  BLANKS.lastIndex = at;
  const rest = at + (BLANKS.exec(text)?.[0].length ?? 0);
  return { marks, rest: rest < text.length ? rest : undefined };
}

/// What the values mean.
export const MARK_WORDS: ReadonlyMap<number, Words> = new Map([
  [-2, { en: 'very bad', zh: '大劣' }],
  [-1, { en: 'bad', zh: '小劣' }],
  [0, { en: 'neutral', zh: '一般' }],
  [1, { en: 'good', zh: '小好' }],
  [2, { en: 'very good', zh: '大好' }],
]);
