/// What `qipu lint` was asked for.

import { availableParallelism } from 'node:os';
import { allFormats } from '../../formats/list';
import type { Preferences } from '../../language';
import { fill, type Language, type Severity } from '../../spec/rule';
import { nearest } from '../../text/near';
import { type Arguments, choice, type Options } from '../arguments';
import { CommandFault } from '../fault';
import { explaining, usage } from '../messages';
import { MOST } from './check';
import type { Shard } from './part';

export const LINT_OPTIONS: Options = {
  '--format': 'value',
  '--max-warnings': 'value',
  '--severity': 'values',
  '--explain': 'value',
  '--spec': 'value',
  '--all': 'nothing',
  '--jobs': 'value',
  '--files-from': 'value',
  '--shard': 'value',
  '--resume': 'value',
  '--fix': 'nothing',
  '--fix-dry-run': 'nothing',
};

export interface LintOptions {
  readonly paths: readonly string[];
  /// Where more paths are listed; `-` is standard input.
  readonly filesFrom: string | undefined;
  readonly format: 'text' | 'json' | 'ndjson' | 'sarif';
  readonly maxWarnings: number | undefined;
  /// All faults of a rule are told, however many.
  readonly all: boolean;
  readonly preferences: Preferences;
  /// Mends what can be mended without loss before checking the rest, and keeps that.
  readonly fix: 'no' | 'try' | 'write';
  /// Threads at most.
  readonly jobs: number;
  readonly shard: Shard | undefined;
  /// Where it is listed what is done.
  readonly resume: string | undefined;
}

export function lintOptions(given: Arguments, language: Language): LintOptions {
  if (given.has('--spec')) throw new CommandFault(usage.specAlone);
  const filesFrom = given.value('--files-from');
  if (given.rest.length === 0 && filesFrom === undefined) throw new CommandFault(usage.noPath);
  if (given.rest.length > 0 && filesFrom !== undefined) throw new CommandFault(usage.pathsOrList);
  const [fix, attempt] = [given.has('--fix'), given.has('--fix-dry-run')];
  if (fix && attempt) throw new CommandFault(usage.fixOrTry);
  return {
    paths: given.rest,
    filesFrom,
    format: choice(given, ['text', 'json', 'ndjson', 'sarif']),
    fix: fix ? 'write' : attempt ? 'try' : 'no',
    maxWarnings: maxWarnings(given.value('--max-warnings')),
    all: given.has('--all'),
    preferences: { language, most: MOST, severity: severities(given.values('--severity'), language) },
    jobs: jobs(given.value('--jobs')),
    shard: shard(given.value('--shard')),
    resume: given.value('--resume'),
  };
}

function jobs(value: string | undefined): number {
  if (value === undefined) return availableParallelism();
  if (!/^[1-9]\d{0,2}$/.test(value)) throw new CommandFault(usage.jobs, { value });
  return Number(value);
}

/// `3/10` is the third of ten.
function shard(value: string | undefined): Shard | undefined {
  if (value === undefined) return undefined;
  const [, index, of] = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/.exec(value)?.map(Number) ?? [];
  if (index === undefined || of === undefined || index > of) throw new CommandFault(usage.shard, { value });
  return { index: index - 1, of };
}

function maxWarnings(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d{1,15}$/.test(value)) throw new CommandFault(usage.maxWarnings, { value });
  return Number(value);
}

function severities(values: readonly string[], language: Language): Preferences['severity'] {
  const severity: Record<string, Severity | 'off'> = {};
  if (values.length === 0) return severity;
  const known = keys();
  for (const value of values) {
    const [, key, level] = /^(.+)=(off|info|warning|error)$/.exec(value) ?? [];
    if (key === undefined) throw new CommandFault(usage.severityForm, { value });
    if (!known.has(key))
      throw new CommandFault(usage.severityKey, { key, near: perhaps(nearest(key, known), language) });
    severity[key] = level as Severity | 'off';
  }
  return severity;
}

/// All that a severity can be set for.
function keys(): Set<string> {
  const all = new Set<string>();
  for (const { specification, rules } of allFormats()) {
    for (const { name, clause } of Object.values(rules)) {
      for (const key of [name, clause]) all.add(key).add(`${specification.source}/${key}`);
    }
  }
  return all;
}

/// "Perhaps this or that?", if there is anything to suggest.
export function perhaps(names: readonly string[], language: Language): string {
  if (names.length === 0) return '';
  return fill(explaining.near, language, { names: names.join(language === 'zh' ? '、' : ', ') });
}
