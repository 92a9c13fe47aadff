/// MARK and UNMARK lines: what they name has to be there (5.4/MARK, 5.4/UNMARK).

import { Kind } from '../keywords';
import { rules } from '../rules';
import { type SaidTargets, saidBy, type Target } from '../said';
import { shown } from '../said/faults';
import type { Point } from '../said/points';
import { isFound, isPlaced, isReference, type Place } from './judge-fields';
import { kindOf, lineOf, type Note } from './passage';

/// Does a stone stand there? Undefined where that cannot be told.
type HasStone = ((point: Point) => boolean) | undefined;

/// Judges the marks of one move, one diagram, one event, or its set-up.
export function judgeMarks(notes: readonly Note[], place: Place, hasStone?: HasStone): void {
  let marked = false;
  for (const note of notes) {
    const kind = kindOf(note.item);
    if (kind !== Kind.MARK && kind !== Kind.UNMARK) continue;
    const said = saidBy(lineOf(note.item)) as SaidTargets;
    if (kind === Kind.UNMARK && !marked) place.report.keyword(note, rules['unmark-without-mark']);
    marked ||= kind === Kind.MARK;
    place.report.faults(note, said);
    for (const target of said.targets) judgeTarget(note, kind, target, place, hasStone);
  }
}

function judgeTarget(note: Note, kind: number, target: Target, place: Place, hasStone: HasStone): void {
  const { named, part, marker } = target;
  const unresolved = kind === Kind.MARK ? rules['mark-ref-unresolved'] : rules['unmark-ref-unresolved'];
  if (!isFound(place, note, target, unresolved) || named === 'all' || isReference(named)) return;
  const placed = isPlaced(place, note, part, named.point);
  if (!placed || kind !== Kind.MARK || marker || !hasStone || hasStone(named.point)) return;
  place.report.of(note, rules['mark-no-stone'], part, { value: shown(part.text) });
}
