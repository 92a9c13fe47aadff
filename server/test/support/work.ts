/// How much work something is, told without a clock on the wall: machines differ, and are busy.

import type { AnyCourse } from '../../src/record/line';
import type { Family } from '../../src/text/lexer';
import { EventSlot, MemoSlot, ReplaySlot } from '../../src/text/slot';
import type { Opened } from './opened';

/// The steps that a paused computation takes, and what it comes to.
export function inSteps<T>(paused: Generator<void, T>): { steps: number; value: T } {
  for (let steps = 1; ; steps++) {
    const step = paused.next();
    if (step.done) return { steps, value: step.value };
  }
}

/// What a document still has to do, in steps.
export function stepsLeft({ document }: Opened): number {
  let steps = 0;
  document.work(() => ++steps < 0);
  return steps;
}

/// Tells of each token that is cut while something is done.
export function cutting(family: Family, cut: () => void, work: () => void): void {
  const told = family as { scan: Family['scan'] };
  const { scan } = told;
  told.scan = (...given) => {
    cut();
    return scan.apply(family, given);
  };
  try {
    work();
  } finally {
    told.scan = scan;
  }
}

/// How many tokens are cut while something is done.
export function tokensCut(family: Family, work: () => void): number {
  let tokens = 0;
  cutting(family, () => tokens++, work);
  return tokens;
}

/// Tells of whatever is newly remembered of nodes while something is done.
export function keeping(kept: () => void, work: () => void): void {
  const restore = [MemoSlot, EventSlot, ReplaySlot].map(({ prototype }) => told(prototype, 'keep', kept));
  try {
    work();
  } finally {
    for (const back of restore) back();
  }
}

/// Tokens that are cut, events that are played, and whatever is newly remembered of nodes, while something is done to a document.
export function counted(opened: Opened, work: () => void): number {
  const { format, record } = opened.document;
  if (!format) throw new Error('not a record');
  let count = 0;
  const tell = (): number => count++;
  const back = record && told(record.course as { advance: AnyCourse['advance'] }, 'advance', tell);
  try {
    keeping(tell, () => cutting(format.family, tell, work));
  } finally {
    back?.();
  }
  return count;
}

/// How often a method is called while something is done.
export function callsOf<Name extends string>(owner: Record<Name, unknown>, name: Name, work: () => void): number {
  let calls = 0;
  const back = told(owner, name, () => calls++);
  try {
    work();
  } finally {
    back();
  }
  return calls;
}

/// Has each call of a method told until it is put back.
function told<Name extends string>(owner: Record<Name, unknown>, name: Name, tell: () => void): () => void {
  const method = owner[name] as (...given: unknown[]) => unknown;
  const isOwn = Object.hasOwn(owner, name);
  owner[name] = function (this: unknown, ...given: unknown[]) {
    tell();
    return method.apply(this, given);
  };
  return () => {
    if (isOwn) owner[name] = method;
    else delete owner[name];
  };
}

/// Milliseconds that the processor works for this process; what others do meanwhile does not count.
export function processorTime(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/// Below this the clock and the compiler are all that is measured.
const LEAST = 4;

/// How many times as much work the first is as the second. They take turns, and of each its best counts.
export function ratio(large: () => void, small: () => void, rounds = 3): number {
  let [most, least] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let i = 0; i < rounds; i++) {
    least = Math.min(least, processorTime(small));
    most = Math.min(most, processorTime(large));
  }
  return most / Math.max(LEAST, least);
}
