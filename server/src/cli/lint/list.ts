/// Paths that are listed in a file or come over standard input: one a line, or each with a NUL behind it, as `find -print0` writes them.

import { createReadStream } from 'node:fs';
import { unreadable } from '../input/unreadable';

export async function* pathsIn(list: string): AsyncGenerator<string> {
  for await (const line of linesIn(list)) if (line !== '') yield line;
}

/// `-` is standard input.
export async function* linesIn(file: string): AsyncGenerator<string> {
  const stream = file === '-' ? process.stdin.setEncoding('utf8') : createReadStream(file, 'utf8');
  let rest = '';
  let end: RegExp | undefined;
  try {
    for await (const piece of stream as AsyncIterable<string>) {
      end ??= piece.includes('\0') ? /\0/ : /\r?\n/;
      const lines = (rest + piece).split(end);
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw unreadable(file, error);
  }
  if (rest !== '') yield rest;
}
