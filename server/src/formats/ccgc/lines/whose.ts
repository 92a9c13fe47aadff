/// Whose move a token is, found by looking back from it on its line.

import { Kind } from '../../../syntax/rounds/lexer';
import { leafAt } from '../../../text/edit';
import type { Run } from '../../../text/node';
import { endsLine } from './round';
import { turnBehind } from './state';

/// How many moves, or what stands in their place, come before a place on its line; nobody asks for more than two.
function piecesBefore(root: Run, at: number): number {
  let pieces = 0;
  let place = at;
  while (root && place > 0 && pieces < 2) {
    const { leaf, start } = leafAt(root, place - 1);
    if (endsLine(leaf) || leaf.kind === Kind.number || leaf.kind <= Kind.comment) break;
    const isLead = leaf.kind === Kind.other && beginsLine(root, start);
    if (!isLead) pieces++;
    place = start;
  }
  return pieces;
}

function beginsLine(root: Run, at: number): boolean {
  if (!root || at === 0) return true;
  const { leaf } = leafAt(root, at - 1);
  return endsLine(leaf) || leaf.kind === Kind.blank;
}

/// Whose move stands at a place, 0 or 1.
export const turnOf = (root: Run, at: number): 0 | 1 => turnBehind(piecesBefore(root, at));
