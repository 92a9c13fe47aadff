/// What `qipu merge` was asked for.

import { type Arguments, choice, type Options } from '../arguments';
import { CommandFault } from '../fault';
import { usage } from '../messages';

export const MERGE_OPTIONS: Options = { '--format': 'value' };

export type ReportFormat = 'json' | 'sarif' | 'ndjson';

export interface MergeOptions {
  readonly paths: readonly string[];
  /// That of the reports, if it is not said.
  readonly format: ReportFormat | undefined;
}

export function mergeOptions(given: Arguments): MergeOptions {
  if (given.rest.length === 0) throw new CommandFault(usage.noReport);
  const format = given.has('--format') ? choice(given, ['json', 'sarif', 'ndjson']) : undefined;
  return { paths: given.rest, format };
}
