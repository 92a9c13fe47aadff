/// How many findings there are of each rule. Findings hang into each other as the nodes do, and those of a node that an edit does not
/// touch stay what they are: so what has been counted is kept with them, and after an edit only what is new is counted.

import type { Findings } from '../record/finding';
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
    for (const { findings } of node.parts) if (findings.count >= FEW && !remembered.has(findings)) open.push(findings);
    if (open.length > before) continue;
    open.pop();
    if (!remembered.has(node)) remembered.set(node, totalsOf(node));
    if (++counted % PAUSE === 0) yield;
  }
  return remembered.get(all) ?? totalsOf(all);
}

/// Of one whose large parts have been counted.
function totalsOf(node: Findings): Totals {
  const totals = new Map<Rule, number>();
  const add = (rule: Rule, count: number): void => void totals.set(rule, (totals.get(rule) ?? 0) + count);
  const open: Findings[] = [node];
  for (let one = open.pop(); one; one = open.pop()) {
    const known = one === node ? undefined : remembered.get(one);
    if (known) for (const [rule, count] of known) add(rule, count);
    else {
      for (const { rule } of one.own) add(rule, 1);
      for (const { findings } of one.parts) open.push(findings);
    }
  }
  return totals;
}
