/// Reads files ahead of whoever checks them, a few at a time, so that neither waits for the other.

import { LOOKED_AT, languageByName, languageByText } from '../recognition';
import { beginningOf } from './encodings';
import type { Files } from './files';
import type { Found } from './finding';

export type Read =
  | { readonly path: string; readonly language: string | undefined; readonly bytes: Uint8Array }
  | { readonly path: string; readonly error: unknown };

const AHEAD = 16;

export async function* readAhead(files: Files, found: AsyncIterable<Found>, ahead = AHEAD): AsyncGenerator<Read> {
  const started: Promise<Read>[] = [];
  for await (const one of found) {
    started.push(read(files, one));
    if (started.length >= ahead) yield await (started.shift() as Promise<Read>);
  }
  for (const one of started) yield await one;
}

/// Never fails: what goes wrong is part of the answer.
async function read(files: Files, found: Found): Promise<Read> {
  if ('error' in found) return found;
  try {
    return { ...found, bytes: await files.read(found.path) };
  } catch (error) {
    return { path: found.path, error };
  }
}

/// The language of a file that has been read: by its name, or else by what is in it.
export const languageOfFile = (bytes: Uint8Array, name: string): string | undefined =>
  languageByName(name) ?? languageByText(beginningOf(bytes, LOOKED_AT), name);
