/// Records of Amazons told otherwise: White begins below, so the board is only mirrored, and who is who is not written; rounds are
/// numbered anew.

import { columnLike, numberLike } from '../../../record/alike';
import type { Retelling, Retold, Telling } from '../../../record/retelling';
import { halved } from '../../../syntax/brackets/half-width';
import { Kind, RoundFlag } from '../../../syntax/rounds/lexer';
import { leaves } from '../../../text/edit';
import type { Leaf } from '../../../text/node';
import { NO_COLORS, SIDES } from '../../shared/retelling';
import { pieceOf } from '../lines/piece';
import { numberOf } from '../lines/round';
import { chapter } from './chapter';
import { columnIn } from './squares';

const PAUSE = 256;
const COLUMNS = 10;

export const retelling: Retelling = {
  refused(_root, way) {
    if (way === 'colors') return NO_COLORS;
    return way === 'left-right' || way === 'numbers' ? undefined : SIDES;
  },
  *retell(root, retold): Telling {
    let count = 0;
    let round = 0;
    let begins = true;
    for (const { leaf, start } of root ? leaves(root) : []) {
      if (++count % PAUSE === 0) yield;
      if (leaf.kind === Kind.header || leaf.kind === Kind.again) round = 0;
      if (leaf.kind === Kind.move && retold.turn) mirror(leaf, start, retold);
      const isRound = leaf.kind === Kind.number || leaf.kind === Kind.move || leaf.kind === Kind.other;
      if (begins && isRound) {
        round++;
        if (leaf.kind === Kind.number && retold.way === 'numbers') renumber(leaf, start, round, retold);
      }
      if (leaf.kind !== Kind.blank || (leaf.flags & RoundFlag.endsLine) !== 0)
        begins = (leaf.flags & RoundFlag.endsLine) !== 0;
    }
  },
};

function mirror(leaf: Leaf, start: number, retold: Retold): void {
  for (const { letter, at } of pieceOf(leaf, chapter).move?.squares ?? []) {
    const column = columnIn(letter);
    const text = leaf.text.charAt(at);
    if (column !== undefined) retold.put({ at: start + at, text }, columnLike(text, COLUMNS - 1 - column));
  }
}

/// A dot behind it stays.
function renumber(leaf: Leaf, start: number, round: number, retold: Retold): void {
  if (numberOf(leaf) === round) return;
  const half = halved(leaf.token);
  const digits = /^\d+/.exec(half)?.[0].length ?? 0;
  const text = leaf.text.slice(0, digits);
  retold.put({ at: start, text }, numberLike(text, round));
}
