/// How many findings there are of each rule. Findings hang into each other as the nodes do, and those of a node that an edit does not
/// touch stay what they are: so what has been counted is kept with them, and after an edit only what is new is counted.

import { type Findings, ownOf, partsOf, type Row } from '../record/finding';
import type { Rule } from '../spec/rule';

type Totals = ReadonlyMap<Rule, number>;

/// Fewer than this are counted anew sooner than remembered.
const FEW = 32;

/// Nodes that are counted between two pauses.
const PAUSE = 256;

const remembered = new WeakMap<Findings, Totals>();

/// With a stack of its own: findings nest as deep as the record.
export function* totalsIn(all: Findings): Generator<void, Totals> {
  const open: Findings[] = [all];
  let counted = 0;
  for (let node = open.at(-1); node; node = open.at(-1)) {
    const before = open.length;
    openIn(node, open);
    if (open.length > before) continue;
    open.pop();
    if (!remembered.has(node)) remembered.set(node, yield* totalsOf(node));
    if (++counted % PAUSE === 0) yield;
  }
  return remembered.get(all) as Totals;
}

/// What is to be counted before what it is in.
function openIn(node: Findings, open: Findings[]): void {
  const add = (findings: Findings): void => {
    if (findings.count >= FEW && !remembered.has(findings)) open.push(findings);
  };
  const row = knownRow(node);
  if (row) for (const findings of [row.less, row.more]) add(findings);
  else for (const { findings } of partsOf(node)) add(findings);
}

/// What is found far around a change is counted from what was found there before.
const knownRow = ({ row }: Findings): Row | undefined => (row && remembered.has(row.was) ? row : undefined);

/// Of one whose large parts have been counted.
function* totalsOf(node: Findings): Generator<void, Totals> {
  const totals = new Map<Rule, number>();
  const add = (rule: Rule, count: number): void => void totals.set(rule, (totals.get(rule) ?? 0) + count);
  const row = knownRow(node);
  const open: (readonly [findings: Findings, sign: number])[] = row
    ? [
        [row.was, 1],
        [row.less, -1],
        [row.more, 1],
      ]
    : [[node, 1]];
  let counted = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const [one, sign] = next;
    const known = one === node ? undefined : remembered.get(one);
    if (known) for (const [rule, count] of known) add(rule, sign * count);
    else {
      for (const { rule } of ownOf(one)) add(rule, sign);
      for (const { findings } of partsOf(one)) open.push([findings, sign]);
    }
    if (++counted % PAUSE === 0) yield;
  }
  for (const [rule, count] of totals) if (count === 0) totals.delete(rule);
  return totals;
}
