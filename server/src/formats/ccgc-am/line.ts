/// Where a token stands on its line, found by looking back from it.

import { Kind } from '../../syntax/rounds/lexer';
import { leafAt } from '../../text/edit';
import type { Run } from '../../text/node';
import { endsLine } from './round';
import { sideOf } from './state';

/// How many moves, or what stands in their place, come before a place on its line; nobody asks for more than two.
export function piecesBefore(root: Run, at: number): number {
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

/// The side of a move at a place.
export const sideAt = (root: Run, at: number): number => sideOf(piecesBefore(root, at));
