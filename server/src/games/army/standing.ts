/// How a game of Army chess stands, beside the pieces: whose move it is, for how long nobody has met, and whose flag is shown.

import type { Army, ArmyMove, ArmyPlay } from './board';
import { COMMANDER, colorOf, FIRST, FLAG, pieceOf, rankOf, SECOND, UNKNOWN } from './pieces';

interface Force {
  /// `unsure` once a piece has fallen whose rank is hidden.
  readonly commander: 'stands' | 'fallen' | 'unsure';
  /// Where the flag stands, or stood when it was taken; undefined if it is hidden.
  readonly flag: number | undefined;
}

export interface Standing {
  readonly toMove: number;
  /// Moves of both sides since a piece has met another.
  readonly quiet: number;
  readonly first: Force;
  readonly second: Force;
}

const forceOf = ({ first, second }: Standing, color: number): Force => (color === FIRST ? first : second);

/// Before the first move, with the pieces as they have been put.
export function begin(board: Army): Standing {
  const force = (color: number): Force => ({
    commander: 'stands',
    flag: board.pieces(color).find((cell) => board.get(cell) === pieceOf(color, FLAG)),
  });
  return { toMove: FIRST, quiet: 0, first: force(FIRST), second: force(SECOND) };
}

export function standingAfter(before: Standing, { to }: ArmyMove, { piece, result, fallen }: ArmyPlay): Standing {
  const mover = colorOf(piece);
  const force = (color: number): Force => {
    const { flag, commander } = forceOf(before, color);
    const losses = fallen.filter((one) => colorOf(one) === color).map(rankOf);
    const moved = piece === pieceOf(color, FLAG) && result !== 0;
    return { commander: commanderAfter(commander, losses), flag: moved ? to : flag };
  };
  return {
    toMove: 3 - mover,
    quiet: result === 3 ? before.quiet + 1 : 0,
    first: force(FIRST),
    second: force(SECOND),
  };
}

function commanderAfter(before: Force['commander'], losses: readonly number[]): Force['commander'] {
  if (before === 'fallen' || losses.includes(COMMANDER)) return 'fallen';
  return losses.includes(UNKNOWN) ? 'unsure' : before;
}

/// A move that cannot be made passes the turn all the same.
export const passed = (before: Standing, color: number): Standing => ({ ...before, toMove: 3 - color });

/// Where the flag of a side is shown: once its commander has fallen. Null while it is hidden, undefined where nobody knows.
export function shownFlag(standing: Standing, color: number): number | null | undefined {
  const { commander, flag } = forceOf(standing, color);
  if (commander === 'stands') return null;
  return commander === 'fallen' ? flag : undefined;
}

interface End {
  /// 0 if both flags have fallen.
  readonly winner: number;
  readonly why: 'flag' | 'quiet';
}

/// Whether a move has ended the game: a flag has fallen, or nobody has met for too many moves; then who moved last loses.
export function endBy({ piece, fallen }: ArmyPlay, { quiet }: Standing, limit: number | undefined): End | undefined {
  const flags = fallen.filter((one) => rankOf(one) === FLAG).map(colorOf);
  if (flags.length > 0) return { winner: flags.length > 1 ? 0 : 3 - (flags[0] as number), why: 'flag' };
  return limit !== undefined && quiet >= limit ? { winner: 3 - colorOf(piece), why: 'quiet' } : undefined;
}

export const sameStandings = (one: Standing, other: Standing): boolean =>
  one === other ||
  (one.toMove === other.toMove &&
    one.quiet === other.quiet &&
    sameForces(one.first, other.first) &&
    sameForces(one.second, other.second));

const sameForces = (one: Force, other: Force): boolean => one.commander === other.commander && one.flag === other.flag;
