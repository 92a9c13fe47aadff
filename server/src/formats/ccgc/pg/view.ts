/// What boards show of a Phantom Go record beside the stones: where the side that is next has been refused and does not know better
/// since, and what each side has taken.

import { hasPoint } from '../../../games/phantom-go/points';
import { SIDE } from '../../../games/phantom-go/referee';
import { cellOf } from '../../../games/shared/cells';
import { SIDES } from '../../../games/shared/sides';
import type { Shows } from '../brackets/view';
import type { PgPlay, PgState } from './play';

export function shows(state: PgState, play: PgPlay): Shows {
  const points = state.standing.tried[play.side(state) - 1];
  const tried = points
    ? Array.from({ length: SIDE * SIDE }, (_, cell) => cell).filter((cell) => hasPoint(points, cell))
    : [];
  const { taken = [] } = state.ply ?? {};
  const captures = Object.fromEntries([1, 2].map((color) => [SIDES[color], taken[color] ?? 0]));
  return { marks: tried.map((cell) => ({ ...cellOf(cell, SIDE), form: 'cross' })), captures };
}
