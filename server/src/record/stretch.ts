/// The elements of a run or of forks, found in its balanced list: those that start around an offset, and where games start.
/// What is no element is passed over.

import { items } from '../text/list';
import { type Item, List, type Node, Pair, type Run } from '../text/node';
import type { Course, Occurrence, RunPart, State } from './line';
import { playedRun } from './played';

/// A run at its place in the text, and how its elements are to be read.
export interface Stretch {
  readonly run: Run;
  readonly at: number;
  readonly role: number;
}

type AnyCourse = Course<State>;

/// The run that a part is. `start` is where the node starts that it is a part of.
export function stretchOf({ node, at, role, bare }: RunPart, start: number): Stretch {
  if (bare) return { run: node, at: start + at, role };
  if (!(node instanceof Pair)) return { run: undefined, at: start + at, role };
  return { run: node.run, at: start + at + node.open.width, role };
}

export const isElement = (course: AnyCourse, item: Item, role: number): boolean =>
  course.isElement ? course.isElement(item, role) : item instanceof Pair;

type Wanted = (item: Item) => boolean;
/// Pieces that have none of what is wanted.
type Idle = (piece: List) => boolean;

const NONE_IDLE: Idle = () => false;

/// The first element, or the first that starts after an offset.
export const firstIn = (course: AnyCourse, { run, at, role }: Stretch, after = Number.NEGATIVE_INFINITY) =>
  run &&
  placed(
    first(run, at, after, (item) => isElement(course, item, role), NONE_IDLE),
    role,
  );

/// The last element, or the last that starts at or before an offset.
export const lastIn = (course: AnyCourse, { run, at, role }: Stretch, upTo = Number.POSITIVE_INFINITY) =>
  run &&
  placed(
    last(run, at, upTo, (item) => isElement(course, item, role), NONE_IDLE),
    role,
  );

/// The element that starts the game which stands at an offset.
export function startUpTo(course: AnyCourse, { run, at, role }: Stretch, upTo: number): Occurrence | undefined {
  if (!run || !course.starts) return undefined;
  return placed(last(run, at, upTo, starting(course, role), startless(role)), role);
}

/// The element that starts the next game.
export function startAfter(course: AnyCourse, { run, at, role }: Stretch, after: number): Occurrence | undefined {
  if (!run || !course.starts) return undefined;
  return placed(first(run, at, after, starting(course, role), startless(role)), role);
}

/// The last element of the game that an element is in, or of the first game.
export function lastOfGame(course: AnyCourse, stretch: Stretch, element?: Occurrence): Occurrence | undefined {
  const within = element ?? firstIn(course, stretch);
  const next = within && startAfter(course, stretch, within.at);
  return lastIn(course, stretch, next && next.at - 1);
}

export const isStart = (course: AnyCourse, { node, role }: Occurrence): boolean => course.starts?.(node, role) ?? false;

const starting =
  (course: AnyCourse, role: number): Wanted =>
  (item) =>
    isElement(course, item, role) && (course.starts?.(item, role) ?? false);

const startless =
  (role: number): Idle =>
  (piece) =>
    playedRun(piece, role)?.anew === false;

/// How many elements start before an offset.
export function countUpTo(course: AnyCourse, { run, at, role }: Stretch, end: number): number {
  let count = 0;
  let start = at;
  for (const item of items(run)) {
    if (start >= end) break;
    if (!(item instanceof List) && isElement(course, item, role)) count++;
    start += item.width;
  }
  return count;
}

interface Found {
  readonly node: Item;
  readonly at: number;
}

const placed = (found: Found | undefined, role: number): Occurrence | undefined => found && { ...found, role };

/// Pieces that end before the offset are passed over whole.
function first(node: Node, at: number, after: number, wanted: Wanted, idle: Idle): Found | undefined {
  if (!(node instanceof List)) return at > after && wanted(node) ? { node, at } : undefined;
  if (idle(node)) return undefined;
  let start = at;
  for (const kid of node.kids) {
    const found = start + kid.width > after ? first(kid, start, after, wanted, idle) : undefined;
    if (found) return found;
    start += kid.width;
  }
  return undefined;
}

function last(node: Node, at: number, upTo: number, wanted: Wanted, idle: Idle): Found | undefined {
  if (at > upTo) return undefined;
  if (!(node instanceof List)) return wanted(node) ? { node, at } : undefined;
  if (idle(node)) return undefined;
  let end = at + node.width;
  for (let i = node.kids.length - 1; i >= 0; i--) {
    const kid = node.kids[i] as Node;
    end -= kid.width;
    const found = last(kid, end, upTo, wanted, idle);
    if (found) return found;
  }
  return undefined;
}
