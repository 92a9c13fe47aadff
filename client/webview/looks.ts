/// How boards of a kind are drawn: what lies under the pieces, and the pieces. A new geometry is a line in this table.

import type { Geometry } from '../src/board/messages';
import { crossings } from './crossings';
import type { Sheet } from './points';
import { amazon, arrow, squares } from './squares';
import { stone } from './stones';
import type { Say } from './words';

/// A piece as it is drawn around 0, 0.
export interface Piece {
  readonly drawn: () => readonly SVGElement[];
  readonly name: (say: Say) => string;
  /// What lies under marks and numbers: one of `on-wood`, `on-white`, `on-black`.
  readonly under: string;
}

export interface Look {
  readonly ground: (sheet: Sheet) => readonly SVGElement[];
  readonly piece: (sign: string) => Piece;
  /// What shows where the last move went: a ring on the piece, or its whole square.
  readonly last: 'ring' | 'square';
  /// Whether what will be played is shown under the pointer as a stone.
  readonly stones: boolean;
}

const ON_SQUARES: Readonly<Record<string, Piece>> = {
  W: { drawn: () => amazon('white'), name: (say) => say('whiteAmazon'), under: 'on-white' },
  B: { drawn: () => amazon('black'), name: (say) => say('blackAmazon'), under: 'on-black' },
  '#': { drawn: arrow, name: (say) => say('arrow'), under: 'on-black' },
};

export const LOOKS: Readonly<Record<Geometry, Look>> = {
  points: { ground: crossings, piece: stone, last: 'ring', stones: true },
  squares: { ground: squares, piece: (sign) => ON_SQUARES[sign] ?? stone(sign), last: 'square', stones: false },
};
