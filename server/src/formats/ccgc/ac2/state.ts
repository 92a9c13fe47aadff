/// Where play has come to in a record of Army chess, and where reading is.

import { Army } from '../../../games/army/board';
import { begin, type Standing, sameStandings } from '../../../games/army/standing';
import type { Draft, State } from '../../../record/line';
import { samePlies } from '../../../record/same-plies';

/// Where reading has come to.
export const Phase = { before: 0, open: 1, closed: 2 } as const;

export interface ArmyState extends State {
  readonly phase: number;
  /// The first group has begun.
  readonly begun: boolean;
  /// It has been told that something stands outside of the record, on this side of it.
  readonly strange: boolean;
  /// Nothing but white space stands before on the line.
  readonly atLineStart: boolean;
  /// Which properties of the record there have been.
  readonly seen: number;
  /// The result has been written; and it has been told that a move follows.
  readonly ended: 'no' | 'written' | 'told';
  readonly standing: Standing;
  readonly limit: number | undefined;
  /// The winner's colour, or 0 for nobody.
  readonly over: { readonly winner: number; readonly why: 'flag' | 'quiet' } | undefined;
  /// It has been told that something follows the end.
  readonly afterEnd: boolean;
  /// A move could not be played.
  readonly unsure: boolean;
  /// A move could not be read or made, so that nothing is certain of those after it.
  readonly loose: boolean;
  /// Something is wrong with the text around what is said of the record.
  readonly damaged: boolean;
  /// The results that are written: what they say, and how far back they stand.
  readonly ends: readonly End[];
  readonly note: string;
  readonly undecoded: boolean;
}

interface End {
  readonly color: number;
  readonly value: string;
  readonly back: number;
  readonly size: number;
}

export const copyOf = (state: ArmyState): Draft<ArmyState> => ({
  ply: state.ply,
  moves: state.moves,
  phase: state.phase,
  begun: state.begun,
  strange: state.strange,
  atLineStart: state.atLineStart,
  seen: state.seen,
  ended: state.ended,
  standing: state.standing,
  limit: state.limit,
  over: state.over,
  afterEnd: state.afterEnd,
  unsure: state.unsure,
  loose: state.loose,
  damaged: state.damaged,
  ends: state.ends,
  note: state.note,
  undecoded: state.undecoded,
});

export const NOTHING: ArmyState = {
  ply: undefined,
  moves: 0,
  phase: Phase.before,
  begun: false,
  strange: false,
  atLineStart: true,
  seen: 0,
  ended: 'no',
  standing: begin(new Army()),
  limit: undefined,
  over: undefined,
  afterEnd: false,
  unsure: false,
  loose: false,
  damaged: false,
  ends: [],
  note: '',
  undecoded: false,
};

export function sameStates(a: ArmyState, b: ArmyState): boolean {
  const names = ['moves', 'phase', 'begun', 'strange', 'atLineStart', 'seen', 'ended', 'limit'] as const;
  const others = ['afterEnd', 'unsure', 'loose', 'damaged', 'note', 'undecoded'] as const;
  if ([...names, ...others].some((name) => a[name] !== b[name])) return false;
  if (a.over?.why !== b.over?.why || a.over?.winner !== b.over?.winner) return false;
  return sameEnds(a.ends, b.ends) && sameStandings(a.standing, b.standing) && samePlies(a.ply, b.ply);
}

const sameEnds = (a: readonly End[], b: readonly End[]): boolean =>
  a.length === b.length &&
  a.every((end, i) => {
    const other = b[i];
    return (
      end.color === other?.color && end.value === other.value && end.back === other.back && end.size === other.size
    );
  });
