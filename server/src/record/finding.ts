/// What is wrong in a record, and how findings are kept: each with its place relative to the node that it was found in, and
/// nodes with findings hung into each other like the nodes themselves. So a finding survives every edit that does not touch
/// its node, and counting all findings costs nothing.

import type { Params, Rule } from '../spec/rule';

export interface Finding {
  readonly rule: Rule;
  /// From and to, counted from the start of what the finding belongs to.
  readonly from: number;
  readonly to: number;
  readonly params?: Params | undefined;
  /// The place goes on to the end of its line.
  readonly toLineEnd?: boolean;
  /// The earlier move that matters too.
  readonly related?: EarlierMove | undefined;
}

/// A move of the line that a finding is on.
export interface EarlierMove {
  /// Which move in the text of the line, those taken back counted too.
  readonly ordinal: number;
  /// Its number as players count: those taken back left out.
  readonly number: number;
}

export interface Findings {
  readonly count: number;
  /// Where the first of all starts, and where the last one ends.
  readonly first: number;
  readonly end: number;
  /// Both in the order in which they start.
  readonly own: readonly Finding[];
  readonly parts: readonly Part[];
  /// The same, without a look at what hangs in what, where that would go far.
  readonly row?: Row | undefined;
}

export interface Part {
  readonly at: number;
  readonly findings: Findings;
}

/// What is found far around a change.
export interface Row {
  /// One after the other, in the order in which they start.
  partAt(index: number): Part | undefined;
  /// What was found before the change: the same but for these, in whose place are others.
  readonly was: Findings;
  readonly less: Findings;
  readonly more: Findings;
}

const NONE: readonly never[] = [];
export const CLEAN: Findings = { count: 0, first: Number.POSITIVE_INFINITY, end: 0, own: NONE, parts: NONE };

/// Collects findings; costs nothing while there are none.
export class Report {
  #own: Finding[] | undefined;
  #parts: Part[] | undefined;
  #count = 0;

  add(finding: Finding): void {
    this.keep(detached(finding));
  }

  /// One that has been reported before.
  keep(finding: Finding): void {
    if (!this.#own) this.#own = [];
    this.#own.push(finding);
    this.#count++;
  }

  /// Takes over what was found in something that starts at `at`.
  take(findings: Findings, at: number): void {
    if (findings.count === 0) return;
    if (!this.#parts) this.#parts = [];
    this.#parts.push({ at, findings });
    this.#count += findings.count;
  }

  get findings(): Findings {
    return this.#count === 0 ? CLEAN : findingsOf(this.#count, this.#own, this.#parts);
  }

  /// The same while more may be found.
  get soFar(): Findings {
    return this.#count === 0 ? CLEAN : findingsOf(this.#count, this.#own?.slice(), this.#parts?.slice());
  }
}

/// What has been found so far by something that goes on. All of it holds, whatever is found later.
export type SoFar = () => Findings;

const NOTHING_YET: SoFar = () => CLEAN;

/// Steps of something that does not say what it has found so far, or is not to.
export function* untold<T>(steps: Generator<unknown, T>): Generator<SoFar, T> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    yield NOTHING_YET;
  }
}

function findingsOf(count: number, unsorted: Finding[] = [], unsortedParts: Part[] = []): Findings {
  const own = unsorted.length > 0 ? sorted(unsorted, ({ from }) => from) : NONE;
  const parts = unsortedParts.length > 0 ? sorted(unsortedParts, startOf) : NONE;
  const [one, part] = [own[0], parts[0]];
  const first = Math.min(one ? one.from : Number.POSITIVE_INFINITY, part ? startOf(part) : Number.POSITIVE_INFINITY);
  return { count, first, end: lastEnd(own, parts), own, parts };
}

function lastEnd(own: readonly Finding[], parts: readonly Part[]): number {
  let end = 0;
  for (const one of own) end = Math.max(end, endOf(one));
  for (const { at, findings } of parts) end = Math.max(end, at + findings.end);
  return end;
}

/// Where a line ends a finding does not know.
export const endOf = ({ to, toLineEnd }: Finding): number => (toLineEnd ? Number.POSITIVE_INFINITY : to);

const startOf = ({ at, findings }: Part): number => at + findings.first;

/// They mostly are. What is kept is a copy: an array that has grown holds on to more room than it needs.
function sorted<T>(grown: readonly T[], of: (one: T) => number): readonly T[] {
  const list = grown.slice();
  for (let i = 1; i < list.length; i++) {
    if (of(list[i] as T) < of(list[i - 1] as T)) return list.sort((a, b) => of(a) - of(b));
  }
  return list;
}

/// Of an earlier move, which may be given as a ply, only the numbers are kept: a finding does not hold on to a line of play.
function detached(finding: Finding): Finding {
  if (!finding.related) return finding;
  const { ordinal, number } = finding.related;
  return { ...finding, related: { ordinal, number } };
}

export interface FindingAt {
  readonly finding: Finding;
  /// Where what it belongs to starts.
  readonly at: number;
}

/// What stands in a row need not be hung into each other to be gone through.
export const ownOf = (findings: Findings): readonly Finding[] => (findings.row ? NONE : findings.own);

export const partsOf = (findings: Findings): Iterable<Part> => (findings.row ? partsIn(findings.row) : findings.parts);

function* partsIn(row: Row): Generator<Part> {
  let index = 0;
  for (let part = row.partAt(index); part; part = row.partAt(index)) {
    yield part;
    index++;
  }
}

/// Calls for each finding, in no particular order, until told to stop. With a stack of its own: records nest as deep as
/// they like.
export function eachFinding(findings: Findings, visit: (finding: Finding, at: number) => boolean): void {
  const nodes: Findings[] = [findings];
  const starts: number[] = [0];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const at = starts.pop() as number;
    for (const finding of ownOf(node)) if (!visit(finding, at)) return;
    for (const part of partsOf(node)) {
      nodes.push(part.findings);
      starts.push(at + part.at);
    }
  }
}
