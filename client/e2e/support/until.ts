/// Waiting for what must come true. No test sleeps.

import { setTimeout } from 'node:timers/promises';

const PATIENCE = 120_000;

/// Milliseconds between two looks: few at first, more where it takes long, so that looking does not take from what is waited for.
const [SOON, LATER] = [30, 240];

/// Tries again until it does not fail, and fails as it did last when patience ends.
export async function until<T>(work: () => T | Promise<T>, patience = PATIENCE): Promise<T> {
  const end = Date.now() + patience;
  for (let pause = SOON; ; pause = Math.min(2 * pause, LATER)) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await setTimeout(pause);
  }
}

/// Milliseconds that one thing of many may take.
const LONG = 30_000;

/// What comes of something, unless that takes too long.
export async function inTime<T>(work: Promise<T>): Promise<T> {
  const done = new AbortController();
  const late = setTimeout(LONG, undefined, { signal: done.signal }).then(() => {
    throw new Error('This takes too long.');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    done.abort();
  }
}

/// Made when first asked for, and only once.
export function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
