/// MARK and UNMARK lines: what they name has to be there (5.4/MARK, 5.4/UNMARK).

import { shown } from './faults';
import { isFound, isPlaced, isReference, type Place } from './judge-fields';
import { Kind } from './keywords';
import { kindOf, lineOf, type Note } from './passage';
import type { Point } from './points';
import { rules } from './rules';
import { type SaidTargets, saidBy, type Target } from './said';

export interface MarkPlace extends Place {
  /// Does a stone stand there? Without this it cannot be told.
  readonly hasStone?: ((point: Point) => boolean) | undefined;
}

/// Judges the marks of one move, one diagram, one event, or its set-up.
export function judgeMarks(notes: readonly Note[], place: MarkPlace): void {
  let marked = false;
  for (const note of notes) {
    const kind = kindOf(note.item);
    if (kind !== Kind.MARK && kind !== Kind.UNMARK) continue;
    const said = saidBy(lineOf(note.item)) as SaidTargets;
    if (kind === Kind.UNMARK && !marked) place.told.keyword(note, rules['unmark-without-mark']);
    marked ||= kind === Kind.MARK;
    place.told.faults(note, said);
    for (const target of said.targets) judgeTarget(note, kind, target, place);
  }
}

function judgeTarget(note: Note, kind: number, target: Target, place: MarkPlace): void {
  const { named, part, marker } = target;
  const unresolved = kind === Kind.MARK ? rules['mark-ref-unresolved'] : rules['unmark-ref-unresolved'];
  if (!isFound(place, note, target, unresolved) || named === 'all' || isReference(named)) return;
  const placed = isPlaced(place, note, part, named.point);
  if (!placed || kind !== Kind.MARK || marker || !place.hasStone || place.hasStone(named.point)) return;
  place.told.of(note, rules['mark-no-stone'], part, { value: shown(part.text) });
}
