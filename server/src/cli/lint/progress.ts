/// How far it is, for whoever waits at a terminal: one line that is written over. In a pipe there is none.

import { fill, type Language, type Words } from '../../spec/rule';
import type { Tally } from './tally';

/// Milliseconds between two looks at it, and before the first: what is done sooner needs none.
const OFTEN = 200;
const LATER = 1000;

/// What it is told on.
export interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export class Progress {
  readonly #began: number;
  #told: number;
  #shown = false;
  #bytes = 0;
  #total: number | undefined;
  #ended = false;

  constructor(
    readonly terminal: Terminal,
    readonly language: Language,
    readonly now: () => number = () => performance.now(),
  ) {
    this.#began = now();
    this.#told = this.#began + LATER - OFTEN;
  }

  /// All that is to be done, counted while it is being done.
  of(files: () => AsyncIterable<unknown>): void {
    if (this.terminal.isTTY) void this.#count(files());
  }

  async #count(files: AsyncIterable<unknown>): Promise<void> {
    let total = 0;
    try {
      for await (const _ of files) {
        if (this.#ended) return;
        total++;
      }
      this.#total = total;
    } catch {
      // What is wrong with the files is told where they are checked.
    }
  }

  add(tally: Tally, bytes: number): void {
    this.#bytes += bytes;
    const now = this.now();
    if (!this.terminal.isTTY || now < this.#told + OFTEN) return;
    this.#told = now;
    this.#shown = true;
    const seconds = (now - this.#began) / 1000;
    const line = lineOf({ tally, bytes: this.#bytes, seconds, total: this.#total }, this.language);
    this.terminal.write(`\r\u001b[K${line}`);
  }

  clear(): void {
    if (!this.#shown) return;
    this.#shown = false;
    this.terminal.write('\r\u001b[K');
  }

  end(): void {
    this.#ended = true;
    this.clear();
  }
}

interface Standing {
  readonly tally: Tally;
  readonly bytes: number;
  readonly seconds: number;
  readonly total: number | undefined;
}

function lineOf({ tally, bytes, seconds, total }: Standing, language: Language): string {
  const done = tally.files + tally.unread;
  const faults = tally.errors + tally.warnings + tally.infos;
  const rate = (bytes / 1e6 / seconds).toFixed(1);
  const left = total === undefined ? undefined : Math.ceil((seconds * Math.max(0, total - done)) / done);
  const parts = [
    fill(total === undefined ? LINE.files : LINE.of, language, { done, total: total ?? 0 }),
    fill(LINE.rate, language, { rate }),
    fill(LINE.faults, language, { faults }),
    ...(left === undefined ? [] : [fill(LINE.left, language, { left: clock(left) })]),
  ];
  return parts.join(' · ');
}

/// 1:02:03
function clock(seconds: number): string {
  const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600];
  const two = (number: number): string => String(number).padStart(2, '0');
  const minutes = Math.floor(rest / 60);
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(rest % 60)}`;
}

const words = (en: string, zh: string): Words => ({ en, zh });

const LINE = {
  files: words('{done} files', '{done} 个文件'),
  of: words('{done} of {total} files', '{done}/{total} 个文件'),
  rate: words('{rate} MB/s', '{rate} MB/s'),
  faults: words('{faults} faults', '{faults} 处问题'),
  left: words('{left} left', '还需 {left}'),
} as const;
