/// A piece as it is drawn around 0, 0, and what it is called.

import type { Words } from '../../spec/rule';
import type { Shape } from '../shape';

export interface Piece {
  readonly drawn: readonly Shape[];
  readonly words: Words;
  /// What lies under marks and numbers.
  readonly under: 'on-white' | 'on-black';
  /// The piece has a name or a number written on it: what is said of it stands at its corner.
  readonly written?: boolean;
}
