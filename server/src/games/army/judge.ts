/// What is wrong with a move as a move of the game, and which moves there are.

import type { Army, ArmyMove } from './board';
import { colorOf, isFixed, rankOf } from './pieces';
import { isCamp, isHeadquarters } from './places';
import { ways, wayTo } from './ways';

type Fault =
  | 'no-piece-on-start'
  | 'not-own-piece'
  | 'own-piece-on-target'
  | 'immobile-piece'
  | 'headquarters-move'
  | 'camp-attack'
  | 'move-path';

interface Flaw {
  readonly fault: Fault;
  /// What it is about: where the piece stands, where it goes, or how.
  readonly about: 'from' | 'to' | 'move';
  /// The move cannot be put on the board.
  readonly stops?: true;
}

/// One at most.
export function flawsOf(board: Army, { from, to }: ArmyMove, color: number): Flaw[] {
  const [piece, met] = [board.get(from), board.get(to)];
  if (piece === 0) return [{ fault: 'no-piece-on-start', about: 'from', stops: true }];
  if (colorOf(piece) !== color) return [{ fault: 'not-own-piece', about: 'from', stops: true }];
  if (colorOf(met) === color) return [{ fault: 'own-piece-on-target', about: 'to', stops: true }];
  if (isFixed(rankOf(piece))) return [{ fault: 'immobile-piece', about: 'from' }];
  if (isHeadquarters(from)) return [{ fault: 'headquarters-move', about: 'from' }];
  if (met !== 0 && isCamp(to)) return [{ fault: 'camp-attack', about: 'to' }];
  return wayTo(board, from, to) ? [] : [{ fault: 'move-path', about: 'move' }];
}

/// Where the piece on a place can go, those next to it first.
export function targets(board: Army, from: number): number[] {
  const piece = board.get(from);
  if (piece === 0 || isFixed(rankOf(piece)) || isHeadquarters(from)) return [];
  return [...ways(board, from).keys()].filter((to) => {
    const met = board.get(to);
    return met === 0 || (colorOf(met) !== colorOf(piece) && !isCamp(to));
  });
}

/// The pieces of a side that can move.
export const movable = (board: Army, color: number): number[] =>
  board.pieces(color).filter((from) => targets(board, from).length > 0);
