/// The files that paths stand for: a file for itself, a folder for all records in it.

import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { languageOf } from '../../formats/list';
import type { CommandFault } from '../fault';
import { unreadable } from './unreadable';

export type Found =
  | { readonly path: string; readonly language: string | undefined }
  | { readonly path: string; readonly fault: CommandFault };

/// In the order of the paths and of the names in the folders; no file twice.
export async function* filesIn(paths: readonly string[]): AsyncGenerator<Found> {
  const seen = new Set<string>();
  for (const given of paths) {
    for await (const found of under(given)) {
      const whole = path.resolve(found.path);
      if (seen.has(whole)) continue;
      seen.add(whole);
      yield found;
    }
  }
}

async function* under(given: string): AsyncGenerator<Found> {
  try {
    if ((await stat(given)).isDirectory()) yield* inFolder(given);
    else yield { path: given, language: languageOf(path.basename(given)) };
  } catch (error) {
    yield { path: given, fault: unreadable(given, error) };
  }
}

async function* inFolder(top: string): AsyncGenerator<Found> {
  const folders = [top];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const inside = await entriesOf(folder);
    if ('fault' in inside) {
      yield inside;
      continue;
    }
    for (const entry of inside.entries) {
      const language = languageOf(entry.name);
      if (language && (await isFile(entry, folder))) yield { path: path.join(folder, entry.name), language };
    }
    const inner = inside.entries.filter((entry) => entry.isDirectory() && !skipped(entry.name));
    for (const { name } of inner.reverse()) folders.push(path.join(folder, name));
  }
}

async function entriesOf(folder: string): Promise<{ entries: Dirent[] } | Extract<Found, { fault: unknown }>> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return { entries: entries.sort((a, b) => (a.name < b.name ? -1 : 1)) };
  } catch (error) {
    return { path: folder, fault: unreadable(folder, error) };
  }
}

/// A link counts as what it leads to, if that is a file; into linked folders we do not go, they may lead in a circle. A link
/// that leads nowhere is taken for a file, so that it is said.
async function isFile(entry: Dirent, folder: string): Promise<boolean> {
  if (!entry.isSymbolicLink()) return entry.isFile();
  return stat(path.join(folder, entry.name)).then(
    (target) => target.isFile(),
    () => true,
  );
}

/// Folders of tools, whose content is nobody's record.
const skipped = (name: string): boolean => name === 'node_modules' || name.startsWith('.');
