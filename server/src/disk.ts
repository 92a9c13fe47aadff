/// The files of this machine.

import type { Dirent } from 'node:fs';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Entry, Files } from './workspace/files';

export const disk: Files = {
  kindOf: async (file) => ((await stat(file)).isDirectory() ? 'folder' : 'file'),
  async list(folder) {
    const entries = await readdir(folder, { withFileTypes: true });
    const kinds = await Promise.all(entries.map((entry) => kindOf(entry, folder)));
    return entries.flatMap(({ name }, i) => (kinds[i] ? [{ name, kind: kinds[i] }] : []));
  },
  read: (file) => readFile(file),
  async head(file, length) {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read({ buffer: new Uint8Array(length), position: 0 });
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  },
  within: (folder, name) => path.join(folder, name),
  nameOf: (file) => path.basename(file),
  identity: (file) => path.resolve(file),
};

/// A link counts as what it leads to, if that is a file; into linked folders we do not go, they may lead in a circle. A link
/// that leads nowhere is taken for a file, so that it is said.
async function kindOf(entry: Dirent, folder: string): Promise<Entry['kind'] | undefined> {
  if (entry.isDirectory()) return 'folder';
  if (!entry.isSymbolicLink()) return entry.isFile() ? 'file' : undefined;
  return stat(path.join(folder, entry.name)).then(
    (target) => (target.isFile() ? 'file' : undefined),
    () => 'file',
  );
}
