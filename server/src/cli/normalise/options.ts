/// What `qipu normalise` was asked for.

import type { Arguments, Options } from '../arguments';
import { CommandFault } from '../fault';
import { usage } from '../messages';

export const NORMALISE_OPTIONS: Options = { '--check': 'nothing', '--write': 'nothing', '--rename': 'nothing' };

export interface NormaliseOptions {
  readonly paths: readonly string[];
  /// Show what would change, say which files would, or change them.
  readonly doing: 'show' | 'check' | 'write';
  readonly rename: boolean;
}

export function normaliseOptions(given: Arguments): NormaliseOptions {
  const [check, write] = [given.has('--check'), given.has('--write')];
  if (check && write) throw new CommandFault(usage.checkOrWrite);
  if (given.rest.length === 0) throw new CommandFault(usage.noRecord);
  return { paths: given.rest, doing: write ? 'write' : check ? 'check' : 'show', rename: given.has('--rename') };
}
