/// Whether there is a file already, as far as the server can see files. Editors say nothing when a name is taken; they just do
/// not rename.

import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/// Letters that differ in case only may be the same file's.
export async function isTaken(uri: string, by: string): Promise<boolean> {
  if (!uri.startsWith('file:')) return false;
  try {
    const [path, own] = [fileURLToPath(uri), fileURLToPath(by)];
    if (path.toLowerCase() === own.toLowerCase()) return false;
    await access(path);
    return true;
  } catch {
    return false;
  }
}
