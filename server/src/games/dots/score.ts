/// How a game of Dots and Boxes stands, beside the lines: whose stroke is next, and how many boxes each side has.

import { BLUE, type Dots, RED, type Stroke } from './board';
import { BOXES } from './lines';

export interface Score {
  /// 0 where it is not known: before the first stroke, and after one that could not be read or drawn.
  readonly toMove: number;
  readonly red: number;
  readonly blue: number;
}

export const START: Score = { toMove: 0, red: 0, blue: 0 };

/// How it stands after a stroke that closes so many boxes.
export function scoreAfter({ red, blue }: Score, color: number, boxes: number): Score {
  return {
    toMove: boxes > 0 ? color : 3 - color,
    red: red + (color === RED ? boxes : 0),
    blue: blue + (color === BLUE ? boxes : 0),
  };
}

/// After something that could not be read or drawn.
export const afterUnreadable = (before: Score): Score => ({ ...before, toMove: 0 });

/// Who has more than half of the boxes.
export function winner({ red, blue }: Score): number {
  if (2 * red > BOXES.length) return RED;
  return 2 * blue > BOXES.length ? BLUE : 0;
}

export const sameScores = (one: Score, other: Score): boolean =>
  one === other || (one.toMove === other.toMove && one.red === other.red && one.blue === other.blue);

type Fault = 'colour-order' | 'edge-drawn-twice';

interface Flaw {
  readonly fault: Fault;
  /// The stroke cannot be drawn.
  readonly stops?: true;
}

/// What is wrong with a stroke.
export function flawsOf(board: Dots, { toMove }: Score, { color, cell }: Stroke): Flaw[] {
  const flaws: Flaw[] = [];
  if (toMove !== 0 && toMove !== color) flaws.push({ fault: 'colour-order' });
  if (board.get(cell) !== 0) flaws.push({ fault: 'edge-drawn-twice', stops: true });
  return flaws;
}
