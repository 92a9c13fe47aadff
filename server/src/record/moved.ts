/// What was found in a node in which only something far inside has changed, after that: what stands behind the change has moved,
/// and what was found in the part that holds it is something else.

import type { Within } from '../text/carrying';
import type { Change } from '../text/renewal';
import { CLEAN, type Finding, type Findings, Report } from './finding';

type Part = Findings['parts'][number];

/// What was found in the part that holds the change, before it and after.
type Swap = readonly [was: Findings, is: Findings];

/// What was found in a node, of several kinds, and is found after the change; undefined where that cannot be told from outside. What was
/// found of one kind in the part may be of another here. Where nothing is otherwise, it is the same object.
export function moved(findings: readonly Findings[], swaps: readonly Swap[], { at, change }: Within) {
  const move = new Move(swaps);
  const after = findings.map((one, i) => {
    const [was, is] = swaps[i] as Swap;
    return move.of(one, at, change, was.count === 0 ? is : CLEAN);
  });
  return move.failed ? undefined : after;
}

class Move {
  #isAmid = false;
  readonly #found = new Set<Swap>();

  constructor(readonly swaps: readonly Swap[]) {}

  /// Something stands amid the change, or what was found in the part is not there.
  get failed(): boolean {
    return (
      this.#isAmid || this.swaps.some((swap) => swap[0].count > 0 && swap[0] !== swap[1] && !this.#found.has(swap))
    );
  }

  /// The part with the change starts at `at`; what is found there for the first time comes in.
  of(findings: Findings, at: number, change: Change, fresh: Findings = CLEAN): Findings {
    if (fresh.count === 0 && findings.end <= change.from && !this.#mayHold(findings, at)) return findings;
    const own = findings.own.map((one) => this.#own(one, change));
    const parts = findings.parts.map((part) => this.#part(part, at, change));
    const isSame = own.every((one, i) => one === findings.own[i]) && parts.every((one, i) => one === findings.parts[i]);
    if (isSame && fresh.count === 0) return findings;
    const report = new Report();
    for (const one of own) report.keep(one);
    for (const part of parts) report.take(part.findings, part.at);
    report.take(fresh, at);
    return report.findings;
  }

  #own(finding: Finding, { from, to, by }: Change): Finding {
    if (finding.to <= from || by === 0) return finding;
    if (finding.from >= to) return { ...finding, from: finding.from + by, to: finding.to + by };
    if (finding.from > from || finding.to < to) this.#isAmid = true;
    return { ...finding, to: finding.to + by };
  }

  #part(part: Part, inner: number, change: Change): Part {
    const { at, findings } = part;
    const swap = this.swaps.find(([was]) => was === findings);
    if (swap) this.#found.add(swap);
    if (swap) return swap[0] === swap[1] ? part : { at, findings: swap[1] };
    const { from, to, by } = change;
    if (!this.#mayHold(findings, inner - at)) {
      if (at + findings.first >= to) return by === 0 ? part : { at: at + by, findings };
      if (at + findings.end <= from) return part;
    }
    const now = this.of(findings, inner - at, { from: from - at, to: to - at, by });
    return now === findings ? part : { at, findings: now };
  }

  /// What was found in the part with the change may be among these.
  #mayHold({ first, end }: Findings, at: number): boolean {
    return this.swaps.some(([was]) => was.count > 0 && first <= at + was.first && end >= at + was.end);
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

/// What is said along is made by the same rule, so that it is written alike.
const sameFinding = (a: Finding, b: Finding): boolean =>
  a.rule === b.rule &&
  a.from === b.from &&
  a.to === b.to &&
  a.toLineEnd === b.toLineEnd &&
  a.related?.ordinal === b.related?.ordinal &&
  a.related?.number === b.related?.number &&
  (a.params === b.params || JSON.stringify(a.params) === JSON.stringify(b.params));
