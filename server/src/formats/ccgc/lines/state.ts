/// Where play has come to in a text of rounds, and where on its line reading is.

import type { Draft, State } from '../../../record/line';
import { samePlies } from '../../../record/same-plies';

/// Something that may be reported later: how far back from here it starts, and how long it is.
interface Anchor {
  readonly back: number;
  readonly size: number;
}

/// A line of a round that has begun and not ended. Its anchor is what it begins with.
export interface Round extends Anchor {
  /// `number`: it must not stand alone. `glued`: it is no number, or one that a move is glued to; that is told when what comes
  /// next is known. `settled`: nothing is left to be reported of it.
  readonly lead: 'number' | 'glued' | 'settled';
  /// Moves, and what stands in their place.
  readonly pieces: number;
  /// Something on the line could not be read: how many pieces there should be is not certain.
  readonly damaged: boolean;
  /// How far back the third piece starts; -1 without one.
  readonly extra: number;
  /// White space at the end.
  readonly tail: number;
  /// A move may be glued to what came last.
  readonly joins: boolean;
}

export interface LineState extends State {
  /// The number that the next round should have.
  readonly next: number;
  readonly round: Round | undefined;
  /// The line before has only one move: its beginning.
  readonly half: Anchor | undefined;
  /// A move could not be made; those after it are not.
  readonly stopped: boolean;
  /// Lines with more on them than a round: moves may be missing, so that what stands where is not certain after the first.
  readonly overfull: number;
  /// Moves are written in another way than the chapter has, and that has been told.
  readonly dialect: boolean;
  /// In the rest of a line that is passed over.
  readonly passing: boolean;
  /// The header has no end, or none to its last field: the next line may belong to it.
  readonly header: 'ended' | 'unended' | 'cut';
}

export const START: LineState = {
  ply: undefined,
  moves: 0,
  next: 1,
  round: undefined,
  half: undefined,
  stopped: false,
  overfull: 0,
  dialect: false,
  passing: false,
  header: 'ended',
};

export const copyOf = (state: LineState): Draft<LineState> => ({
  ply: state.ply,
  moves: state.moves,
  next: state.next,
  round: state.round,
  half: state.half,
  stopped: state.stopped,
  overfull: state.overfull,
  dialect: state.dialect,
  passing: state.passing,
  header: state.header,
});

/// Whose move comes next, 0 or 1: that is told by its place on the line.
export function turnAt({ round, half }: LineState): 0 | 1 {
  if (round) return round.pieces === 1 ? 1 : 0;
  return half ? 1 : 0;
}

/// Whose move it is that comes behind so many others on its line.
export const turnBehind = (pieces: number): 0 | 1 => (pieces === 0 ? 0 : 1);

export function sameStates(a: LineState, b: LineState): boolean {
  const alike = a.moves === b.moves && a.stopped === b.stopped && a.overfull > 0 === b.overfull > 0;
  return alike && sameLines(a, b) && samePlies(a.ply, b.ply);
}

/// Does reading stand alike, whatever the game has come to?
function sameLines(a: LineState, b: LineState): boolean {
  const alike = a.next === b.next && a.passing === b.passing && a.header === b.header && a.dialect === b.dialect;
  return alike && sameAnchors(a.half, b.half) && sameRounds(a.round, b.round);
}

/// Where the replay has ended, only moves are counted: what there is to tell does not depend on the game any more.
export function carried({ from, to }: { from: LineState; to: LineState }, now: LineState): LineState | undefined {
  if (!from.stopped || !now.stopped || !sameLines(from, now)) return undefined;
  const { ply } = now;
  const overfull = now.overfull + to.overfull - from.overfull;
  return { ...to, ply, moves: now.moves + to.moves - from.moves, overfull };
}

const sameAnchors = (a: Anchor | undefined, b: Anchor | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.back === b.back && a.size === b.size);

function sameRounds(a: Round | undefined, b: Round | undefined): boolean {
  if (a === b || !a || !b) return a === b;
  const alike = a.lead === b.lead && a.pieces === b.pieces && a.extra === b.extra && a.damaged === b.damaged;
  return alike && sameAnchors(a, b) && a.tail === b.tail && a.joins === b.joins;
}
