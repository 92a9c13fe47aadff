/// What is wrong with a move as a move of the game.

import { type AmazonMove, type Amazons, isAmazon, type Square } from './board';
import { between } from './queen';

type Fault =
  | 'origin-empty'
  | 'wrong-side'
  | 'destination-occupied'
  | 'not-queen-move'
  | 'move-blocked'
  | 'arrow-on-occupied'
  | 'arrow-not-queen-line'
  | 'arrow-blocked';

export interface Flaw {
  readonly fault: Fault;
  readonly square: Square;
  /// What stands in the way.
  readonly cell?: number;
  /// The move cannot be put on the board.
  readonly stops?: true;
}

/// In the order of the move, one for each of its squares at most, up to the first that keeps it from being made.
export function flawsOf(board: Amazons, move: AmazonMove, color: number): Flaw[] {
  const flaws: Flaw[] = [];
  for (const judge of [originOf, targetOf, arrowOf]) {
    const flaw = judge(board, move, color);
    if (flaw) flaws.push(flaw);
    if (flaw?.stops) break;
  }
  return flaws;
}

function originOf(board: Amazons, { from }: AmazonMove, color: number): Flaw | undefined {
  const piece = board.get(from);
  if (!isAmazon(piece)) return { fault: 'origin-empty', square: 'from', cell: from, stops: true };
  return piece === color ? undefined : { fault: 'wrong-side', square: 'from' };
}

function targetOf(board: Amazons, { from, to }: AmazonMove): Flaw | undefined {
  if (to !== from && board.get(to) !== 0) return { fault: 'destination-occupied', square: 'to', cell: to, stops: true };
  const line = between(from, to);
  if (!line) return { fault: 'not-queen-move', square: 'to' };
  const cell = line.find((one) => board.get(one) !== 0);
  return cell === undefined ? undefined : { fault: 'move-blocked', square: 'to', cell };
}

/// The square that the amazon has left is empty for the arrow.
function arrowOf(board: Amazons, { from, to, arrow }: AmazonMove): Flaw | undefined {
  const isTaken = (cell: number): boolean => cell === to || (cell !== from && board.get(cell) !== 0);
  if (isTaken(arrow)) return { fault: 'arrow-on-occupied', square: 'arrow', cell: arrow, stops: true };
  const line = between(to, arrow);
  if (!line) return { fault: 'arrow-not-queen-line', square: 'arrow' };
  const cell = line.find(isTaken);
  return cell === undefined ? undefined : { fault: 'arrow-blocked', square: 'arrow', cell };
}
