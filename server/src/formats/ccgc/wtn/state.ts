/// What is known of an EinStein game on the way through its record.

import type { Draft } from '../../../record/line';
import { type PlyState, START } from '../plies/state';
import type { Layout } from './layout';

export interface WtnState extends PlyState {
  /// A header, or what stands in its place, has been there.
  readonly headed: boolean;
  /// Something of a game has.
  readonly begun: boolean;
  /// Who goes first, by what the header says.
  readonly begins: number;
  readonly red: Layout | undefined;
  readonly blue: Layout | undefined;
  /// The sides, as bits, whose layouts are written after moves and have not come yet: they count for the whole game.
  readonly late: number;
  /// Something is wrong with a layout: nothing is replayed.
  readonly void: boolean;
  /// Rows are counted from the top.
  readonly fromTop: boolean;
  /// The number that the next move should have; 0 if any will do.
  readonly next: number;
  /// Moves have begun.
  readonly closed: boolean;
  /// What the die of the last move showed; 0 if nobody knows.
  readonly die: number;
}

export const copyOf = (state: WtnState): Draft<WtnState> => ({
  ply: state.ply,
  moves: state.moves,
  undecoded: state.undecoded,
  things: state.things,
  passing: state.passing,
  extra: state.extra,
  tail: state.tail,
  behind: state.behind,
  last: state.last,
  first: state.first,
  whole: state.whole,
  certain: state.certain,
  won: state.won,
  afterEnd: state.afterEnd,
  told: state.told,
  note: state.note,
  headed: state.headed,
  begun: state.begun,
  begins: state.begins,
  red: state.red,
  blue: state.blue,
  late: state.late,
  void: state.void,
  fromTop: state.fromTop,
  next: state.next,
  closed: state.closed,
  die: state.die,
});

export const BEGIN: WtnState = copyOf({
  ...START,
  headed: false,
  begun: false,
  begins: 0,
  red: undefined,
  blue: undefined,
  late: 0,
  void: false,
  fromTop: false,
  next: 1,
  closed: false,
  die: 0,
});
