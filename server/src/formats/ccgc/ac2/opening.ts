/// Where a record begins: its bracket, or without one its first group.

import type { Span } from '../../../syntax/brackets/field';
import { Kind } from '../../../syntax/groups/lexer';
import { leaves } from '../../../text/edit';
import { isHigh } from '../../../text/extent';
import type { Run } from '../../../text/node';

export interface Opening {
  /// The bracket that opens it, if one comes before the first group.
  readonly opens: number | undefined;
  /// What is wrong with the record as a whole is reported here.
  readonly anchor: number | undefined;
  /// The first character; nothing, if there is none.
  readonly first: Span;
}

/// So many tokens before the first group are looked at.
const MOST = 100;

export function openingOf(root: Run): Opening {
  let first: Span | undefined;
  let count = 0;
  for (const { leaf, start } of leaves(root)) {
    if (leaf.size > 0) first ??= { from: start, to: start + (isHigh(leaf.text.charCodeAt(0)) ? 2 : 1) };
    if (leaf.kind === Kind.open) return { opens: start, anchor: start, first: first ?? NOTHING };
    if (leaf.kind === Kind.group) return { opens: undefined, anchor: start, first: first ?? NOTHING };
    if (++count > MOST) break;
  }
  return { opens: undefined, anchor: undefined, first: first ?? NOTHING };
}

const NOTHING: Span = { from: 0, to: 0 };
