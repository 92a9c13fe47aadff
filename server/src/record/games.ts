/// The games that follow each other in the run of the main line, each from where it starts to the end of its last element.

import { lastLeaf } from '../text/list';
import type { Course, Line, Occurrence, State } from './line';
import { firstIn, isStart, lastOfGame, startAfter, stretchOf } from './stretch';

interface Game {
  /// The element that starts it; none if it is what stands before the first of those.
  readonly start: Occurrence | undefined;
  readonly from: number;
  readonly to: number;
}

/// Nothing where no game starts anew: then the line is one game.
export function* gamesOn(course: Course<State>, line: Line): Generator<Game> {
  for (const part of course.parts(line.node, line.role)) {
    const run = part.as === 'run' ? stretchOf(part, line.at) : undefined;
    if (!run || !startAfter(course, run, Number.NEGATIVE_INFINITY)) continue;
    let first = firstIn(course, run);
    while (first) {
      const last = lastOfGame(course, run, first) ?? first;
      const start = isStart(course, first) ? first : undefined;
      yield { start, from: first.at, to: last.at + last.node.width - spaceBehind(last) };
      first = startAfter(course, run, first.at);
    }
    return;
  }
}

function spaceBehind({ node }: Occurrence): number {
  const { width, size } = lastLeaf(node);
  return width - size;
}
