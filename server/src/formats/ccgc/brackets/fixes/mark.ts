/// How remarks on moves are put right.

import { type Fault, type Fix, type QuickFix, replacing } from '../../../../record/quick-fix';
import { halved } from '../../../../syntax/brackets/half-width';
import { REMOVE, removing, textOf, writing } from '../../shared/fixes/making';

export const markFixes = {
  'mark-value': valued,
  'mark-syntax': written,
  'mark-duplicate': removing(REMOVE, false),
} satisfies Record<string, QuickFix>;

const MOST = 2;

/// The nearest value that there is; it is certain if it is the same number.
function* valued(fault: Fault): Generator<Fix> {
  const text = halved(textOf(fault)).trim();
  const number = /\d/.test(text) && !/[a-z]/i.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(number)) {
    const isEmpty = /^MARK\s*\[\s*\]$/.test(text);
    if (isEmpty) yield replacing(fault, '', REMOVE, true);
    return;
  }
  const value = Math.max(-MOST, Math.min(MOST, Math.round(number))) || 0;
  yield writing(fault, String(value), value === number);
}

const LOOSE = /^mark[\s()[\]{}:=,]*([+-]?\d)[\s()[\]{}]*$/i;

/// A remark that is written otherwise; anything else goes.
function* written(fault: Fault): Generator<Fix> {
  const remark = remarkIn(textOf(fault));
  if (remark !== undefined) yield writing(fault, remark, true);
  else yield replacing(fault, '', REMOVE);
}

export function remarkIn(text: string): string | undefined {
  const value = LOOSE.exec(halved(text).trim())?.[1];
  return value === undefined || Math.abs(Number(value)) > MOST ? undefined : `MARK[${Number(value)}]`;
}
