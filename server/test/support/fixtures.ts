/// The conformance cases on disk: a folder a format with `good`, `bad` and `expected.tsv`.

import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const FIXTURES = path.resolve('test-fixtures');
const CASES = path.join(FIXTURES, 'conformance');

export interface Fixture {
  /// The folder, which is named like the specification: `wei7-3.0`.
  readonly format: string;
  /// `good/minimal.wei7`
  readonly file: string;
  /// Only the name, as the document is known by.
  readonly name: string;
  /// Decoded, a BOM still there.
  readonly text: string;
  /// What it is encoded in, where that is not UTF-8.
  readonly encoding: 'GB 18030' | undefined;
}

/// A row of `expected.tsv`; lines and columns from 1.
export interface Expected {
  readonly file: string;
  readonly clause: string;
  readonly rule: string;
  readonly severity: string;
  readonly place: string;
}

export const caseFolders = (): string[] =>
  readdirSync(CASES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

export function fixtures(format: string, kind: 'good' | 'bad'): Fixture[] {
  const folder = path.join(CASES, format, kind);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  return names
    .sort()
    .map((name) => ({ format, file: `${kind}/${name}`, name, ...read(path.join(folder, name), format) }));
}

export function expectations(format: string): Map<string, Expected[]> {
  const rows = new Map<string, Expected[]>();
  const lines = readFileSync(path.join(CASES, format, 'expected.tsv'), 'utf8')
    .split(/\r?\n/)
    .slice(1);
  for (const line of lines) {
    const [file = '', clause = '', rule = '', severity = '', l1, c1, l2, c2] = line.split('\t');
    if (!file) continue;
    const row = { file, clause, rule, severity, place: `${l1}:${c1}-${l2}:${c2}` };
    rows.set(file, [...(rows.get(file) ?? []), row]);
  }
  return rows;
}

/// A row of `names.tsv`: a file name, and one thing that is to be told of it (none if the verdict is `ok`).
export interface NameCase {
  readonly name: string;
  readonly verdict: string;
  readonly clause: string;
  readonly rule: string;
}

export function nameCases(format: string): NameCase[] {
  const file = path.join(CASES, format, 'names.tsv');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split(/\r?\n/).slice(1).filter(Boolean);
  return lines.map((line) => {
    const [name = '', verdict = '', clause = '', rule = ''] = line.split('\t');
    return { name, verdict, clause, rule };
  });
}

/// Cases of a format that are not texts but bytes, in a folder that looks like that of a format; its name, if there are any.
export const bytesOf = (format: string): string | undefined =>
  existsSync(path.join(CASES, format, 'bytes')) ? `${format}/bytes` : undefined;

/// The language that an editor gives to files of the format.
export const languageOf = (format: string): string => format.replace(/-.*/, '');

/// CCGC and SGF have records in GB 18030 too.
function read(file: string, format: string): Pick<Fixture, 'text' | 'encoding'> {
  const bytes = readFileSync(file);
  const isOther = (format.startsWith('ccgc') || format === 'sgf') && !isUtf8(bytes);
  const text = new TextDecoder(isOther ? 'gb18030' : 'utf-8', { ignoreBOM: true }).decode(bytes);
  return { text, encoding: isOther ? 'GB 18030' : undefined };
}
