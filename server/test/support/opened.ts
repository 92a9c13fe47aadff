/// A document driven as the server drives it, without the wire: what was told of it, and what would be published where a test asks for that,
/// is kept for tests to look at.

import type { Diagnostic as Published } from 'vscode-languageserver/node';
import type { Encoding as Bytes } from '../../src/formats/language';
import { type BoardAt, boardAt } from '../../src/language/board';
import { type Diagnostics, diagnosticsOf, type Preferences } from '../../src/language/diagnostics';
import { type Change, type Checked, RecordDocument } from '../../src/language/document';
import { Publisher } from '../../src/server/publish';
import { Settings } from '../../src/server/settings';
import { finished } from '../../src/text/edit';
import type { Encoding } from '../../src/text/position';

export interface Told {
  readonly version: number;
  readonly complete: boolean;
}

export const EVERYTHING: Preferences = { language: 'en', most: 100_000, severity: {} };

export interface Opening {
  readonly language: string;
  /// Of the file.
  readonly name?: string | undefined;
  readonly encoding?: Encoding;
  /// What its bytes are encoded in.
  readonly written?: string | undefined;
  /// What is published of it; nothing, if nothing is said: it takes longer than most tests do otherwise.
  readonly publishes?: Preferences;
}

export class Opened {
  readonly told: Told[] = [];
  readonly document: RecordDocument;
  version = 1;
  #checked: Checked | undefined;
  #published: readonly Published[] = [];
  readonly #publisher: Publisher | undefined;

  constructor(
    text: string,
    readonly how: Opening,
  ) {
    const { language, name, encoding = 'utf-16', written, publishes } = how;
    this.#publisher = publishes && new Publisher('file:///record', settings(publishes), encoding);
    const tell = (checked: Checked, complete: boolean): void => this.#tell(checked, complete);
    const bytes = written && { name: written as Bytes['name'], marked: text.startsWith('\ufeff') };
    const source = { name, ...(bytes ? { encoding: bytes } : {}) };
    this.document = new RecordDocument(language, source, text, 1, encoding, tell);
  }

  #tell(checked: Checked, complete: boolean): void {
    this.told.push({ version: checked.version, complete });
    if (this.#publisher) this.#published = finished(this.#publisher.diagnostics(this.document, checked));
    this.#checked = checked;
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

  get published(): readonly Published[] {
    if (!this.#publisher) throw new Error('nothing is published');
    return this.#published;
  }

  diagnostics(preferences: Preferences = EVERYTHING): Diagnostics {
    return diagnosticsOf(this.checked, preferences);
  }

  get checked(): Checked {
    if (!this.#checked) throw new Error('nothing was told');
    return this.#checked;
  }

  board(offset?: number): BoardAt | undefined {
    return finished(boardAt(this.document, offset));
  }
}

export const opened = (text: string, how: Opening): Opened => new Opened(text, how).finish();

function settings(preferences: Preferences): Settings {
  const own = new Settings(undefined as never);
  own.preferences = preferences;
  return own;
}
