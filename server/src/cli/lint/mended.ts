/// A file with everything mended that can be without loss, before it is checked.

import type { Read } from '../../workspace/reading';
import { CommandFault } from '../fault';
import { reading } from '../messages';
import { type Normal, normalOf } from '../normalise/normal';
import { write } from '../normalise/write';
import type { LintOptions } from './options';

interface Mending extends Pick<LintOptions, 'fix'> {
  /// What would change, where nothing is written.
  show(normal: Normal): void;
  tell(fault: CommandFault): void;
}

/// What cannot be mended is checked as it is; why not, is told.
export async function mended(read: Read, { fix, show, tell }: Mending): Promise<Read> {
  if (fix === 'no' || 'error' in read) return read;
  try {
    const normal = normalOf(read, false);
    const changes = normal.edits.length > 0;
    if (changes && fix === 'try') show(normal);
    const fault = changes && fix === 'write' ? await write(normal) : undefined;
    if (!fault) return { ...read, bytes: normal.bytes };
    tell(fault);
  } catch (error) {
    // Whatever else is wrong with it, checking it will show.
    if (error instanceof CommandFault && error.words !== reading.unknown) tell(error);
  }
  return read;
}
