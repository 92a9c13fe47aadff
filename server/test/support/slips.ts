/// A record with one slip of the fingers in it.

import type { Edit } from '../../src/text/edit';
import { after, sane } from './edits';
import { TYPED } from './foreign';
import type { Random } from './random';

export interface Slip {
  readonly text: string;
  readonly edit: Edit;
}

/// A sign typed, left out, typed twice, or another in its place; sometimes a whole word.
export function slipped(text: string, random: Random): Slip {
  const edit = sane(text, slip(text, random));
  return { text: after(text, edit), edit };
}

function slip(text: string, random: Random): Edit {
  const from = random.below(text.length + 1);
  const kind = random.below(6);
  if (kind === 0) return { from, to: from, text: random.pick(TYPED) };
  if (kind === 1) return { from, to: from + 1, text: random.pick(TYPED) };
  if (kind === 2) return { from, to: from + 1, text: '' };
  const tokens = [...text.matchAll(/[[\]{},:]|"[^"\n]*"|[\w.+-]+/g)];
  const token = random.pick(tokens);
  const at = token.index;
  const whole = { from: at, to: at + token[0].length };
  if (kind === 3) return { ...whole, text: '' };
  if (kind === 4) return { from: whole.to, to: whole.to, text: token[0] };
  return { ...whole, text: random.pick(tokens)[0] };
}
