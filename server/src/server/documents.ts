/// The open documents, and who works when: in short slices, one document after the other, with the ear at the wire between.

import type { Connection, TextDocumentContentChangeEvent, TextDocumentItem } from 'vscode-languageserver/node';
import { type Checked, Features, RecordDocument } from '../language';
import type { Encoding } from '../text/position';
import { shownByBytes } from './bytes';
import { logFault } from './guard';
import { Publisher } from './publish';
import type { Settings } from './settings';

/// Milliseconds of work before others are heard.
const SLICE = 4;

interface Looked {
  readonly language: string;
  readonly name: string;
  readonly text: string;
}

export class Documents {
  encoding: Encoding = 'utf-16';
  #open = new Map<string, RecordDocument>();
  #checked = new Map<string, { checked: Checked; complete: boolean }>();
  #publishers = new Map<string, Publisher>();
  #waiting = new Map<string, (() => void)[]>();
  #scheduled = false;
  #looking = new Set<RecordDocument>();

  constructor(
    readonly connection: Connection,
    readonly settings: Settings,
  ) {}

  open({ uri, languageId, text, version }: TextDocumentItem): void {
    this.#publishers.delete(uri);
    const report = (checked: Checked, complete: boolean): void => this.#report(uri, checked, complete);
    this.#checked.delete(uri);
    const source = { name: fileName(uri) };
    const document = new RecordDocument(languageId, source, text, version, this.encoding, report);
    this.#open.set(uri, document);
    if (isRevealing(text)) this.#lookAtBytes(uri, document);
    this.#work();
  }

  /// The file has been written, perhaps in another encoding.
  saved(uri: string): void {
    const document = this.#open.get(uri);
    if (document && (document.source.bytes !== undefined || document.source.encoding)) this.#lookAtBytes(uri, document);
  }

  /// An editor decodes a file as its settings say, so only the file itself shows whether it is UTF-8. Until that is known, a
  /// version is not called checked.
  #lookAtBytes(uri: string, document: RecordDocument): void {
    this.#looking.add(document);
    void shownByBytes(uri, document.language).then((shown) => {
      this.#looking.delete(document);
      if (this.#open.get(uri) !== document) return;
      const { bytes, encoding } = document.source;
      const isNew = shown.bytes !== bytes || shown.encoding?.name !== encoding?.name;
      if (isNew) document.comesFrom({ ...document.source, ...shown });
      const known = this.#checked.get(uri);
      if (isNew) this.#work();
      else if (known?.complete) void this.#sayChecked(uri, known.checked.version);
    });
  }

  #sayChecked(uri: string, version: number): Promise<void> {
    return this.connection.sendNotification('qipu/checked', { uri, version });
  }

  change(uri: string, version: number, changes: readonly TextDocumentContentChangeEvent[]): void {
    const document = this.#open.get(uri);
    if (!document) return;
    document.change(version, changes);
    this.#work();
  }

  close(uri: string): void {
    this.#open.delete(uri);
    this.#checked.delete(uri);
    this.#publishers.delete(uri);
    this.#release(uri);
    void this.connection.sendDiagnostics({ uri, diagnostics: [] });
  }

  /// Of all that are open.
  get uris(): string[] {
    return [...this.#open.keys()];
  }

  get(uri: string): RecordDocument | undefined {
    return this.#open.get(uri);
  }

  /// What was reported last of the document.
  checked(uri: string): Checked | undefined {
    return this.#checked.get(uri)?.checked;
  }

  /// Everything about the newest version has been reported.
  isComplete(uri: string): boolean {
    const known = this.#checked.get(uri);
    return known?.complete === true && known.checked.root === this.#open.get(uri)?.root;
  }

  /// What is known of the newest text, once that is all.
  async fullyChecked(uri: string): Promise<Checked | undefined> {
    for (;;) {
      const document = this.#open.get(uri);
      const known = this.#checked.get(uri);
      const all = known?.complete === true && document?.current === true && known.checked.root === document.root;
      if (!document || all) return known?.checked;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /// The document once its tree is that of the newest text.
  async current(uri: string): Promise<RecordDocument | undefined> {
    for (;;) {
      const document = this.#open.get(uri);
      if (!document || document.current) return document;
      await new Promise<void>((resolve) => {
        this.#waiting.set(uri, [...(this.#waiting.get(uri) ?? []), resolve]);
      });
    }
  }

  /// Checks what no editor has open, in slices too. A fault of the program ends it.
  async finished(document: RecordDocument): Promise<void> {
    try {
      while (document.work(deadline())) await new Promise((resolve) => setImmediate(resolve));
    } catch (error) {
      logFault(this.connection, document.source.name ?? '', error);
    }
  }

  /// A text that nobody has open, looked through to its end in slices.
  async looked({ language, name, text }: Looked): Promise<Features> {
    let checked: Checked | undefined;
    const report = (news: Checked): void => void (checked = news);
    const document = new RecordDocument(language, { name }, text, 0, this.encoding, report);
    await this.finished(document);
    return new Features(document, this.settings.preferences, checked);
  }

  /// Runs a paused computation in slices; undefined if the document has changed meanwhile.
  async slices<T>(document: RecordDocument, steps: Generator<void, T>): Promise<T | undefined> {
    const { root } = document;
    for (;;) {
      const enough = deadline();
      while (!enough()) {
        const step = steps.next();
        if (step.done) return step.value;
      }
      await new Promise((resolve) => setImmediate(resolve));
      if (document.root !== root) return undefined;
    }
  }

  /// The settings have changed: say everything again.
  reportAgain(): void {
    for (const [uri, { checked, complete }] of this.#checked)
      this.#report(uri, { ...checked, since: 'much' }, complete);
  }

  #work(): void {
    const enough = deadline();
    let more = false;
    for (const [uri, document] of this.#open) {
      if (enough()) {
        more = true;
        break;
      }
      if (this.#workOn(uri, document, enough)) {
        more = true;
        // The others first, next time.
        this.#open.delete(uri);
        this.#open.set(uri, document);
      }
      if (document.current) this.#release(uri);
    }
    if (more) this.#schedule();
  }

  #workOn(uri: string, document: RecordDocument, enough: () => boolean): boolean {
    try {
      return document.work(enough);
    } catch (error) {
      logFault(this.connection, uri, error);
      document.drop();
      if (document.idle) void this.#sayChecked(uri, document.version);
      return !document.idle;
    }
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#work();
    });
  }

  #release(uri: string): void {
    const waiting = this.#waiting.get(uri);
    if (!waiting) return;
    this.#waiting.delete(uri);
    for (const resolve of waiting) resolve();
  }

  #publisher(uri: string): Publisher {
    const known = this.#publishers.get(uri) ?? new Publisher(uri, this.settings, this.encoding);
    this.#publishers.set(uri, known);
    return known;
  }

  #report(uri: string, checked: Checked, complete: boolean): void {
    const document = this.#open.get(uri);
    if (!document) return;
    this.#checked.set(uri, { checked, complete });
    const { version } = checked;
    const isTold = this.settings.of('diagnostics.enable', true);
    const diagnostics = isTold ? this.#publisher(uri).diagnostics(document, checked) : [];
    void this.connection.sendDiagnostics({ uri, version, diagnostics });
    if (complete && !this.#looking.has(document)) void this.#sayChecked(uri, version);
  }
}

/// Could the text come out otherwise in another encoding?
const isRevealing = (text: string): boolean => /[^\0-\x7f]/.test(text);

/// Says when a slice is over.
function deadline(milliseconds = SLICE): () => boolean {
  const end = performance.now() + milliseconds;
  return () => performance.now() > end;
}

/// The name of the file, for documents that are kept in one.
function fileName(uri: string): string | undefined {
  if (/^(untitled|vscode-notebook-cell|inmemory):/.test(uri)) return undefined;
  const last = uri.slice(uri.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
