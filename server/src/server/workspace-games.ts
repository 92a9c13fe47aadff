/// The games of all records in the folders of the workspace, by their players, events and titles. What has been read
/// once is read again only when the file has changed; what is open is as it is in the editor.

import { stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { SymbolKind, type WorkspaceSymbol } from 'vscode-languageserver/node';
import { disk } from '../disk';
import { RecordDocument } from '../language';
import { Catalogue, type CataloguedGame, cataloguedAs } from '../workspace/catalogue';
import { decoded } from '../workspace/encodings';
import { recordsIn } from '../workspace/finding';
import { languageOfFile } from '../workspace/reading';
import type { Server } from './answering';

/// The beginning of a large file tells of its first games.
const READ = 256 * 1024;
/// Editors show a list, and ask again when more is typed.
const MOST = 1000;
/// Milliseconds after which is answered with what is known so far, and as long as what was found is taken to be all.
const PATIENCE = 1500;

/// What has been catalogued serves whoever asks next.
const KEPT = { wanted: true };

export class WorkspaceGames {
  readonly #catalogue = new Catalogue((file) => this.#below(file) ?? file);
  /// Sizes and times of the files that have been read.
  readonly #stamps = new Map<string, string>();
  #reading: Promise<void> | undefined;
  #read = 0;
  #folders: readonly string[] = [];

  constructor(readonly server: Server) {}

  /// Those of now.
  async #turnTo(): Promise<void> {
    const { connection, settings } = this.server;
    const canAsk = settings.client.workspace?.workspaceFolders === true;
    const now = canAsk ? await connection.workspace.getWorkspaceFolders() : undefined;
    const folders = (now?.map(({ uri }) => uri) ?? settings.folders).flatMap((uri) => pathOf(uri) ?? []);
    if (folders.join('\n') !== this.#folders.join('\n')) this.#read = 0;
    this.#folders = folders;
  }

  /// The path of a file from the folder of the workspace that it is in.
  #below(file: string): string | undefined {
    const around = this.#folders.find((folder) => file.startsWith(join(folder, sep)));
    return around && relative(around, file);
  }

  async matching(question: string): Promise<readonly CataloguedGame[]> {
    await this.#turnTo();
    if (performance.now() - this.#read > PATIENCE || this.#read === 0) {
      this.#reading ??= this.#readAll().finally(() => {
        this.#reading = undefined;
        this.#read = performance.now();
      });
    }
    let late: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => (late = setTimeout(resolve, PATIENCE)));
    await Promise.race([this.#reading, patience]);
    clearTimeout(late);
    await this.#takeOpen();
    return this.#catalogue.matching(question).slice(0, MOST);
  }

  async #readAll(): Promise<void> {
    const seen = new Set<string>();
    for await (const found of recordsIn(disk, this.#folders)) {
      if ('error' in found) continue;
      seen.add(found.path);
      await this.#readFile(found.path).catch(() => this.#forget(found.path));
    }
    for (const path of this.#stamps.keys()) if (!seen.has(path)) this.#forget(path);
  }

  #forget(path: string): void {
    this.#catalogue.remove(path);
    this.#stamps.delete(path);
  }

  async #readFile(path: string): Promise<void> {
    const { size, mtimeMs } = await stat(path);
    const stamp = `${size} ${mtimeMs}`;
    if (this.#stamps.get(path) === stamp) return;
    const bytes = await disk.head(path, READ);
    const name = disk.nameOf(path);
    const language = languageOfFile(bytes, name);
    this.#stamps.set(path, stamp);
    if (!language) return;
    const { text, ...source } = decoded(bytes, language, name);
    const { documents } = this.server;
    const document = new RecordDocument(language, { name, ...source }, text, 1, documents.encoding, () => {});
    await documents.finished(document);
    await this.#take(path, document);
  }

  async #take(path: string, document: RecordDocument): Promise<void> {
    const games = await this.server.documents.slices(document, cataloguedAs(path, document), KEPT);
    if (games) this.#catalogue.put(path, games);
  }

  async #takeOpen(): Promise<void> {
    const { documents } = this.server;
    for (const uri of documents.uris) {
      const path = pathOf(uri);
      const document = documents.get(uri);
      if (path === undefined || !document?.record || this.#below(path) === undefined) continue;
      await this.#take(path, document);
      this.#stamps.delete(path);
    }
  }
}

/// Editors look for what is typed in the name alone.
export function symbolOf(game: CataloguedGame, language: 'en' | 'zh'): WorkspaceSymbol {
  const { path, players, title, facts, result, place } = game;
  const file = disk.nameOf(path);
  const name = [players.join(' – '), title, ...facts.map((fact) => fact[language])].filter(Boolean).join(' · ');
  return {
    name: name || file,
    kind: SymbolKind.Event,
    containerName: [result?.[language], file].filter(Boolean).join(' · '),
    location: { uri: pathToFileURL(path).toString(), range: { start: place, end: place } },
  };
}

function pathOf(uri: string): string | undefined {
  try {
    return uri.startsWith('file:') ? fileURLToPath(uri) : undefined;
  } catch {
    return undefined;
  }
}
