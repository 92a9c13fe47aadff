/// Waiting for what must come true. No test sleeps.

import { setTimeout } from 'node:timers/promises';

const PATIENCE = 120_000;

/// Tries again until it does not fail, and fails as it did last when patience ends.
export async function until<T>(work: () => T | Promise<T>, patience = PATIENCE): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await setTimeout(30);
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
