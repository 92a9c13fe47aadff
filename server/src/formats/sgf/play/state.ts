/// Where play has come to in a game of SGF.

import { sideAfter } from '../../../games/go/next';
import type { State } from '../../../record/line';
import { type Ply, samePlies } from '../../../record/ply';
import type { Leaf } from '../../../text/node';
import type { GameContext } from '../context';

export interface SgfState extends State {
  readonly ply: Ply | undefined;
  /// Nothing before the game has begun.
  readonly context: GameContext | undefined;
  /// The root is behind.
  readonly started: boolean;
  /// Who moved last; 0 where nobody has since stones were set up.
  readonly last: number;
  /// Whose turn it was said to be; 0 if nothing was.
  readonly turn: number;
  /// A node with information on the game is behind.
  readonly informed: boolean;
  /// The node before made a move here; -1 if it made none.
  readonly moved: number;
  /// A variation begins.
  readonly entered: boolean;
  /// The nodes that say which points are dimmed, and which alone are shown.
  readonly dimmed: Leaf | undefined;
  readonly viewed: Leaf | undefined;
}

export const START: SgfState = {
  ply: undefined,
  moves: 0,
  context: undefined,
  started: false,
  last: 0,
  turn: 0,
  informed: false,
  moved: -1,
  entered: false,
  dimmed: undefined,
  viewed: undefined,
};

export function sameStates(a: SgfState, b: SgfState): boolean {
  if (a.context !== b.context || a.moves !== b.moves || a.started !== b.started || a.last !== b.last) return false;
  if (a.turn !== b.turn || a.informed !== b.informed || a.moved !== b.moved || a.entered !== b.entered) return false;
  // Lines that are long and different are told apart before they are walked.
  if (a.ply?.hash !== b.ply?.hash || !sameLeaves(a.dimmed, b.dimmed) || !sameLeaves(a.viewed, b.viewed)) return false;
  return samePlies(a.ply, b.ply);
}

const sameLeaves = (a: Leaf | undefined, b: Leaf | undefined): boolean => a === b || a?.text === b?.text;

/// As the record says, or the side after the one that moved last.
export const turnOf = ({ turn, last, ply }: SgfState): number => turn || (last ? 3 - last : sideAfter(ply));
