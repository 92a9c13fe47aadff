/// Checks the text of one file, as the language server would.

import type { Source } from '../../formats/format';
import {
  type Checked,
  type Diagnostic,
  type Features,
  featuresOf,
  Pools,
  type Preferences,
  severityFor,
} from '../../language';
import { eachFinding } from '../../record/finding';
import type { Severity } from '../../spec/rule';

/// More diagnostics of one file are counted, but not listed: a file with so many faults is not what it says it is.
export const MOST = 20_000;

export type Counts = Readonly<Record<Severity, number>>;

export interface CheckedFile {
  readonly path: string;
  readonly checked: Checked;
  readonly diagnostics: readonly Diagnostic[];
  readonly counts: Counts;
  /// How many diagnostics are not listed.
  readonly more: number;
}

interface Text extends Source {
  readonly language: string;
  readonly text: string;
}

const pools = new Pools();

/// Undefined if there is no format for the text.
export function check(
  path: string,
  { language, text, ...source }: Text,
  preferences: Preferences,
): CheckedFile | undefined {
  const features = featuresOf({ language, source, text }, preferences, pools);
  return features.checked && summed(path, features.checked, features);
}

function summed(path: string, checked: Checked, features: Features): CheckedFile {
  const { preferences } = features;
  const { list: diagnostics, more: unlisted } = features.diagnostics;
  const counts = unlisted > 0 ? countsOfAll(checked, preferences) : countsOf(diagnostics);
  const more = counts.error + counts.warning + counts.info - diagnostics.length;
  return { path, checked, diagnostics, counts, more };
}

function countsOf(diagnostics: readonly { readonly severity: Severity }[]): Counts {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of diagnostics) counts[severity]++;
  return counts;
}

function countsOfAll({ format, read, played }: Checked, preferences: Preferences): Counts {
  const counts = { error: 0, warning: 0, info: 0, off: 0 };
  const { source } = format.specification;
  for (const findings of [read, played]) {
    eachFinding(findings, ({ rule }) => {
      counts[severityFor(preferences, source, rule)]++;
      return true;
    });
  }
  return counts;
}
