/// A move that is being written, and what it comes to.

import { Army } from '../../../games/army/board';
import { flawsOf, movable, targets } from '../../../games/army/judge';
import { endBy, standingAfter } from '../../../games/army/standing';
import type { ArmyCourse } from './course';
import { flagText, groupText } from './notation';
import { placeName } from './places';
import type { ArmyState } from './state';

/// What comes next: the places of pieces that can move, or where one of them gets to.
export function placesAfter(course: ArmyCourse, state: ArmyState, from: number | undefined): number[] {
  const board = course.working.to(state.ply);
  if (state.over) return [];
  return from === undefined ? movable(board, state.standing.toMove) : targets(board, from);
}

/// The places that a move may mean of which so much is written: `G`, `G0F`.
export function placesMeant(course: ArmyCourse, state: ArmyState, written: string, color: number): number[] {
  const board = course.working.to(state.ply);
  const starts = movable(board, color);
  const named = (places: readonly number[], prefix: string) =>
    places.filter((cell) => placeName(cell).startsWith(prefix));
  if (state.over || written.length > 3) return [];
  if (written.length < 2) return named(starts, written);
  const [from] = named(starts, written.slice(0, 2));
  return from === undefined ? [] : named(targets(board, from), written.slice(2));
}

export interface Outcome {
  /// `;MA[G0F0]RA[1]FB[00]`
  readonly text: string;
  readonly result: number;
  readonly flag: string;
  /// The colour that has won by it, 0 for nobody; undefined while the game goes on.
  readonly winner: number | undefined;
}

/// A move as it is written with what comes of it; undefined if it cannot be made.
export function outcomeOf(
  course: ArmyCourse,
  state: ArmyState,
  color: number,
  { from, to }: { readonly from: number; readonly to: number },
): Outcome | undefined {
  const board = copied(course.working.to(state.ply));
  if (flawsOf(board, { from, to }, color)[0]?.stops) return undefined;
  const play = board.play({ from, to });
  if (!play) return undefined;
  const standing = standingAfter(state.standing, { from, to }, play);
  const flag = flagText(standing, 3 - color) ?? '00';
  const text = groupText(color, { from, to }, play.result, flag);
  return { text, result: play.result, flag, winner: endBy(play, standing, state.limit)?.winner };
}

function copied(board: Army): Army {
  const copy = new Army();
  for (let cell = 0; board.has(cell); cell++) copy.set(cell, board.get(cell));
  return copy;
}
