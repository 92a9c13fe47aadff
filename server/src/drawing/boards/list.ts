/// The kind of board of every game. A new kind of board is a file beside this one and a line in this table.

import type { Position } from '../position';
import { corners } from './corners';
import { crossings, goban } from './crossings';
import { hexagons } from './hexagons';
import type { Kind } from './kind';
import { loops } from './loops';
import { net } from './net';
import { squares } from './squares';
import { strokes } from './strokes';

const KINDS: Readonly<Record<string, Kind>> = {
  '': goban,
  go: goban,
  gomoku: crossings,
  connect6: crossings,
  nogo: crossings,
  'phantom-go': crossings,
  amazons: squares,
  hex: hexagons,
  surakarta: loops,
  einstein: corners,
  dots: strokes,
  army: net,
};

/// A game that nobody knows is drawn by its geometry.
export function kindOf({ game = '', geometry }: Pick<Position, 'game' | 'geometry'>): Kind {
  if (Object.hasOwn(KINDS, game)) return KINDS[game] as Kind;
  return geometry === 'squares' ? squares : crossings;
}

export const GAMES: readonly string[] = Object.keys(KINDS).filter((game) => game !== '');

/// What the side of a colour is called, for whoever looks up its words.
export const sideOf = (position: Pick<Position, 'game' | 'geometry'>, color: number): string =>
  kindOf(position).sides[color - 1] ?? String(color);
