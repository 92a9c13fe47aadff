/// What `qipu normalise` and `qipu format` were asked for.

import type { LayoutStyle } from '../../record/layout';
import type { Arguments, Options } from '../arguments';
import { CommandFault } from '../fault';
import { usage } from '../messages';

const BOTH: Options = { '--check': 'nothing', '--write': 'nothing' };

export const NORMALISE_OPTIONS: Options = { ...BOTH, '--rename': 'nothing' };

export const FORMAT_OPTIONS: Options = { ...BOTH, '--moves': 'value', '--indent': 'value' };

export interface RewritingOptions {
  readonly paths: readonly string[];
  /// Show what would change, say which files would, or change them.
  readonly doing: 'show' | 'check' | 'write';
}

export interface NormaliseOptions extends RewritingOptions {
  readonly rename: boolean;
}

export type FormatOptions = RewritingOptions & LayoutStyle;

export const normaliseOptions = (given: Arguments): NormaliseOptions => ({
  ...rewritingOptions(given, usage.noRecord),
  rename: given.has('--rename'),
});

export const formatOptions = (given: Arguments): FormatOptions => ({
  ...rewritingOptions(given, usage.noRecordToFormat),
  moves: countOf(given, '--moves', 10, 100),
  unit: ' '.repeat(countOf(given, '--indent', 2, 8)),
});

function rewritingOptions(given: Arguments, none: typeof usage.noRecord): RewritingOptions {
  const [check, write] = [given.has('--check'), given.has('--write')];
  if (check && write) throw new CommandFault(usage.checkOrWrite);
  if (given.rest.length === 0) throw new CommandFault(none);
  return { paths: given.rest, doing: write ? 'write' : check ? 'check' : 'show' };
}

function countOf(given: Arguments, name: string, otherwise: number, most: number): number {
  const value = given.value(name);
  if (value === undefined) return otherwise;
  const count = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (count < 1 || count > most) throw new CommandFault(usage.count, { name, value, most });
  return count;
}
