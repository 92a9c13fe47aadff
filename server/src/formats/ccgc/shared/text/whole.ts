/// What is reported of a record as a whole: its encoding, characters that could not be decoded, the name of its file.

import type { Finding, Report } from '../../../../record/finding';
import type { Rule } from '../../../../spec/rule';
import { leaves } from '../../../../text/edit';
import { firstFlagged } from '../../../../text/flagged';
import { Flag, type Leaf, type Run } from '../../../../text/node';
import type { Source } from '../../../format';
import type { Encoding } from '../../../language';
import { mismatches } from '../../names/compare';
import { type FileName, fileNameOf, isAttempt } from '../../names/name';
import type { Header } from '../header/header';

const UNDECODED = /\ufffd+/;

/// Where the first text stands that could not be decoded.
export function undecodedIn(root: Run): { readonly from: number; readonly to: number } | undefined {
  const found = firstFlagged(root, Flag.undecoded);
  const match = found && UNDECODED.exec(found.leaf.text);
  if (!found || !match) return undefined;
  const from = found.start + match.index;
  return { from, to: from + match[0].length };
}

/// Whether a fault stands where the text could not be decoded: that has been told of once.
export const isGarbled = (
  { text, flags }: Leaf,
  { from, to }: { readonly from: number; readonly to: number },
): boolean => (flags & Flag.undecoded) !== 0 && UNDECODED.test(text.slice(from, to));

const NOT_ASCII = /[^\0-\x7f]/;

/// What is reported of files in some encodings.
export type EncodingRules = Readonly<Partial<Record<Encoding['name'], Rule>>>;

/// Told at the byte order mark, or at the first character that is not the same in all encodings.
export function encodingFault(root: Run, { encoding }: Source, rules: EncodingRules): Finding | undefined {
  const rule = encoding && rules[encoding.name];
  if (!encoding || !rule) return undefined;
  const params = { encoding: encoding.name };
  if (encoding.marked) return { rule, from: 0, to: 0, params };
  for (const { leaf, start } of leaves(root)) {
    const at = leaf.text.search(NOT_ASCII);
    if (at >= 0) return { rule, from: start + at, to: start + at + 1, params };
  }
  return undefined;
}

let latest: { readonly name: string; readonly read: FileName } | undefined;

/// The name of the file, if it is an attempt at one; a name is read once.
export function fileNameIn({ name }: Source): FileName | undefined {
  if (name === undefined || !isAttempt(name)) return undefined;
  if (latest?.name !== name) latest = { name, read: fileNameOf(name) };
  return latest.read;
}

/// What is wrong with the name is reported at the start of the text.
export function tellName(name: FileName, report: Report): void {
  for (const { rule, params } of name.faults) report.add({ rule, from: 0, to: 0, params });
}

/// Where name and header disagree. `at` is where the text of the header starts.
export function compareName(name: FileName, header: Header, at: number, report: Report): void {
  for (const finding of mismatches(name, header)) {
    report.add({ ...finding, from: finding.from + at, to: finding.to + at });
  }
}

/// A file that is called as of another game than its record says it is of: then its name is not looked at by the rules of that.
export function contradictionOf(name: FileName, header: Header, at: number): Finding | undefined {
  const found = mismatches(name, header).find(({ rule }) => rule.name === 'header-code-mismatch');
  return found && { ...found, from: found.from + at, to: found.to + at };
}
