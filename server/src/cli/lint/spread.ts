/// Files spread over threads, some of one language at a time, and what came of them in the order in which they were found. A few files are
/// not worth a thread: they are examined here. So many are under way at a time that no thread waits or has to learn what others know,
/// and no more, however many there are.

import { statSync } from 'node:fs';
import type { Found } from '../../workspace/finding';
import type { Examination, Examined } from './examine';
import { Hands } from './hands';
import { type Examining, OwnHands } from './own-hands';

/// Fewer files and bytes than this are a few: before a thread is as quick as the one that there is, that has done them.
const FEW = 512;
const LIGHT = 1 << 20;

/// What a thread is given at once: about as many bytes, and never more files.
const PIECE = 512 << 10;
const MOST = 32;

/// As many files as are in so many pieces are under way, for each thread.
const AHEAD = 10;

interface Spreading extends Examination {
  readonly jobs: number;
  readonly program: string;
}

export async function* spread(found: AsyncIterable<Found>, wanted: Spreading): AsyncGenerator<Examined> {
  const rest = found[Symbol.asyncIterator]();
  const first: Found[] = [];
  try {
    const some = wanted.jobs > 1 && (await areSome(first, rest));
    const { jobs, program, format, all, preferences, fix, colored } = wanted;
    const examination = { format, all, preferences, fix, colored };
    const hands = some ? new Hands(jobs, program, examination) : new OwnHands(examination);
    yield* inPieces(chained(first, rest), hands, some ? jobs : 1);
  } finally {
    await rest.return?.();
  }
}

/// Whether there are so many that threads pay; what has been looked at is in `first`.
async function areSome(first: Found[], rest: AsyncIterator<Found>): Promise<boolean> {
  let bytes = 0;
  while (first.length < FEW && (bytes <= LIGHT || first.length < 2)) {
    const { value, done } = await rest.next();
    if (done) return false;
    first.push(value);
    bytes += sizeOf(value);
  }
  return true;
}

function sizeOf({ path }: Found): number {
  try {
    return statSync(path).size;
  } catch {
    return 0;
  }
}

async function* chained(first: readonly Found[], rest: AsyncIterator<Found>): AsyncGenerator<Found> {
  yield* first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* inPieces(found: AsyncIterable<Found>, hands: Examining, count: number): AsyncGenerator<Examined> {
  const pace = new Pace();
  const pieces = new Pieces(hands, pace);
  const started: (() => Promise<Examined>)[] = [];
  const next = async (): Promise<Examined> => pace.seen((await started.shift()?.()) as Examined);
  try {
    for await (const one of found) {
      started.push(pieces.add(one));
      while (started.length >= count * AHEAD * pace.files) yield await next();
    }
    pieces.begin();
    while (started.length > 0) yield await next();
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

  seen(one: Examined): Examined {
    this.#bytes += one.bytes;
    this.#files++;
    return one;
  }
}

/// The pieces that files are added to, one a language.
class Pieces {
  readonly #last = new Map<string | undefined, Piece>();

  constructor(
    readonly hands: Examining,
    readonly pace: Pace,
  ) {}

  /// Answers how to wait for what comes of the file.
  add(found: Found): () => Promise<Examined> {
    const language = 'error' in found ? undefined : found.language;
    const last = this.#last.get(language);
    const piece = last && !last.begun ? last : new Piece(this.hands, language);
    this.#last.set(language, piece);
    const examined = piece.add(found);
    if (piece.files.length >= this.pace.files) void piece.examined();
    return examined;
  }

  /// No more files are coming.
  begin(): void {
    for (const piece of this.#last.values()) void piece.examined();
  }
}

/// Files that go to a thread together, as soon as they are enough or somebody waits for one of them.
class Piece {
  readonly files: Found[] = [];
  #examined: Promise<readonly Examined[]> | undefined;

  constructor(
    readonly hands: Examining,
    readonly language: string | undefined,
  ) {}

  get begun(): boolean {
    return this.#examined !== undefined;
  }

  add(found: Found): () => Promise<Examined> {
    const index = this.files.push('error' in found ? { path: found.path, error: codeOf(found.error) } : found) - 1;
    return async () => (await this.examined())[index] as Examined;
  }

  examined(): Promise<readonly Examined[]> {
    this.#examined ??= this.hands.examine(this.language, this.files);
    return this.#examined;
  }
}

/// An error does not go to another thread as it is.
const codeOf = (error: unknown): string =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : String(error);
