/// Text that is wanted last of all and grows with the number of files: past a few megabytes it waits on the disk.

import { appendFileSync, closeSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const KEPT = 4 << 20;
const PIECE = 1 << 16;

export class Spool {
  #kept: string[] = [];
  #size = 0;
  #folder: string | undefined;

  constructor(readonly most = KEPT) {}

  add(text: string): void {
    this.#kept.push(text);
    this.#size += text.length;
    if (this.#size > this.most) this.#put();
  }

  #put(): void {
    try {
      this.#folder ??= mkdtempSync(path.join(tmpdir(), 'qipu-'));
      appendFileSync(this.#file(this.#folder), this.#kept.join(''));
      this.#kept = [];
    } catch {
      // Where nothing can be put down it stays in memory.
    }
    this.#size = 0;
  }

  #file(folder: string): string {
    return path.join(folder, 'artifacts');
  }

  /// Everything, once.
  *all(): Generator<string> {
    if (this.#folder !== undefined) yield* this.#stored(this.#folder);
    yield* this.#kept;
  }

  *#stored(folder: string): Generator<string> {
    const decoder = new TextDecoder();
    const buffer = new Uint8Array(PIECE);
    const file = openSync(this.#file(folder), 'r');
    try {
      for (let n = readSync(file, buffer); n > 0; n = readSync(file, buffer))
        yield decoder.decode(buffer.subarray(0, n), { stream: true });
    } finally {
      closeSync(file);
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
