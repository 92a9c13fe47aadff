/// Where play has come to in a game of SGF.

import { sideAfter } from '../../../games/go/next';
import type { State } from '../../../record/line';
import type { Ply } from '../../../record/ply';
import { samePlies } from '../../../record/same-plies';
import type { Leaf } from '../../../text/node';
import type { GameContext } from '../context';

/// What seldom becomes another along a line: all states up to there share one.
interface Standing {
  /// Nothing before the game has begun.
  readonly context: GameContext | undefined;
  /// The root is behind.
  readonly started: boolean;
  /// A node with information on the game is behind.
  readonly informed: boolean;
  /// The nodes that say which points are dimmed, and which alone are shown.
  readonly dimmed: Leaf | undefined;
  readonly viewed: Leaf | undefined;
}

export class SgfState implements State {
  constructor(
    readonly ply: Ply | undefined,
    readonly moves: number,
    /// Who moved last; 0 where nobody has since stones were set up.
    readonly last: number,
    /// Whose turn it was said to be; 0 if nothing was.
    readonly turn: number,
    /// The node before made a move here; -1 if it made none.
    readonly moved: number,
    /// A variation begins.
    readonly entered: boolean,
    readonly standing: Standing,
  ) {}

  get context(): GameContext | undefined {
    return this.standing.context;
  }

  get started(): boolean {
    return this.standing.started;
  }

  get informed(): boolean {
    return this.standing.informed;
  }

  get dimmed(): Leaf | undefined {
    return this.standing.dimmed;
  }

  get viewed(): Leaf | undefined {
    return this.standing.viewed;
  }

  /// The same, but for what stands now.
  with(standing: Partial<Standing>): SgfState {
    const { ply, moves, last, turn, moved, entered } = this;
    return new SgfState(ply, moves, last, turn, moved, entered, { ...this.standing, ...standing });
  }

  entering(): SgfState {
    const { ply, moves, last, turn, moved, standing } = this;
    return new SgfState(ply, moves, last, turn, moved, true, standing);
  }
}

const NOTHING: Standing = {
  context: undefined,
  started: false,
  informed: false,
  dimmed: undefined,
  viewed: undefined,
};

export const START = new SgfState(undefined, 0, 0, 0, -1, false, NOTHING);

export function sameStates(a: SgfState, b: SgfState): boolean {
  if (a.moves !== b.moves || a.last !== b.last || a.turn !== b.turn) return false;
  if (a.moved !== b.moved || a.entered !== b.entered || !isSameStanding(a.standing, b.standing)) return false;
  return samePlies(a.ply, b.ply);
}

function isSameStanding(a: Standing, b: Standing): boolean {
  if (a === b) return true;
  if (a.context !== b.context || a.started !== b.started || a.informed !== b.informed) return false;
  return sameLeaves(a.dimmed, b.dimmed) && sameLeaves(a.viewed, b.viewed);
}

const sameLeaves = (a: Leaf | undefined, b: Leaf | undefined): boolean => a === b || a?.text === b?.text;

/// As the record says, or the side after the one that moved last.
export const turnOf = ({ turn, last, ply }: SgfState): number => turn || (last ? 3 - last : sideAfter(ply));
