/// Names of clauses in addresses: `/clause/wei7 3.0/3.16.2.5`. Knows no editor, so that tests can use it.

export interface ClauseName {
  readonly specification: string;
  readonly clause: string;
}

/// Reads a decoded path. A clause may contain slashes (`5.4/MARK`), a specification does not.
export function parseClausePath(path: string): ClauseName | undefined {
  const [, specification, clause] = /^\/clause\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return specification && clause ? { specification, clause } : undefined;
}

export const clausePath = ({ specification, clause }: ClauseName) => `/clause/${specification}/${clause}`;
