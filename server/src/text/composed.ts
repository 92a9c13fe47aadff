/// Edits that follow each other, as edits of the text that the first of them met.

import type { Edit } from './edit';

/// Edits in the order of a text and apart from each other.
type Edits = readonly Edit[];

/// So many edits are put together between two pauses.
const PAUSE = 1024;

/// `between` is the text after the first and before the second.
export function* composed(first: Edits, between: string, second: Edits): Generator<void, Edit[]> {
  const edits: Edit[] = [];
  /// How much further on a place stands in the older text than in the one between.
  let shift = 0;
  let [i, j] = [0, 0];
  while (i < first.length || j < second.length) {
    if (edits.length % PAUSE === PAUSE - 1) yield;
    let from = Math.min(startOf(first[i], shift), second[j]?.from ?? Number.POSITIVE_INFINITY);
    const start = from;
    const older = start + shift;
    let end = start;
    let text = '';
    /// What touches becomes one edit.
    for (;;) {
      const made = first[i];
      const next = second[j];
      if (made && startOf(made, shift) <= end) {
        end = Math.max(end, startOf(made, shift) + made.text.length);
        shift += made.to - made.from - made.text.length;
        i++;
      } else if (next && next.from <= end) {
        text += between.slice(from, next.from) + next.text;
        from = next.to;
        end = Math.max(end, next.to);
        j++;
      } else break;
    }
    edits.push({ from: older, to: end + shift, text: text + between.slice(from, end) });
  }
  return edits;
}

/// Where the text of an edit starts in the text between.
const startOf = (edit: Edit | undefined, shift: number): number =>
  edit ? edit.from - shift : Number.POSITIVE_INFINITY;

/// A text that is at hand as one string, after some edits.
export function* textWith(text: string, edits: Edits): Generator<void, string> {
  const parts: string[] = [];
  let kept = 0;
  for (const { from, to, text: put } of edits) {
    parts.push(text.slice(kept, from), put);
    kept = to;
    if (parts.length % PAUSE === 0) yield;
  }
  parts.push(text.slice(kept));
  return parts.join('');
}

/// Those that change something.
export const changing = (before: string, edits: Edits): Edit[] =>
  edits.filter(({ from, to, text }) => before.slice(from, to) !== text);
