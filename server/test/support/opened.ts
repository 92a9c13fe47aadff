/// A document driven as the server drives it, without the wire: what was told of it is kept for tests to look at.

import { type BoardAt, boardAt } from '../../src/language/board';
import { type Diagnostics, diagnosticsOf, type Wishes } from '../../src/language/diagnostics';
import { type Change, type Checked, RecordDocument } from '../../src/language/document';
import { finished } from '../../src/text/edit';
import type { Encoding } from '../../src/text/position';

export interface Told {
  readonly checked: Checked;
  readonly complete: boolean;
}

export const EVERYTHING: Wishes = { language: 'en', most: 100_000, severity: {} };

export interface Opening {
  readonly language: string;
  readonly name?: string | undefined;
  readonly encoding?: Encoding;
}

export class Opened {
  readonly told: Told[] = [];
  readonly document: RecordDocument;
  version = 1;

  constructor(
    text: string,
    readonly how: Opening,
  ) {
    const tell = (checked: Checked, complete: boolean): void => void this.told.push({ checked, complete });
    this.document = new RecordDocument(how.language, how.name, text, 1, how.encoding ?? 'utf-16', tell);
  }

  /// Works until nothing is left to do.
  finish(): this {
    this.document.work(() => false);
    return this;
  }

  /// Works for so many steps at most.
  work(steps: number): void {
    let left = steps;
    this.document.work(() => --left <= 0);
  }

  change(changes: readonly Change[]): void {
    this.document.change(++this.version, changes);
  }

  get checked(): Checked {
    const last = this.told[this.told.length - 1];
    if (!last) throw new Error('nothing was told');
    return last.checked;
  }

  diagnostics(wishes: Wishes = EVERYTHING): Diagnostics {
    return diagnosticsOf(this.checked, wishes);
  }

  board(offset?: number): BoardAt | undefined {
    return finished(boardAt(this.document, offset));
  }
}

export const opened = (text: string, how: Opening): Opened => new Opened(text, how).finish();
