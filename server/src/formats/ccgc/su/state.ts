/// Where play has come to in a Surakarta record.

import type { Draft } from '../../../record/line';
import { type PlyState, START } from '../plies/state';

export interface SuState extends PlyState {
  /// How many of the first two lines are behind; `lost`: the first one cannot be read.
  readonly heads: 0 | 1 | 2;
  readonly lost: boolean;
  /// Something stands between them and the opening.
  readonly between: boolean;
  readonly rows: readonly string[];
  /// The line before is a row of the opening, and nothing lies between.
  readonly joined: boolean;
  /// The opening is over.
  readonly closed: boolean;
  /// Something is wrong with it: nothing is replayed.
  readonly void: boolean;
  /// A row that comes too late has been reported.
  readonly late: boolean;
}

export const copyOf = (state: SuState): Draft<SuState> => ({
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
  heads: state.heads,
  lost: state.lost,
  between: state.between,
  rows: state.rows,
  joined: state.joined,
  closed: state.closed,
  void: state.void,
  late: state.late,
});

export const BEGIN: SuState = copyOf({
  ...START,
  heads: 0,
  lost: false,
  between: false,
  rows: [],
  joined: false,
  closed: false,
  void: false,
  late: false,
});
