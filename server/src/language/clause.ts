/// The clauses of a specification by their numbers, those of what stands beside it too.

import type { Clause, Specification } from '../spec/rule';

const known = new WeakMap<Specification, ReadonlyMap<string, Clause>>();

export function clauseOf(specification: Specification, number: string | undefined): Clause | undefined {
  return number === undefined ? undefined : clausesOf(specification).get(number);
}

function clausesOf(specification: Specification): ReadonlyMap<string, Clause> {
  const before = known.get(specification);
  if (before) return before;
  const all = new Map<string, Clause>();
  for (let at: Specification | undefined = specification; at; at = at.beside) {
    for (const clause of at.clauses) if (!all.has(clause.number)) all.set(clause.number, clause);
  }
  known.set(specification, all);
  return all;
}
