/// What a fix brings about is seen on a copy of the record, before it is offered: what one fault is traded for another with, or what
/// contradicts the board or the name of the file, is none. Fixes that are sure need no trial.

import { eachFinding } from '../record/finding';
import type { Fix } from '../record/quick-fix';
import type { Rule } from '../spec/rule';
import { textAfter } from '../text/after';
import { finished } from '../text/edit';
import { copyOf } from './copy';
import type { Checked, RecordDocument } from './document';

/// How many characters are read for one request at most: records beyond that are mended by sure fixes only.
const MOST = 300_000;

type Counts = ReadonlyMap<Rule, number>;

export class Trials {
  #left = MOST;
  #before: Counts | undefined;

  constructor(
    readonly document: RecordDocument,
    readonly checked: Checked,
  ) {}

  /// There are fewer faults of this rule after the fix, and of no other are there more.
  helps({ edits, rename, encoding }: Fix, rule: Rule): boolean {
    if (encoding !== undefined) return true;
    const { document, checked } = this;
    const text = textAfter(checked.root, edits);
    this.#left -= text.length;
    if (this.#left < 0) return false;
    this.#before ??= countsOf(checked);
    const before = this.#before;
    const source = { ...document.source, name: rename ?? document.source.name };
    const copy = finished(copyOf(document, source, text)).checked;
    // What else is found in a file that is called rightly has been wrong all along.
    if (rename !== undefined && copy.format !== checked.format) return true;
    const after = countsOf(copy);
    if ((after.get(rule) ?? 0) >= (before.get(rule) ?? 0)) return false;
    return [...after].every(([one, count]) => one.severity === 'info' || count <= (before.get(one) ?? 0));
  }
}

function countsOf({ read, played }: Checked): Counts {
  const counts = new Map<Rule, number>();
  for (const findings of [read, played]) {
    eachFinding(findings, ({ rule }) => {
      counts.set(rule, (counts.get(rule) ?? 0) + 1);
      return true;
    });
  }
  return counts;
}
