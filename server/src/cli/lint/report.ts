/// How what is wrong is reported. A report is made file by file, so that the first ones are read while the last are checked.

import type { Diagnostic } from '../../language';
import type { Places } from '../../text/places';
import type { Counts } from './check';
import type { Tally } from './tally';

/// What is wrong at a place, as data.
export interface Row {
  readonly source: string;
  readonly clause: string;
  readonly rule: string;
  readonly severity: keyof Counts;
  readonly message: string;
  readonly range: CountedRange;
}

/// A file that has been checked, as a report takes it.
export interface ToldFile {
  readonly path: string;
  /// The id of the specification that it was checked against.
  readonly format: string;
  readonly counts: Counts;
  /// How many diagnostics are not listed.
  readonly more: number;
  readonly rows: readonly Row[];
  /// The same for people, where they are to read it.
  readonly text: string;
}

export interface Report {
  /// Each answers what to print next.
  begin(): string;
  file(told: ToldFile): string;
  /// What could not be done with a file, in words.
  failed(path: string, message: string): string;
  end(tally: Tally): Iterable<string>;
}

/// A place as people and other programs count: from 1, columns in UTF-16 units.
interface CountedPlace {
  readonly line: number;
  readonly column: number;
}

export interface CountedRange {
  readonly start: CountedPlace;
  readonly end: CountedPlace;
}

export function counted(places: Places, { from, to }: Pick<Diagnostic, 'from' | 'to'>): CountedRange {
  return { start: countedPlace(places, from), end: countedPlace(places, to) };
}

function countedPlace(places: Places, offset: number): CountedPlace {
  const { line, character } = places.at(offset);
  return { line: line + 1, column: character + 1 };
}
