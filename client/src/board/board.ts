/// A position with all that the panel shows of it, made of what the server answers.

import { BoardAnswer, Editable, type Geometry, type Ghost } from '../../../server/src/protocol/board';
import type { Way } from '../../../server/src/protocol/move-step';
import type { Cell } from '../../../server/src/protocol/places';

type Answered<K extends keyof BoardAnswer> = NonNullable<BoardAnswer[K]>;
type About = Answered<'about'>;

/// Taken over as they are.
type Same = Pick<
  BoardAnswer,
  | 'version'
  | 'game'
  | 'columns'
  | 'height'
  | 'rows'
  | 'lastMove'
  | 'marks'
  | 'lines'
  | 'comment'
  | 'title'
  | 'toMove'
  | 'outcome'
  | 'evaluation'
  | 'problem'
  | 'time'
  | 'nextTime'
  | 'step'
  | 'die'
>;

/// What is on the board and around it.
export interface Board extends Same {
  readonly left: number;
  readonly top: number;
  readonly move: number;
  readonly captures: Answered<'captures'>;
  readonly name?: string | undefined;
  readonly players: About['players'];
  readonly result?: string | undefined;
  readonly facts: readonly string[];
  readonly next: Answered<'next'>;
  readonly ways: Answered<'ways'>;
  readonly numbers: Answered<'numbers'>;
  readonly faults: Answered<'faults'>;
  readonly geometry: Geometry;
  readonly editable: Editable;
  readonly ghost?: (Ghost & { readonly cells: readonly Cell[] }) | undefined;
  readonly messages: Answered<'messages'>;
  readonly winning: readonly Cell[];
  /// Whose a thing is, where its sign does not say: x, y, colour.
  readonly owners: Answered<'owners'>;
  /// Of a move that is being made in the panel: the cells that are chosen, and those that can be next.
  readonly chosen?: readonly Cell[] | undefined;
  readonly targets?: readonly Cell[] | undefined;
  /// And the way of its piece.
  readonly way?: Way | undefined;
}

/// Lines each way that the panel shows.
export const MOST_LINES = 41;

const NO_WAYS = { back: false, forward: false, up: false, down: false };
/// Who says nothing lets one try to play.
const PLAY_ONLY = Editable.take({}) as Editable;

export function boardOf({ window, node, about, ghost, ...answer }: BoardAnswer): Board {
  return {
    ...answer,
    rows: answer.rows.slice(0, MOST_LINES).map((row) => row.slice(0, MOST_LINES)),
    left: window?.left ?? 0,
    top: window?.top ?? 0,
    move: node?.move ?? 0,
    captures: answer.captures ?? {},
    name: about?.name,
    players: about?.players ?? [],
    result: about?.result,
    facts: about?.facts ?? [],
    next: answer.next ?? [],
    ways: answer.ways ?? NO_WAYS,
    numbers: answer.numbers ?? [],
    faults: answer.faults ?? [],
    geometry: answer.geometry ?? 'points',
    editable: answer.editable ?? PLAY_ONLY,
    ghost: isAnywhere(ghost) ? { ...ghost, cells: ghost.cells ?? [] } : undefined,
    messages: answer.messages ?? [],
    winning: answer.winning ?? [],
    owners: answer.owners ?? [],
  };
}

const isAnywhere = (ghost: Ghost | undefined): ghost is Ghost =>
  ghost?.column !== undefined || ghost?.row !== undefined || (ghost?.cells ?? []).length > 0;

/// Of the server's answer, if it is one.
export function boardFrom(value: unknown): Board | undefined {
  const answer = BoardAnswer.take(value);
  return answer && boardOf(answer);
}
