/// The points that the values of a list name.

import type { Value } from '../../../syntax/sgf/piece';
import type { GameContext } from '../context';
import { type Area, alone, spanning } from '../points';
import type { Known, NodeJudge } from './judge';
import { pointOn } from './points';

/// Those on the board; what cannot be read names none.
export function areasOf(judge: NodeJudge, { values }: Known): { value: Value; area: Area }[] {
  const areas: { value: Value; area: Area }[] = [];
  for (const value of values) {
    const area = areaOn(judge, value);
    if (area) areas.push({ value, area });
  }
  return areas;
}

export const areaOn = (judge: NodeJudge, value: Value): Area | undefined =>
  value.closed ? areaIn(judge.context, judge.inside(value)) : undefined;

function areaIn(context: GameContext, text: string): Area | undefined {
  const point = pointOn(context, text);
  if (point) return alone(point);
  if (text.length !== 5 || text[2] !== ':') return undefined;
  const [a, b] = [pointOn(context, text.slice(0, 2)), pointOn(context, text.slice(3))];
  return a && b && spanning(a, b);
}
