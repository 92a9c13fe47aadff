/// Reads files ahead of whoever checks them, a few at a time, so that neither waits for the other.

import { readFile } from 'node:fs';
import type { CommandFault } from '../fault';
import type { Found } from './files';
import { unreadable } from './unreadable';

export type Read =
  | { readonly path: string; readonly language: string | undefined; readonly bytes: Uint8Array }
  | { readonly path: string; readonly fault: CommandFault };

const AHEAD = 16;

export async function* readAhead(files: AsyncIterable<Found>, ahead = AHEAD): AsyncGenerator<Read> {
  const started: Promise<Read>[] = [];
  for await (const found of files) {
    started.push(read(found));
    if (started.length >= ahead) yield await (started.shift() as Promise<Read>);
  }
  for (const one of started) yield await one;
}

/// Never fails: what goes wrong is part of the answer.
function read(found: Found): Promise<Read> {
  if ('fault' in found) return Promise.resolve(found);
  return new Promise((resolve) => {
    readFile(found.path, (error, bytes) => {
      resolve(error ? { path: found.path, fault: unreadable(found.path, error) } : { ...found, bytes });
    });
  });
}
