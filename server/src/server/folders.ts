/// `qipu/checkFolder`: what is wrong with the records of a folder that no editor has opened. They are checked again when they
/// change; what an editor has open is its own affair as long as it is open.

import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Diagnostic, FileChangeType } from 'vscode-languageserver/node';
import { disk } from '../disk';
import { type Checked, RecordDocument } from '../language';
import { finished } from '../text/edit';
import { decoded } from '../workspace/encodings';
import { recordsIn } from '../workspace/finding';
import { languageOfFile, type Read, readAhead } from '../workspace/reading';
import { answerOwn, type Server } from './answering';
import { Publisher } from './publish';

const LARGEST = 64 * 1024 * 1024;

/// Errors and warnings.
const WRONG = 2;

export class Folders {
  /// What has been asked for, and the records that were found there.
  readonly #folders = new Set<string>();
  readonly #records = new Set<string>();

  constructor(readonly server: Server) {
    const { connection, settings } = server;
    answerOwn(server, 'qipu/checkFolder', async ({ uri }) => {
      const folder = pathOf(uri);
      if (folder === undefined) return null;
      this.#folders.add(folder);
      return this.#check([folder]);
    });
    connection.onDidChangeWatchedFiles(({ changes }) => {
      for (const { uri, type } of changes) if (type === FileChangeType.Deleted) this.#forget(uri);
      void this.#check(
        changes.filter(({ type }) => type !== FileChangeType.Deleted).flatMap(({ uri }) => this.#own(uri)),
      );
    });
    settings.onChange(() => void this.#check([...this.#records]));
  }

  /// An editor has closed it.
  closed(uri: string): void {
    void this.#check(this.#own(uri));
  }

  /// The path, if it lies in a folder that is watched over.
  #own(uri: string): string[] {
    const path = pathOf(uri);
    const within = (folder: string): boolean => path !== undefined && isWithin(path, folder);
    return path !== undefined && [...this.#folders].some(within) ? [path] : [];
  }

  #forget(uri: string): void {
    const path = pathOf(uri);
    if (path !== undefined && this.#records.delete(path) && !this.#isOpen(path)) this.#publish(path, []);
  }

  #isOpen(path: string): boolean {
    return this.server.documents.uris.some((uri) => pathOf(uri) === path);
  }

  async #check(paths: readonly string[]): Promise<{ records: number; faulty: number }> {
    const counts = { records: 0, faulty: 0 };
    for await (const read of readAhead(disk, recordsIn(disk, paths))) {
      const found = 'error' in read ? undefined : await this.#found(read);
      if (!found) continue;
      counts.records++;
      if (found.some(({ severity = 1 }) => severity <= WRONG)) counts.faulty++;
    }
    return counts;
  }

  async #found(read: Exclude<Read, { error: unknown }>): Promise<Diagnostic[] | undefined> {
    const { path, bytes } = read;
    const language = read.language ?? languageOfFile(bytes, disk.nameOf(path));
    if (!language || bytes.length > LARGEST) return undefined;
    this.#records.add(path);
    const { encoding } = this.server.documents;
    const name = disk.nameOf(path);
    const { text, ...source } = decoded(bytes, language, name);
    let last: Checked | undefined;
    const report = (checked: Checked): void => void (last = checked);
    const document = new RecordDocument(language, { name, ...source }, text, 1, encoding, report);
    await this.server.documents.finished(document);
    if (!last) return undefined;
    const publisher = new Publisher(addressOf(path), this.server.settings, encoding);
    const diagnostics = finished(publisher.diagnostics(document, last));
    if (!this.#isOpen(path)) this.#publish(path, diagnostics);
    return diagnostics;
  }

  #publish(path: string, diagnostics: Diagnostic[]): void {
    void this.server.connection.sendDiagnostics({ uri: addressOf(path), diagnostics });
  }
}

const addressOf = (path: string): string => pathToFileURL(path).toString();

function pathOf(uri: string): string | undefined {
  try {
    return uri.startsWith('file:') ? fileURLToPath(uri) : undefined;
  } catch {
    return undefined;
  }
}

const isWithin = (path: string, folder: string): boolean =>
  path.startsWith(folder) && (/[\\/]$/.test(folder) || /^[\\/]/.test(path.slice(folder.length)));
