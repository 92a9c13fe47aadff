/// How far what is larger than its window is scrolled, so that what a person is at can be seen.

import { AROUND, yOf } from './branches';
import { DOT, LANE } from './dots';

/// The scroll that shows `x` no nearer to the edge than `room`.
export function into(x: number, scroll: number, size: number, room: number): number {
  const near = Math.min(room, size / 2);
  if (x - near < scroll) return Math.max(0, x - near);
  return x + near > scroll + size ? x + near - size : scroll;
}

/// Between a row and the one before it.
const before = (lane: number): number => yOf(lane) - LANE / 2;

/// The scroll that shows a row and, where there is room, those beside it. Where it has to change, no row is cut off at the top.
export function intoRow(lane: number, scroll: number, size: number): number {
  const top = into(yOf(lane), scroll, size, LANE);
  if (top === scroll || top <= AROUND - DOT) return top;
  return before(Math.min(lane, Math.ceil((top - before(0)) / LANE)));
}
