/// What was found in a node in which only something far inside has changed, after that: what stands behind the change has moved,
/// and what was found in the part that holds it is something else.

import type { Change } from '../text/renewal';
import { type Finding, type Findings, Report } from './finding';

type Part = Findings['parts'][number];

/// What was found in the part that holds the change, before it and after.
type Swap = readonly [was: Findings, is: Findings];

/// Where a node has changed: all counted from its start, as is where the part starts that holds the change.
export interface Within {
  readonly at: number;
  readonly change: Change;
}

/// What was found in a node, of several kinds, and is found after the change; undefined where that cannot be told from outside.
export function moved(findings: readonly Findings[], swaps: readonly Swap[], within: Within) {
  if (within.change.by === 0 && swaps.every(([was, is]) => was === is)) return findings;
  const after: Findings[] = [];
  for (let i = 0; i < findings.length; i++) {
    const move = new Move(swaps[i] as Swap);
    after.push(move.all(findings[i] as Findings, within));
    if (move.failed) return undefined;
  }
  return after;
}

class Move {
  failed = false;
  #swapped = false;

  constructor(readonly swap: Swap) {}

  all(findings: Findings, within: Within): Findings {
    const [was, is] = this.swap;
    const report = this.#report(findings, within);
    if (was.count === 0) report.take(is, within.at);
    else if (!this.#swapped && was !== is) this.failed = true;
    return report.findings;
  }

  #report(findings: Findings, within: Within): Report {
    const report = new Report();
    for (const own of findings.own) report.keep(this.#own(own, within.change));
    for (const part of findings.parts) this.#part(part, within, report);
    return report;
  }

  #own(finding: Finding, { from, to, by }: Change): Finding {
    if (finding.to <= from || by === 0) return finding;
    if (finding.from >= to) return { ...finding, from: finding.from + by, to: finding.to + by };
    if (finding.from > from || finding.to < to) this.failed = true;
    return { ...finding, to: finding.to + by };
  }

  #part({ at, findings }: Part, within: Within, report: Report): void {
    const { from, to, by } = within.change;
    if (findings === this.swap[0]) {
      this.#swapped = true;
      report.take(this.swap[1], at);
    } else if (at + findings.first >= to) report.take(findings, at + by);
    else if (at + findings.end > from || this.#mayHold(findings, within.at - at)) {
      const change = { from: from - at, to: to - at, by };
      report.take(this.#report(findings, { at: within.at - at, change }).findings, at);
    } else report.take(findings, at);
  }

  /// What was found in the part with the change may be among these.
  #mayHold({ first, end }: Findings, at: number): boolean {
    const [was] = this.swap;
    return was.count > 0 && first <= at + was.first && end >= at + was.end;
  }
}

/// Is the same told of the same places?
export function sameFindings(a: Findings, b: Findings): boolean {
  if (a === b) return true;
  if (a.count !== b.count || a.own.length !== b.own.length || a.parts.length !== b.parts.length) return false;
  return (
    a.own.every((one, i) => sameFinding(one, b.own[i] as Finding)) &&
    a.parts.every(({ at, findings }, i) => {
      const other = b.parts[i] as Part;
      return at === other.at && sameFindings(findings, other.findings);
    })
  );
}

/// They are made by the same rule, so that what they say is written alike.
const sameFinding = (a: Finding, b: Finding): boolean => a.rule === b.rule && JSON.stringify(a) === JSON.stringify(b);
