/// How what is wrong is reported. A report is made file by file, so that the first ones are read while the last are checked.

import type { Diagnostic } from '../../language';
import type { Places } from '../../text/places';
import type { CommandFault } from '../fault';
import type { CheckedFile } from './check';
import type { Tally } from './tally';

export interface Report {
  /// Each answers what to print next.
  begin(): string;
  file(checked: CheckedFile): string;
  end(tally: Tally, failures: readonly CommandFault[]): string;
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
