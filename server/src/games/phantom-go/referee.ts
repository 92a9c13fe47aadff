/// Phantom Go: neither side sees the other's stones. The referee, who sees all, accepts a try or refuses it, and who was refused
/// tries again.

import type { GoBoard } from '../go/board';
import { retakes, type Turn } from '../go/ko';
import type { Changes, Stone } from '../shared/game';

export const SIDE = 9;

/// Why a try is refused. Players are not told, though of `own-stone` they should have thought themselves.
export type Refusal = 'own-stone' | 'taken' | 'suicide' | 'ko';

export interface Answer {
  readonly refused: Refusal | undefined;
  /// Nothing changes by a try that is refused.
  readonly changes: Changes;
  /// The points of the stones that were taken.
  readonly taken: readonly number[];
}

const refusing = (refused: Refusal): Answer => ({ refused, changes: [], taken: [] });

/// Puts a stone, if the referee accepts it. `last` is the move that was accepted before, on which a ko depends. On points that
/// are not on the board there is nothing to answer.
export function answer(board: GoBoard, { color, cell }: Stone, last: Turn | undefined): Answer | undefined {
  if (!board.has(cell) || color === 0) return undefined;
  const stone = board.get(cell);
  if (stone !== 0) return refusing(stone === color ? 'own-stone' : 'taken');
  const play = board.play(color, cell);
  if (!play) return undefined;
  const { changes, taken, suicide } = play;
  const isKo = !suicide && last !== undefined && retakes(last, { color, changes });
  if (!suicide && !isKo) return { refused: undefined, changes, taken };
  undo(board, changes);
  return refusing(isKo ? 'ko' : 'suicide');
}

/// What the referee would say, without a stone being put.
export function refusalOf(board: GoBoard, stone: Stone, last: Turn | undefined): Refusal | undefined {
  const said = answer(board, stone, last);
  if (said) undo(board, said.changes);
  return said?.refused;
}

function undo(board: GoBoard, changes: Changes): void {
  for (let i = changes.length - 3; i >= 0; i -= 3) board.set(changes[i] as number, changes[i + 1] as number);
}
