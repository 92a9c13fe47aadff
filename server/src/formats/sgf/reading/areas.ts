/// The points that the values of a list name.

import type { Value } from '../../../syntax/sgf/piece';
import { type Area, areaOf } from '../points';
import type { Known, NodeJudge } from './judge';
import { isOnBoard, isPointText } from './points';

/// Those on the board; what cannot be read names none.
export function* areasOf(judge: NodeJudge, { values }: Known): Generator<{ value: Value; area: Area }> {
  const { context } = judge;
  for (const value of values) {
    if (!value.closed) continue;
    const text = judge.inside(value);
    const area = areaIn(text);
    if (area && isOnBoard(context, area.from) && isOnBoard(context, area.to) && isSound(text)) yield { value, area };
  }
  function isSound(text: string): boolean {
    return text.split(':').every((part) => isPointText(context, part));
  }
}

const areaIn = (text: string): Area | undefined => (text.length <= 5 ? areaOf(text) : undefined);
