/// The part of a board that is drawn: of which game, where its lines start, how many there are, and how they are named.

import type { Cell, Position } from './position';

export type Coordinates = 'letters' | 'numbers' | 'off';

export interface Sheet {
  readonly game: string;
  readonly geometry: 'points' | 'squares';
  /// Of the whole board.
  readonly columns: number;
  readonly height: number;
  /// Of what is shown.
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly down: number;
  readonly coordinates: Coordinates;
}

export function sheetOf(position: Position, coordinates: Coordinates = 'letters'): Sheet {
  const { game = '', geometry = 'points', columns, height, left, top, rows } = position;
  return { game, geometry, columns, height, left, top, across: rows[0]?.length ?? 0, down: rows.length, coordinates };
}

export const sameSheet = (a: Sheet, b: Sheet): boolean =>
  (Object.keys(a) as (keyof Sheet)[]).every((key) => a[key] === b[key]);

export const isShown = ({ left, top, across, down }: Sheet, { x, y }: Cell): boolean =>
  x >= left && y >= top && x < left + across && y < top + down;
