/// A move that is being written: how far it has come, and how it can go on.

import { type Amazons, isAmazon } from '../../../games/amazons/board';
import { movable, reach, shots } from '../../../games/amazons/queen';
import { halved } from '../../../syntax/brackets/half-width';
import { cellIn, nameOf } from './squares';

/// What is known of it, and what has been written of the next square.
export interface Draft {
  readonly from?: number;
  readonly to?: number;
  readonly prefix: string;
}

const TO_ARROW = /^([a-j]\d{1,2})([a-j]\d{1,2})\(([a-j]?\d{0,2})$/;
const TO_TARGET = /^([a-j]\d{1,2})((?:[a-j]\d{0,2})?)$/;
const TO_AMAZON = /^(?:[a-j]\d{0,2})?$/;

/// The draft that a text is, on a board where it is to be a move.
export function draftOf(text: string, board: Amazons): Draft | undefined {
  const written = halved(text).replace(/\s/g, '').toLowerCase();
  const [, first, second, third = ''] = TO_ARROW.exec(written) ?? [];
  if (first && second) return known({ from: square(first), to: square(second), prefix: third });
  const [, origin, prefix = ''] = TO_TARGET.exec(written) ?? [];
  const from = origin === undefined ? undefined : square(origin);
  if (from !== undefined && isAmazon(board.get(from))) return { from, prefix };
  return TO_AMAZON.test(written) ? { prefix: written } : undefined;
}

const square = (name: string): number | undefined => cellIn(name, Number(name.slice(1)));

const known = ({ from, to, prefix }: { from: number | undefined; to: number | undefined; prefix: string }) =>
  from === undefined || to === undefined ? undefined : { from, to, prefix };

/// The squares that the next one may be: an amazon of the side that can move, where it comes, where its arrow does.
export function choices(board: Amazons, { from, to, prefix }: Draft, side: number): number[] {
  return squaresAfter(board, from, to, side).filter((cell) => nameOf(cell).startsWith(prefix));
}

export function squaresAfter(board: Amazons, from: number | undefined, to: number | undefined, side: number): number[] {
  if (from === undefined) return movable(board, side);
  return to === undefined ? reach(board, from) : shots(board, from, to);
}
