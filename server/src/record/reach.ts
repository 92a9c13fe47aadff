/// What is played on a line up to a place or to its end, and how many moves that is: counted, not played.

import { List } from '../text/node';
import { type Frame, partOf, placed, stretchIn } from './frame';
import type { Course, Occurrence, State } from './line';
import { eventIn, insideOf, type Piece, pieceOf } from './piece';
import { playedRun } from './played';
import { firstIn, type Stretch, startAfter, startUpTo } from './stretch';

type AnyCourse = Course<State>;

/// A piece of which counts what starts between two offsets.
interface Reach {
  readonly piece: Piece;
  readonly from: number;
  readonly end: number;
}

/// The parts up to what a frame is turned to: of that, what comes before the element.
export const reachesTo = (course: AnyCourse, frame: Frame): Reach[] =>
  frame.parts.slice(0, frame.index + 1).flatMap((_, index) => {
    const child = index === frame.index ? frame.child : undefined;
    return reachOf(course, { ...frame, index, child }) ?? [];
  });

/// All parts, to the end of the game that starts at an offset, or of the first.
export const reachesIn = (course: AnyCourse, frame: Frame, since: number | undefined): Reach[] =>
  reachesFrom(course, frame, since, (run) => gameEnd(course, run, since));

/// The same, on through whatever games come after it: for what is known to stand in it, since where it ends may be far.
export const reachesOn = (course: AnyCourse, frame: Frame, since: number | undefined): Reach[] =>
  reachesFrom(course, frame, since, () => Number.POSITIVE_INFINITY);

const reachesFrom = (course: AnyCourse, frame: Frame, since: number | undefined, endOf: EndOf): Reach[] =>
  frame.parts.flatMap((_, index) => reachOf(course, { ...frame, index, child: undefined }, since, endOf) ?? []);

type EndOf = (run: Stretch) => number;

function reachOf(course: AnyCourse, frame: Frame, since?: number, endOf?: EndOf): Reach | undefined {
  const part = partOf(frame);
  if (part?.as === 'event') {
    const { at, node, role } = placed(frame, part);
    return { piece: { node, at, role, isPart: true }, from: at, end: Number.POSITIVE_INFINITY };
  }
  const run = part?.as === 'run' ? stretchIn(frame, part) : undefined;
  const piece = run && pieceOf(run);
  if (!run || !piece) return undefined;
  const { child } = frame;
  if (child) return { piece, from: startUpTo(course, run, child.at)?.at ?? run.at, end: child.at };
  return { piece, from: since ?? run.at, end: endOf?.(run) ?? gameEnd(course, run, since) };
}

function gameEnd(course: AnyCourse, run: Stretch, since: number | undefined): number {
  const start = since ?? firstIn(course, run)?.at;
  const next = start === undefined ? undefined : startAfter(course, run, start);
  return next?.at ?? Number.POSITIVE_INFINITY;
}

/// Moves that have been counted, and the last of them if it is the one that was looked for.
interface Counted {
  readonly moves: number;
  readonly found?: Occurrence;
}

/// Counts the moves in a reach, until there are as many as wanted.
export function counted(course: AnyCourse, { piece, from, end }: Reach, wanted = Number.POSITIVE_INFINITY): Counted {
  let moves = 0;
  const stack: Piece[] = [piece];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node, at } = next;
    if (at >= end || at + node.width <= from) continue;
    const known = at >= from && at + node.width <= end ? movesIn(next) : undefined;
    const event = known === undefined || moves + known >= wanted ? eventIn(course, next) : undefined;
    if (known !== undefined && moves + known < wanted) moves += known;
    else if (!event) stack.push(...insideOf(course, next).reverse());
    else if (course.isMove(event.node, event.role) && ++moves === wanted) return { moves, found: event };
  }
  return { moves };
}

/// How many moves a piece of a run holds, if it has been played.
function movesIn({ node, role }: Piece): number | undefined {
  const played = node instanceof List ? playedRun<State>(node, role) : undefined;
  return played && !played.anew ? played.to.moves - played.from.moves : undefined;
}
