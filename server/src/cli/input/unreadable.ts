/// Why a file could not be read, in words.

import { CommandFault } from '../fault';
import { reading } from '../messages';

const WORDS = {
  ENOENT: reading.missing,
  ENOTDIR: reading.missing,
  EACCES: reading.forbidden,
  EPERM: reading.forbidden,
  EISDIR: reading.folder,
  ERR_FS_FILE_TOO_LARGE: reading.tooLarge,
  ERR_STRING_TOO_LONG: reading.tooLarge,
} as const;

export function unreadable(file: string, error: unknown): CommandFault {
  const code = error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : String(error);
  const words = Object.hasOwn(WORDS, code) ? WORDS[code as keyof typeof WORDS] : reading.broken;
  return new CommandFault(words, { path: file, code });
}
