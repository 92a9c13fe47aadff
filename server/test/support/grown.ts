/// Records as large as one likes, of every format: for counting what a keystroke costs in them, and for `npm run bench`.

import { ccgcRecords } from './grown-ccgc';
import { goRecords } from './grown-go';

export interface Grown {
  /// Of the format.
  readonly id: string;
  readonly language: string;
  readonly file: string;
  /// Where something is typed over: signs of coordinates.
  readonly spot: RegExp;
  readonly typed: readonly string[];
  /// What breaks a record of this kind, typed there; and what unhinges more of it.
  readonly bracket: string;
  readonly quote?: string;
  /// However long, it is one game: where a move is lost, all after it is played anew.
  readonly single?: true;
  /// A record of about so many characters, the same every time. `moves`: so many to a game, where games are that long.
  text(size: number, moves?: number): string;
}

export const grown: readonly Grown[] = [...goRecords, ...ccgcRecords];
