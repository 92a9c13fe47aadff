/// The open documents, and who works when: in short slices, one document after the other, with the ear at the wire between.

import type { Connection, Diagnostic, TextDocumentItem } from 'vscode-languageserver/node';
import { judgesNamesOnly } from '../formats/list';
import { type Change, type Checked, Features, RecordDocument } from '../language';
import { isInPieces, type Text } from '../text/long-text';
import type { Encoding } from '../text/position';
import { letGo } from '../text/slot';
import { shownByBytes } from './bytes';
import { logFault } from './guard';
import { Publisher } from './publish';
import type { Settings } from './settings';
import type { Wanted } from './shared';
import type { Turns, Work } from './turns';

interface Looked {
  readonly language: string;
  readonly name: string;
  readonly text: string;
}

/// A document as it comes in.
export type OpenedText = Omit<TextDocumentItem, 'text'> & { readonly text: Text };

export class Documents {
  encoding: Encoding = 'utf-16';
  #open = new Map<string, RecordDocument>();
  #checked = new Map<string, { checked: Checked; complete: boolean }>();
  #publishers = new Map<string, Publisher>();
  #waiting = new Map<string, (() => void)[]>();
  #looking = new Set<RecordDocument>();
  #works = new Map<string, Work>();
  /// What is being made of what was reported last.
  #publishing = new Map<string, Work>();
  /// Says when the turn is over that is being had.
  #enough = (): boolean => true;
  /// How often something was said of a document that an answer depends on.
  #stamp = 0;
  #stamps = new Map<string, number>();

  constructor(
    readonly connection: Connection,
    readonly settings: Settings,
    readonly turns: Turns,
  ) {}

  open({ uri, languageId, text, version }: OpenedText): void {
    this.#publishers.delete(uri);
    this.#publishing.delete(uri);
    const report = (checked: Checked, complete: boolean): void => this.#report(uri, checked, complete);
    this.#checked.delete(uri);
    const source = { name: fileName(uri) };
    const document = new RecordDocument(languageId, source, text, version, this.encoding, report);
    this.#open.set(uri, document);
    this.#works.set(uri, (enough) => this.#workOn(uri, document, enough));
    if (isRevealing(text)) this.#lookAtBytes(uri, document);
    // What it is in may have to be loaded, which takes as long as others should wait.
    this.#work(uri, 'later');
  }

  /// Another one whenever the answer to a question about the document may be another.
  stampOf(uri: string | undefined): number {
    return (uri === undefined ? undefined : this.#stamps.get(uri)) ?? 0;
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
      if (isNew) this.#work(uri);
      else if (known?.complete && !this.#publishing.has(uri)) void this.#sayChecked(uri, known.checked.version);
    });
  }

  #sayChecked(uri: string, version: number): Promise<void> {
    const format = this.#open.get(uri)?.format?.specification.id ?? '';
    const named = judgesNamesOnly(format) ? { namesOnly: true } : {};
    return this.connection.sendNotification('qipu/checked', { uri, version, ...named });
  }

  change(uri: string, version: number, changes: readonly Change[]): void {
    const document = this.#open.get(uri);
    if (!document) return;
    document.change(version, changes);
    this.#work(uri);
  }

  close(uri: string): void {
    this.#open.delete(uri);
    this.#checked.delete(uri);
    this.#publishers.delete(uri);
    this.#works.delete(uri);
    this.#publishing.delete(uri);
    this.#stamps.delete(uri);
    this.#release(uri);
    letGo();
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
  async fullyChecked(uri: string, asked: Wanted): Promise<Checked | undefined> {
    for (;;) {
      const document = this.#open.get(uri);
      const known = this.#checked.get(uri);
      const all = known?.complete === true && document?.current === true && known.checked.root === document.root;
      if (!document || all || !asked.wanted) return known?.checked;
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

  /// Checks what no editor has open, in turns too. A fault of the program ends it.
  finished(document: RecordDocument): Promise<void> {
    return new Promise((resolve) => {
      this.turns.add(document, (enough) => {
        try {
          if (document.work(enough)) return true;
        } catch (error) {
          logFault(this.connection, document.source.name ?? '', error);
        }
        resolve();
        return false;
      });
    });
  }

  /// A text that nobody has open, looked through to its end in slices.
  async looked({ language, name, text }: Looked): Promise<Features> {
    let checked: Checked | undefined;
    const report = (news: Checked): void => void (checked = news);
    const document = new RecordDocument(language, { name }, text, 0, this.encoding, report);
    await this.finished(document);
    return new Features(document, this.settings.preferences, checked);
  }

  /// Runs a paused computation in slices; undefined if the document has changed meanwhile, or nobody wants to know any more.
  slices<T>(document: RecordDocument, steps: Generator<void, T>, asked: Wanted): Promise<T | undefined> {
    const { root } = document;
    return new Promise((resolve, reject) => {
      const work = (enough: () => boolean): boolean => {
        const step = document.root === root && asked.wanted ? taken(steps, enough) : { value: undefined };
        if (step) resolve(step.value);
        return step === undefined;
      };
      this.turns.add(document, (enough) => {
        try {
          return work(enough);
        } catch (error) {
          reject(error);
          return false;
        }
      });
    });
  }

  /// The settings have changed: say everything again.
  reportAgain(): void {
    for (const [uri, { checked, complete }] of this.#checked)
      this.#report(uri, { ...checked, since: 'much' }, complete);
  }

  #work(uri: string, when: 'now' | 'later' = 'now'): void {
    const [document, work] = [this.#open.get(uri), this.#works.get(uri)];
    this.#stamps.set(uri, ++this.#stamp);
    if (!document || !work) return;
    if (when === 'now') this.turns.add(document, work);
    else this.turns.queue(document, work);
  }

  #workOn(uri: string, document: RecordDocument, enough: () => boolean): boolean {
    if (this.#open.get(uri) !== document) return false;
    this.#enough = enough;
    const more = this.#worked(uri, document, enough);
    if (document.current) this.#release(uri);
    return more;
  }

  #worked(uri: string, document: RecordDocument, enough: () => boolean): boolean {
    try {
      return document.work(enough);
    } catch (error) {
      logFault(this.connection, uri, error);
      document.drop();
      if (document.idle) void this.#sayChecked(uri, document.version);
      return !document.idle;
    }
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
    // Boards show what is wrong.
    this.#stamps.set(uri, ++this.#stamp);
    const steps = this.#diagnostics(uri, document, checked);
    const work = (enough: () => boolean): boolean => {
      // What is newer is on its way.
      if (this.#publishing.get(uri) !== work) return false;
      const made = taken(steps, enough);
      if (made) this.#publish(uri, checked.version, made.value);
      if (made && complete && !this.#looking.has(document)) void this.#sayChecked(uri, checked.version);
      return made === undefined;
    };
    this.#publishing.set(uri, work);
    if (work(this.#enough)) this.turns.queue(document, work);
  }

  *#diagnostics(uri: string, document: RecordDocument, checked: Checked): Generator<void, Diagnostic[]> {
    const isTold = this.settings.of('diagnostics.enable', true);
    return isTold ? yield* this.#publisher(uri).diagnostics(document, checked) : [];
  }

  #publish(uri: string, version: number, diagnostics: Diagnostic[]): void {
    this.#publishing.delete(uri);
    void this.connection.sendDiagnostics({ uri, version, diagnostics });
  }
}

/// Could the text come out otherwise in another encoding?
const isRevealing = (text: Text): boolean => isInPieces(text, /[^\0-\x7f]/);

/// Takes steps until there are no more, or enough; undefined if there are more.
function taken<T>(steps: Generator<void, T>, enough: () => boolean): { readonly value: T } | undefined {
  do {
    const step = steps.next();
    if (step.done) return step;
  } while (!enough());
  return undefined;
}

/// The name of the file, for documents that are kept in one. What an earlier version of it is asked for with (`?`) is no part of it.
function fileName(uri: string): string | undefined {
  if (/^(untitled|vscode-notebook-cell|inmemory):/.test(uri)) return undefined;
  const path = uri.replace(/[?#][\s\S]*/, '');
  const last = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
