/// What `qipu convert` was asked for.

import type { Arguments, Options } from '../arguments';
import { choice } from '../arguments';
import { CommandFault } from '../fault';
import { usage } from '../messages';

export const CONVERT_OPTIONS: Options = {
  '--to': 'value',
  '--out': 'value',
  '--strict': 'nothing',
  '--split': 'nothing',
  '--carry': 'nothing',
  '--force': 'nothing',
  '--losses': 'value',
};

/// By the word that asks for it.
const TARGETS = { wei7: 'wei7-3.0', 'wei7-2.2': 'wei7-2.2', jgf: 'jgf', ishi: 'ishi', sgf: 'sgf' } as const;

export interface ConvertOptions {
  readonly paths: readonly string[];
  /// The id of a specification.
  readonly to: string;
  /// A folder; `-` is the standard output. Undefined: beside each record.
  readonly out: string | undefined;
  readonly losses: 'text' | 'json';
  /// Nothing is written of a record that would lose something.
  readonly strict: boolean;
  readonly split: boolean;
  /// What the other format has no place for goes along where it has room.
  readonly carry: boolean;
  /// Files may be overwritten, and lines be cut where the other format cannot go on.
  readonly force: boolean;
}

export function convertOptions(given: Arguments): ConvertOptions {
  if (!given.has('--to')) throw new CommandFault(usage.noTarget, { choices: Object.keys(TARGETS).join(', ') });
  const to = choice(given, Object.keys(TARGETS) as (keyof typeof TARGETS)[], '--to');
  if (given.rest.length === 0) throw new CommandFault(usage.nothingToConvert);
  return {
    paths: given.rest,
    to: TARGETS[to],
    out: given.value('--out'),
    losses: choice(given, ['text', 'json'], '--losses'),
    strict: given.has('--strict'),
    split: given.has('--split'),
    carry: given.has('--carry'),
    force: given.has('--force'),
  };
}
