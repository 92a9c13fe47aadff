/// Who takes part in a record, and where its text speaks of them: what a format knows for going there and for giving them another name.

import type { Run } from '../text/node';
import type { Occurrence } from './line';
import type { Stretch } from './view';

/// Somebody, where the text says their name.
export interface Person extends Stretch {
  /// Two of one key are the same.
  readonly key: string;
  readonly name: string;
  /// All that is said of them here, if it is more than the name.
  readonly whole?: Stretch | undefined;
}

/// Where somebody is meant.
export interface Place extends Stretch {
  readonly key: string;
  /// By nothing but a number, so that nobody sees who it is.
  readonly bare?: true;
}

export interface People {
  /// All whose names are said, in the order of the text; of very many only the first.
  all(root: Run): Iterable<Person>;
  /// Those whose names stand around an offset; without this, all.
  around?(root: Run, offset: number): Iterable<Person>;
  /// Where they are meant outside of play.
  heads?(root: Run): readonly Place[];
  /// Where an event means them.
  mentions?(event: Occurrence): readonly Place[];
  /// A name as it is written where names stand; undefined if it cannot be.
  written(name: string): string | undefined;
}
