/// The clauses of a specification by their numbers.

import type { Clause, Specification } from '../spec/rule';

const known = new WeakMap<Specification, ReadonlyMap<string, Clause>>();

export function clauseOf(specification: Specification, number: string | undefined): Clause | undefined {
  if (number === undefined) return undefined;
  let clauses = known.get(specification);
  if (!clauses) {
    clauses = new Map(specification.clauses.map((clause) => [clause.number, clause]));
    known.set(specification, clauses);
  }
  return clauses.get(number);
}
