/// A record with one slip of the fingers in it.

import type { Edit } from '../../src/text/edit';
import { after, sane } from './edits';
import { TYPED } from './foreign';
import type { Random } from './random';

export interface Slip {
  readonly text: string;
  readonly edit: Edit;
}

const JSON_WORDS = /[[\]{},:]|"[^"\n]*"|[\w.+-]+/g;
export const XML_WORDS = /<\/?|\/?>|[="'&;]|"[^"\n]*"|[\w.+-]+/g;

/// A sign typed, left out, typed twice, or another in its place; sometimes a whole word.
export function slipped(text: string, random: Random, words = JSON_WORDS): Slip {
  const edit = sane(text, slip(text, random, words));
  return { text: after(text, edit), edit };
}

function slip(text: string, random: Random, words: RegExp): Edit {
  const from = random.below(text.length + 1);
  const kind = random.below(6);
  if (kind === 0) return { from, to: from, text: random.pick(TYPED) };
  if (kind === 1) return { from, to: from + 1, text: random.pick(TYPED) };
  if (kind === 2) return { from, to: from + 1, text: '' };
  const tokens = [...text.matchAll(words)];
  if (tokens.length === 0) return { from, to: from, text: random.pick(TYPED) };
  const token = random.pick(tokens);
  const at = token.index;
  const whole = { from: at, to: at + token[0].length };
  if (kind === 3) return { ...whole, text: '' };
  if (kind === 4) return { from: whole.to, to: whole.to, text: token[0] };
  return { ...whole, text: random.pick(tokens)[0] };
}
