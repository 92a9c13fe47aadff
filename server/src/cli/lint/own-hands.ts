/// Files that are examined in this thread, in the same way as threads do it.

import type { Found } from '../../workspace/finding';
import { allExamined, type Examination, type Examined } from './examine';

/// Whoever examines files, some of one language at a time. Never fails: what goes wrong with a file is told of that file.
export interface Examining {
  examine(language: string | undefined, files: readonly Found[]): Promise<readonly Examined[]>;
  end(): void;
}

/// This thread: one piece after the other.
export class OwnHands implements Examining {
  #last: Promise<unknown> = Promise.resolve();
  #ended = false;

  constructor(readonly wanted: Examination) {}

  examine(_language: string | undefined, files: readonly Found[]): Promise<readonly Examined[]> {
    const all = this.#last.then(() => (this.#ended ? [] : allExamined(files, this.wanted)));
    this.#last = all;
    return all;
  }

  end(): void {
    this.#ended = true;
  }
}
