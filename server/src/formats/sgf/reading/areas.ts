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
  value.closed ? areaIn(judge.context, judge.leaf.text, value.at + 1, value.end - 1) : undefined;

function areaIn(context: GameContext, text: string, from: number, to: number): Area | undefined {
  const point = pointOn(context, text, from, to);
  if (point) return alone(point);
  if (to - from !== 5 || text[from + 2] !== ':') return undefined;
  const [a, b] = [pointOn(context, text, from, from + 2), pointOn(context, text, from + 3, to)];
  return a && b && spanning(a, b);
}
