/// The conformance cases on disk: a folder a format with `good`, `bad` and `expected.tsv`.

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
  return names.sort().map((name) => ({ format, file: `${kind}/${name}`, name, text: read(path.join(folder, name)) }));
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

/// The language that an editor gives to files of the format.
export const languageOf = (format: string): string => format.replace(/-.*/, '');

const read = (file: string): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(readFileSync(file));
