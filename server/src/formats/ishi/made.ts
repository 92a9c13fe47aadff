/// The moves on the way to a place, by their numbers in the record. Chains that never change: lines that part share what they
/// have in common. Numbers mostly follow each other, so that a move of a run of them is found by counting.

import type { Ply } from '../../record/ply';

/// A move that was made.
export interface Made {
  readonly prev: Made | undefined;
  /// A move further back, so that there are few steps to any of them.
  readonly jump: Made | undefined;
  readonly depth: number;
  /// 0 if it has none.
  readonly number: number;
  /// In how many variations, one in the other, it was made.
  readonly level: number;
  readonly ply: Ply;
  readonly hash: number;
}

/// Moves of one sequence with numbers that follow each other; the run after it shows where it ends.
export interface Run {
  readonly prev: Run | undefined;
  readonly first: number;
  /// Of the first move.
  readonly depth: number;
  readonly level: number;
}

export interface Moves {
  readonly made: Made | undefined;
  readonly run: Run | undefined;
}

export function withMove({ made: prev, run }: Moves, number: number, level: number, ply: Ply): Moves & { made: Made } {
  const depth = prev ? prev.depth + 1 : 0;
  const hash = (Math.imul((prev?.hash ?? 1) ^ number, 0x9e3779b1) + level) | 0;
  const made: Made = { prev, jump: jumpFrom(prev), depth, number, level, ply, hash };
  const goesOn = run !== undefined && run.level === level && number === run.first + depth - run.depth;
  return { made, run: goesOn ? run : { prev: run, first: number, depth, level } };
}

/// Jumps double: from most moves it is one step, from few a far one.
function jumpFrom(prev: Made | undefined): Made | undefined {
  const jump = prev?.jump;
  if (!prev || !jump) return prev;
  const far = jump.depth - (jump.jump?.depth ?? jump.depth);
  return prev.depth - jump.depth === far ? jump.jump : prev;
}

/// Without the move made last.
export function withoutMove({ made, run }: Moves): Moves {
  return { made: made?.prev, run: run && run.depth === made?.depth ? run.prev : run };
}

/// Runs further back are not looked at: nobody writes so many.
const FAR = 2000;

/// The latest move of this number.
export function moveNumbered({ made, run }: Moves, number: number): Made | undefined {
  let last = made?.depth ?? -1;
  let one = run;
  for (let i = 0; one && i < FAR; i++, one = one.prev) {
    const depth = one.depth + number - one.first;
    if (one.first > 0 && depth >= one.depth && depth <= last) return atDepth(made, depth);
    last = one.depth - 1;
  }
  return undefined;
}

/// Is there a move of this number in the sequence that was played last?
export function isUsed({ made, run }: Moves, number: number, level: number): boolean {
  let last = made?.depth ?? -1;
  let one = run;
  for (let i = 0; one && one.level === level && i < FAR; i++, one = one.prev) {
    const depth = one.depth + number - one.first;
    if (one.first > 0 && depth >= one.depth && depth <= last) return true;
    last = one.depth - 1;
  }
  return false;
}

function atDepth(from: Made | undefined, depth: number): Made | undefined {
  let made = from;
  while (made && made.depth > depth) made = made.jump && made.jump.depth >= depth ? made.jump : made.prev;
  return made;
}

/// Plies are compared elsewhere.
export function sameMade(a: Made | undefined, b: Made | undefined): boolean {
  let x = a;
  let y = b;
  while (x !== y) {
    if (!x || !y || x.hash !== y.hash || x.number !== y.number || x.level !== y.level) return false;
    x = x.prev;
    y = y.prev;
  }
  return true;
}
