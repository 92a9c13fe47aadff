/// A part of the files: one of several shards, or what a report that was cut short has not told yet.

import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import type { Found } from '../../workspace/finding';
import { linesIn } from './list';
import { doneIn } from './ndjson';
import { uriOf } from './uri';

/// One of so many.
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/// What has been told before.
export interface Before {
  readonly files: ReadonlySet<string>;
  /// Its last line has no end.
  readonly torn: boolean;
}

interface Part {
  readonly shard: Shard | undefined;
  readonly done: ReadonlySet<string> | undefined;
}

export async function* wanted(found: AsyncIterable<Found>, { shard, done }: Part): AsyncGenerator<Found> {
  for await (const one of found) {
    if (shard && shardOf(one.path, shard.of) !== shard.index) continue;
    if (!done?.has(one.path)) yield one;
  }
}

/// Which shard a file belongs to depends on its path from the folder of the call, and on nothing else: not on what other files there are.
export function shardOf(path: string, count: number, folder = process.cwd()): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(uriOf(path, folder))) hash = Math.imul(hash ^ byte, 0x01000193);
  // The lowest bits of such a sum are poor.
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  return ((hash ^ (hash >>> 15)) >>> 0) % count;
}

/// What a list says is done: a report in NDJSON, or paths, one a line. Where there is no such file, nothing is done.
export async function doneBefore(list: string): Promise<Before> {
  const files = new Set<string>();
  if (!existsSync(list)) return { files, torn: false };
  for await (const line of linesIn(list)) {
    const file = fileDone(line);
    if (file !== undefined) files.add(file);
  }
  return { files, torn: isTorn(list) };
}

function fileDone(line: string): string | undefined {
  if (line === '') return undefined;
  if (!line.startsWith('{"file":')) return line;
  return doneIn(line)?.file;
}

function isTorn(list: string): boolean {
  const file = openSync(list, 'r');
  try {
    const last = new Uint8Array(1);
    const { size } = fstatSync(file);
    return size > 0 && readSync(file, last, 0, 1, size - 1) === 1 && last[0] !== 0x0a;
  } finally {
    closeSync(file);
  }
}
