/// The moves on the way to a place, by their numbers in the record. Numbers mostly follow each other, so runs of them are kept
/// rather than each, and a move is found by counting. Nothing here changes: lines that part share what they have in common.

import { comparedChains, hashOf, type Link, sameChains } from '../../../record/chain';
import { areOne, type Ply } from '../../../record/ply';
import { freeFrom, NO_NUMBERS, type Numbers, withNumbers } from './numbers';

/// A move that was made, with its number; 0 if it has none.
export interface Made {
  readonly number: number;
  readonly ply: Ply;
}

/// Moves of one sequence with numbers that follow each other; the run after it shows where it ends.
interface Run extends Link<Run> {
  readonly first: number;
  /// Moves before the first one.
  readonly depth: number;
  /// In how many variations, one in the other, they were made.
  readonly level: number;
  /// Those of the sequence before this run.
  readonly before: Numbers;
}

/// A move now and then, so that there are few steps to any of them.
interface Post {
  readonly prev: Post | undefined;
  /// One further back.
  readonly jump: Post | undefined;
  readonly ply: Ply;
}

export interface Moves {
  readonly ply: Ply | undefined;
  readonly run: Run | undefined;
  readonly post: Post | undefined;
}

export const NO_MOVES: Moves = { ply: undefined, run: undefined, post: undefined };

const STRIDE = 32;

/// Moves before this one.
const depthOf = (ply: Ply): number => ply.number - 1;

const lastDepth = ({ ply }: Moves): number => (ply ? depthOf(ply) : -1);

export function withMove({ run, post }: Moves, number: number, level: number, ply: Ply): Moves {
  const depth = depthOf(ply);
  const goesOn = run !== undefined && run.level === level && number === run.first + depth - run.depth;
  return {
    ply,
    run: goesOn ? run : runAfter(run, number, level, depth),
    post: depth % STRIDE === 0 ? { prev: post, jump: jumpFrom(post), ply } : post,
  };
}

function runAfter(prev: Run | undefined, first: number, level: number, depth: number): Run {
  const mark = (Math.imul((prev ? hashOf(prev) : 1) ^ first, 0x9e3779b1) + level * 31 + depth) | 0;
  const before = prev?.level === level ? usedIn(prev, depth - 1) : NO_NUMBERS;
  return { prev, first, depth, level, before, mark };
}

/// Whatever is used in a sequence up to the end of this run.
const usedIn = ({ before, first, depth }: Run, last: number): Numbers =>
  first > 0 ? withNumbers(before, first, first + last - depth) : before;

/// Jumps double: from most it is one step, from few a far one.
function jumpFrom(prev: Post | undefined): Post | undefined {
  const jump = prev?.jump;
  if (!prev || !jump) return prev;
  const far = depthOf(jump.ply) - depthOf((jump.jump ?? jump).ply);
  return depthOf(prev.ply) - depthOf(jump.ply) === far ? jump.jump : prev;
}

/// Without the move made last.
export function withoutMove({ ply, run, post }: Moves): Moves {
  if (!ply?.isMove) return { ply, run, post };
  return {
    ply: ply.prev,
    run: run?.depth === depthOf(ply) ? run.prev : run,
    post: post && areOne(post.ply, ply) ? post.prev : post,
  };
}

export const lastMade = (moves: Moves): Made | undefined => movesBack(moves).next().value ?? undefined;

/// From the last one.
export function* movesBack({ ply: last, run: lastRun }: Moves): Generator<Made, undefined> {
  let run = lastRun;
  for (let ply = last; ply?.isMove; ply = ply.prev) {
    const depth = depthOf(ply);
    yield { number: run ? run.first + depth - run.depth : 0, ply };
    if (run?.depth === depth) run = run.prev;
  }
  return undefined;
}

/// Runs further back are not looked at: nobody writes so many.
const FAR = 2000;

/// The latest move of this number.
export function moveNumbered(moves: Moves, number: number): Made | undefined {
  let last = lastDepth(moves);
  let { run } = moves;
  for (let i = 0; run && i < FAR; i++, run = run.prev) {
    const depth = depthIn(run, number, last);
    if (depth !== undefined) return { number, ply: atDepth(moves, depth) };
    last = run.depth - 1;
  }
  return undefined;
}

/// The least number from this one on of which there is no move in the sequence that was played last.
export function freeNumber(moves: Moves, number: number, level: number): number {
  const { run } = moves;
  if (run?.level !== level) return number;
  const free = freeFrom(run.before, number);
  if (depthIn(run, free, lastDepth(moves)) === undefined) return free;
  return freeFrom(run.before, run.first + lastDepth(moves) - run.depth + 1);
}

function depthIn(run: Run, number: number, last: number): number | undefined {
  const depth = run.depth + number - run.first;
  return run.first > 0 && depth >= run.depth && depth <= last ? depth : undefined;
}

function atDepth({ ply: last, post: lastPost }: Moves, depth: number): Ply {
  let ply = last as Ply;
  let post = lastPost;
  while (post && depthOf(post.ply) >= depth) {
    ply = post.ply;
    post = post.jump && depthOf(post.jump.ply) >= depth ? post.jump : post.prev;
  }
  while (depthOf(ply) > depth) ply = ply.prev as Ply;
  return ply;
}

const MANY = 5000;

/// The numbers of the moves by their depths, no further back than that.
export function numbersOf(moves: Moves): Map<number, number> {
  const numbers = new Map<number, number>();
  let count = 0;
  for (const { ply, number } of movesBack(moves)) {
    if (number > 0) numbers.set(ply.depth, number);
    if (++count >= MANY) break;
  }
  return numbers;
}

/// Are their numbers the same? Plies are compared elsewhere.
export const sameRuns = (a: Run | undefined, b: Run | undefined): boolean => sameChains(a, b, alike);

/// The same, with pauses.
export const comparedRuns = (a: Run | undefined, b: Run | undefined): Generator<void, boolean> =>
  comparedChains(a, b, alike);

const alike = (a: Run, b: Run): boolean =>
  hashOf(a) === hashOf(b) && a.first === b.first && a.depth === b.depth && a.level === b.level;
