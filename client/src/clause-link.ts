/// Names of clauses and rules in addresses: `/clause/wei7 3.0/3.16.2.5#stones-capture`. Knows no editor, so that tests can use it.

export interface ClauseName {
  readonly specification: string;
  readonly clause: string;
  readonly rule?: string;
}

/// Reads a decoded path and what follows it. A clause may contain slashes (`5.4/MARK`), a specification does not.
export function parseClausePath(path: string, fragment = ''): ClauseName | undefined {
  const [, specification, clause] = /^\/clause\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return specification && clause ? { specification, clause, ...(fragment ? { rule: fragment } : {}) } : undefined;
}
