/// What `qipu split` was asked for.

import type { Arguments, Options } from '../arguments';
import { CommandFault } from '../fault';
import { usage } from '../messages';

export const SPLIT_OPTIONS: Options = { '--out': 'value', '--force': 'nothing' };

export interface SplitOptions {
  readonly paths: readonly string[];
  /// A folder. Undefined: beside each record.
  readonly out: string | undefined;
  /// Files may be overwritten.
  readonly force: boolean;
}

export function splitOptions(given: Arguments): SplitOptions {
  if (given.rest.length === 0) throw new CommandFault(usage.nothingToSplit);
  return { paths: given.rest, out: given.value('--out'), force: given.has('--force') };
}
