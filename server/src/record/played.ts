/// What is kept of playing a piece of a record, on its node.

import { List, type Node, Pair } from '../text/node';
import { ReplaySlot } from '../text/slot';
import type { Findings } from './finding';
import type { Course, State } from './line';

export interface Played<S> {
  readonly course: unknown;
  /// What the piece was played as.
  readonly as: number;
  readonly from: S;
  readonly to: S;
  readonly findings: Findings;
  /// Lines fork off inside.
  readonly forked: boolean;
  /// A game starts anew inside.
  readonly anew: boolean;
}

/// A piece of a run, a piece of forks, or a line.
export type Kind = 'run' | 'forks' | 'line';

/// Runs and forks of one role are different things.
export const keyOf = (kind: Kind, role: number): number => 3 * role + (kind === 'run' ? 0 : kind === 'forks' ? 1 : 2);

/// Whose course it was says what its states are.
const PLAYED = new ReplaySlot<Played<unknown>>();

export function keep<S>(node: List | Pair, played: Played<S>): void {
  PLAYED.keep(node, played);
}

export function kept<S>(node: List | Pair, kind: Kind, role: number): Played<S> | undefined {
  const played = PLAYED.of(node);
  return played?.as === keyOf(kind, role) ? (played as Played<S>) : undefined;
}

/// What is remembered of a piece or a line, if it was played on that course.
export function keptIn<S>(node: Node | undefined, course: unknown): Played<S> | undefined {
  const played = node instanceof List || node instanceof Pair ? PLAYED.of(node) : undefined;
  return played?.course === course ? (played as Played<S> | undefined) : undefined;
}

/// The role of a line that was played on that course.
export function roleOfLine(node: Node | undefined, course: unknown): number | undefined {
  const as = keptIn(node, course)?.as;
  return as !== undefined && as % 3 === keyOf('line', 0) ? (as - keyOf('line', 0)) / 3 : undefined;
}

/// What is remembered of a piece of a run of this role, whoever played it.
export const playedRun = <S>(piece: List, role: number): Played<S> | undefined => kept(piece, 'run', role);

/// Where play comes out of a piece, if that is known without playing it.
export function outcome<S extends State>(course: Course<S>, played: Played<S>, from: S): S | undefined {
  if (played.course !== course) return undefined;
  if (played.from === from || course.same(played.from, from)) return played.to;
  return played.anew ? undefined : course.carried?.(played, from);
}
