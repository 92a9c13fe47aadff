/// Where play has come to in a text with a move a line, and where on its line reading is.

import type { State } from '../../../record/line';
import { samePlies } from '../../../record/same-plies';
import type { Winner } from '../../../record/view';

export interface PlyState extends State {
  /// Some of the text could not be decoded: what is told depends on that.
  readonly undecoded: boolean;
  /// Things on the line so far: moves, or what else stands there.
  readonly things: number;
  /// The rest of the line is passed over.
  readonly passing: boolean;
  /// How far back the second one starts.
  readonly extra: number;
  /// White space behind the last one.
  readonly tail: number;
  /// How far back places lie that something may be reported when more is known.
  readonly behind: readonly number[];
  /// Who made the move before; 0 if either side may make the next.
  readonly last: number;
  /// Who made the first move.
  readonly first: number;
  /// Every move could be read and made.
  readonly whole: boolean;
  /// Nothing that may have been a move could not be read: what later moves do is certain.
  readonly certain: boolean;
  /// Who has won, by colour; and whether moves after that have been reported.
  readonly won: number;
  readonly afterEnd: boolean;
  /// Habits that have been reported once.
  readonly told: number;
  /// What comments have said since the last move.
  readonly note: string;
}

export const START: PlyState = {
  ply: undefined,
  moves: 0,
  undecoded: false,
  things: 0,
  passing: false,
  extra: 0,
  tail: 0,
  behind: [],
  last: 0,
  first: 0,
  whole: true,
  certain: true,
  won: 0,
  afterEnd: false,
  told: 0,
  note: '',
};

/// The side that has won, if the first game is known to its end.
export function winnerIn({ won, first, whole }: PlyState, begins = first): Winner | undefined {
  if (won === 0 || begins === 0 || !whole) return undefined;
  return won === begins ? 'first' : 'second';
}

export function sameStates<S extends PlyState>(a: S, b: S): boolean {
  for (const key of Object.keys(a) as (keyof S)[]) if (key !== 'ply' && !same(a[key], b[key])) return false;
  return samePlies(a.ply, b.ply);
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  return a.every((one, index) => one === b[index]);
}
