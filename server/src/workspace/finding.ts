/// The records that paths stand for: a file for itself, a folder for all records in it.

import { LOOKED_AT, languageByName, languageByText, mayHoldRecord } from '../recognition';
import { beginningOf } from './encodings';
import type { Entry, Files } from './files';

export type Found =
  /// Without a language, only the text can tell.
  { readonly path: string; readonly language: string | undefined } | { readonly path: string; readonly error: unknown };

/// Paths that are known, or that come one by one and are too many to be remembered.
type Paths = readonly string[] | AsyncIterable<string>;

/// In the order of the paths and of the names in the folders; no file twice, but for what comes twice one by one.
export async function* recordsIn(files: Files, paths: Paths): AsyncGenerator<Found> {
  const several = 'length' in paths && paths.length > 1;
  const seen = several ? new Set<string>() : undefined;
  for await (const given of paths) {
    for await (const found of under(files, given)) {
      if (!seen) {
        yield found;
        continue;
      }
      const whole = files.identity(found.path);
      if (seen.has(whole)) continue;
      seen.add(whole);
      yield found;
    }
  }
}

async function* under(files: Files, given: string): AsyncGenerator<Found> {
  try {
    if ((await files.kindOf(given)) === 'folder') yield* inFolder(files, given);
    else yield { path: given, language: languageByName(files.nameOf(given)) };
  } catch (error) {
    yield { path: given, error };
  }
}

async function* inFolder(files: Files, top: string): AsyncGenerator<Found> {
  const folders = [top];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const inside = await entriesOf(files, folder);
    if ('error' in inside) {
      yield inside;
      continue;
    }
    for (const { name, kind } of inside.entries) {
      const path = files.within(folder, name);
      const language = kind === 'file' ? await languageAt(files, path, name) : undefined;
      if (language) yield { path, language };
    }
    const inner = inside.entries.filter(({ name, kind }) => kind === 'folder' && !isOfTools(name));
    for (const { name } of inner.reverse()) folders.push(files.within(folder, name));
  }
}

async function entriesOf(
  files: Files,
  folder: string,
): Promise<{ entries: Entry[] } | Extract<Found, { error: unknown }>> {
  try {
    return { entries: [...(await files.list(folder))].sort((a, b) => (a.name < b.name ? -1 : 1)) };
  } catch (error) {
    return { path: folder, error };
  }
}

/// Files that may be something else are records if they begin like one; nobody misses those that cannot be opened.
async function languageAt(files: Files, path: string, name: string): Promise<string | undefined> {
  const named = languageByName(name);
  if (named || !mayHoldRecord(name)) return named;
  const head = await files.head(path, LOOKED_AT).catch(() => undefined);
  return head && languageByText(beginningOf(head), name);
}

/// Folders whose content is nobody's record.
const isOfTools = (name: string): boolean => name === 'node_modules' || name.startsWith('.');
