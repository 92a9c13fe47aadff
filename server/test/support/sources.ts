/// The source files of the project, what each exports, and which of these another imports: as far as can be seen without a
/// compiler, which is all there is to see in sources that the formatter has written.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Import {
  /// `server/src/text/edit.ts`
  readonly file: string;
  /// `server/src/text/node.ts` for our own, a package or module otherwise.
  readonly to: string;
  /// What is imported; `*` for everything.
  readonly names: readonly string[];
}

export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .sort();

export const read = (file: string): string => readFileSync(file, 'utf8');

const IMPORT =
  /^\s*(?:import|export)\b([^;'"]*?)\bfrom\s*'([^']+)'|^\s*import\s*'([^']+)'|\b(?:import|require)\(\s*'([^']+)'/gm;

/// All imports of some files.
export function importsOf(files: readonly string[]): Import[] {
  const known = new Set(files);
  return files.flatMap((file) =>
    [...read(file).matchAll(IMPORT)].map(([, clause, a, b, c]) => ({
      file,
      to: resolved(file, (a ?? b ?? c) as string, known),
      names: clause === undefined ? ['*'] : namesIn(clause),
    })),
  );
}

function resolved(from: string, specifier: string, known: ReadonlySet<string>): string {
  if (!specifier.startsWith('.')) return specifier;
  const base = path.posix.join(path.posix.dirname(from), specifier);
  const candidates = [`${base}.ts`, `${base}/index.ts`, base.replace(/\.js$/, '.ts'), base];
  return candidates.find((file) => known.has(file)) ?? base;
}

/// `type Edit, finished as done` in braces, or `* as all`.
function namesIn(clause: string): string[] {
  if (clause.includes('*')) return ['*'];
  const inner = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  const names = inner.split(',').map(
    (one) =>
      one
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/)[0] as string,
  );
  return names.filter(Boolean);
}

const EXPORT =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

/// What a file declares for others.
export const exportsOf = (file: string): string[] => [...read(file).matchAll(EXPORT)].map(([, name]) => name as string);

/// Without comments and strings.
export const codeOf = (file: string): string =>
  read(file)
    .replace(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, "''")
    .replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '');

/// A ring of things that each lead to the next, if there is one.
export function ringIn(next: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const path: string[] = [];
  const done = new Set<string>();
  const visit = (one: string): string[] | undefined => {
    if (path.includes(one)) return [...path.slice(path.indexOf(one)), one];
    if (done.has(one)) return undefined;
    path.push(one);
    for (const other of next.get(one) ?? []) {
      const ring = visit(other);
      if (ring) return ring;
    }
    path.pop();
    done.add(one);
    return undefined;
  };
  for (const one of next.keys()) {
    const ring = visit(one);
    if (ring) return ring;
  }
  return undefined;
}

/// What leads where.
export function graphOf(pairs: Iterable<readonly [from: string, to: string]>): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of pairs) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return graph;
}
