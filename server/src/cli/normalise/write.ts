/// Puts a file into its place as it should be, under its own name or another.

import { access, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandFault } from '../fault';
import { normalising } from '../messages';
import type { Normal } from './normal';

/// What is to be said if that cannot be done.
export async function write({ path: file, bytes, edits, renamed }: Normal): Promise<CommandFault | undefined> {
  const now = renamed === undefined ? file : path.join(path.dirname(file), renamed);
  if (await isTaken(now, file)) return new CommandFault(normalising.taken, { path: file, name: renamed ?? '' });
  try {
    if (edits.length > 0) await writeFile(file, bytes);
    if (now !== file) await rename(file, now);
    return undefined;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    return new CommandFault(normalising.unwritten, { path: file, code });
  }
}

/// Letters that differ in case only may be the same file's.
const isTaken = (now: string, file: string): Promise<boolean> | boolean =>
  now.toLowerCase() !== file.toLowerCase() &&
  access(now).then(
    () => true,
    () => false,
  );
