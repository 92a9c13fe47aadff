/// Files spread over threads, some at a time, and what came of them in the order in which they were found. A few files are not worth
/// a thread: they are examined at once. So many are under way at a time that no thread waits, and no more, however many there are.

import { stat } from 'node:fs/promises';
import type { Found } from '../../workspace/finding';
import { type Examination, type Examined, examined } from './examine';
import { Hands } from './hands';

/// Fewer files, or bytes, than this are a few.
const FEW = 24;
const LIGHT = 2 << 20;

/// What a thread is given at once: about as many bytes, and never more files.
const PIECE = 512 << 10;
const MOST = 64;

/// Pieces under way, for each thread.
const AHEAD = 3;

interface Spreading extends Examination {
  readonly jobs: number;
  readonly program: string;
}

export async function* spread(found: AsyncIterable<Found>, wanted: Spreading): AsyncGenerator<Examined> {
  const rest = found[Symbol.asyncIterator]();
  const first: Found[] = [];
  const all = chained(first, rest);
  try {
    const some = wanted.jobs > 1 && (await areSome(first, rest));
    yield* some ? overThreads(all, wanted) : examined(all, wanted);
  } finally {
    await rest.return?.();
  }
}

/// Whether there are so many that threads pay; what has been looked at is in `first`.
async function areSome(first: Found[], rest: AsyncIterator<Found>): Promise<boolean> {
  let bytes = 0;
  while (first.length < FEW) {
    const { value, done } = await rest.next();
    if (done) return first.length > 1 && bytes > LIGHT;
    first.push(value);
    bytes += await sizeOf(value);
  }
  return true;
}

const sizeOf = (found: Found): Promise<number> =>
  stat(found.path).then(
    ({ size }) => size,
    () => 0,
  );

async function* chained(first: readonly Found[], rest: AsyncIterator<Found>): AsyncGenerator<Found> {
  yield* first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* overThreads(found: AsyncIterable<Found>, wanted: Spreading): AsyncGenerator<Examined> {
  const { jobs, program, format, all, preferences, fix, colored } = wanted;
  const hands = new Hands(jobs, program, { format, all, preferences, fix, colored });
  const pace = new Pace();
  const started: Promise<readonly Examined[]>[] = [];
  try {
    for await (const files of piecesOf(found, pace)) {
      started.push(hands.examine(files));
      if (started.length >= jobs * AHEAD) yield* pace.seen((await started.shift()) ?? []);
    }
    for (const one of started) yield* pace.seen(await one);
  } finally {
    hands.end();
  }
}

/// How many files are a piece, by how large they have been.
class Pace {
  #files = 1;
  #bytes = PIECE / 8;

  get files(): number {
    return Math.max(1, Math.min(MOST, Math.round((PIECE * this.#files) / this.#bytes)));
  }

  seen(some: readonly Examined[]): readonly Examined[] {
    for (const { bytes } of some) this.#bytes += bytes;
    this.#files += some.length;
    return some;
  }
}

async function* piecesOf(found: AsyncIterable<Found>, pace: Pace): AsyncGenerator<readonly Found[]> {
  let files: Found[] = [];
  for await (const one of found) {
    files.push('error' in one ? { path: one.path, error: codeOf(one.error) } : one);
    if (files.length < pace.files) continue;
    yield files;
    files = [];
  }
  if (files.length > 0) yield files;
}

/// An error does not go to another thread as it is.
const codeOf = (error: unknown): string =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : String(error);
