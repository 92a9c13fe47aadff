/// What fields say, against the moves and the board of the place they stand in.

import type { Rule } from '../../../spec/rule';
import type { Field } from '../../../syntax/lines/fields';
import { rules } from '../rules';
import type { Named, Target } from '../said';
import { shown } from '../said/faults';
import { columnName, isOn, type Point } from '../said/points';
import { type Made, type Moves, moveNumbered } from './made';
import type { Note, PassageReport } from './passage';

/// The place that notes are judged in.
export interface Place {
  readonly report: PassageReport;
  /// Points are on a board of this size.
  readonly limit: number;
  /// The moves on the way here.
  readonly moves: Moves;
  /// What belongs where is not certain.
  readonly displaced: boolean;
}

/// Tells of a point that is on no board.
export function isPlaced({ report, limit }: Place, note: Note, field: Field, point: Point): boolean {
  if (isOn(point, limit)) return true;
  const params = { value: shown(field.text), size: limit, column: columnName(limit - 1) };
  report.of(note, rules['loc-off-board'], field, params);
  return false;
}

/// Tells of a reference to moves that are not there.
export function isFound(place: Place, note: Note, { named, part }: Target, rule: Rule): boolean {
  if (!isReference(named)) return true;
  const { from, to } = named;
  if (moveNumbered(place.moves, from) && moveNumbered(place.moves, to)) return true;
  place.report.of(note, rule, part, { value: shown(part.text) });
  return false;
}

export const isReference = (named: Named): named is { readonly from: number; readonly to: number } =>
  named !== 'all' && 'from' in named;

/// Longer ranges are not gone through: no board holds so many stones that are named.
const FAR = 5000;

/// The moves that a reference names.
export function* movesNamed(moves: Moves, from: number, to: number): Generator<Made> {
  for (let number = from; number <= Math.min(to, from + FAR); number++) {
    const made = moveNumbered(moves, number);
    if (made) yield made;
  }
}
