/// Where play has come to in a record of Ishi.

import type { Draft, State } from '../../../record/line';
import type { Ply } from '../../../record/ply';
import { comparedPlies, samePlies } from '../../../record/same-plies';
import { comparedRuns, type Moves, NO_MOVES, sameRuns } from './made';
import { type Note, sameNotes } from './passage';

/// What came last that lines can be about. `variation`: one has begun, and nothing in it. `varied`: a move, and variations on it.
type Stage = 'event' | 'move' | 'diagram' | 'variation' | 'varied';

/// The move of this sequence that a variation would be on, which is the move made last: there is none; it has had no
/// variations; it has.
type Current = 'none' | 'fresh' | 'varied';

export interface IshiState extends State, Moves {
  readonly ply: Ply | undefined;
  /// Lines of the board; of an event whose tree has not begun, what it would be without BOARDSIZE.
  readonly size: number;
  readonly stage: Stage;
  /// The tree of moves and diagrams has begun.
  readonly begun: boolean;
  /// What has not been judged yet, and how far it reaches.
  readonly passage: Note | undefined;
  readonly width: number;
  readonly current: Current;
  /// The number of the last move of this sequence; 0 if there is none.
  readonly last: number;
  /// There had been a move of that number in it.
  readonly repeats: boolean;
  /// In how many variations, one in the other.
  readonly level: number;
  /// The last move could not be read, so what it took is not certain.
  readonly uncertain: boolean;
  /// A line could not be read that may have begun or ended something, so what belongs where is not certain: up to the next move,
  /// or in the rest of the event.
  readonly displaced: 'move' | 'event' | undefined;
  /// In a block of which the end, or the beginning, is missing: the kind of the line that begins such a block; 0 in none.
  readonly quiet: number;
}

export const STANDARD = 19;

export const copyOf = (state: IshiState): Draft<IshiState> => ({
  ply: state.ply,
  moves: state.moves,
  run: state.run,
  post: state.post,
  size: state.size,
  stage: state.stage,
  begun: state.begun,
  passage: state.passage,
  width: state.width,
  current: state.current,
  last: state.last,
  repeats: state.repeats,
  level: state.level,
  uncertain: state.uncertain,
  displaced: state.displaced,
  quiet: state.quiet,
});

export const START: IshiState = copyOf({
  ...NO_MOVES,
  moves: 0,
  size: STANDARD,
  stage: 'event',
  begun: false,
  passage: undefined,
  width: 0,
  current: 'none',
  last: 0,
  repeats: false,
  level: 0,
  uncertain: false,
  displaced: undefined,
  quiet: 0,
});

export const sameStates = (a: IshiState, b: IshiState): boolean =>
  areAlike(a, b) && sameNotes(a.passage, b.passage) && sameRuns(a.run, b.run) && samePlies(a.ply, b.ply);

/// Goes along the lines of two states with pauses, so that to compare them costs little then.
export function* comparingStates(a: IshiState, b: IshiState): Generator<void, void> {
  if (areAlike(a, b) && (yield* comparedRuns(a.run, b.run))) yield* comparedPlies(a.ply, b.ply);
}

/// But for the lines that led there.
function areAlike(a: IshiState, b: IshiState): boolean {
  if (a.moves !== b.moves || a.size !== b.size || a.stage !== b.stage || a.begun !== b.begun) return false;
  if (a.width !== b.width || a.last !== b.last || a.level !== b.level || a.quiet !== b.quiet) return false;
  return (
    a.uncertain === b.uncertain && a.displaced === b.displaced && a.repeats === b.repeats && a.current === b.current
  );
}
