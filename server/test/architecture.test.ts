import { deepEqual, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';

const ROOT = 'server/src';

/// The parts that know nothing of editors, protocols and machines.
const CORE = ['text', 'syntax', 'formats', 'games', 'record', 'language', 'spec', 'migration'];

const LONGEST_FILE = 400;

interface Import {
  /// `text/edit.ts`
  readonly file: string;
  /// `text/node.ts` for our own, a package or module otherwise.
  readonly to: string;
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[cm]?tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .sort();

const sources = filesUnder(ROOT);

const IMPORT =
  /^\s*(?:import|export)\b[^;'"]*?\bfrom\s*'([^']+)'|^\s*import\s*'([^']+)'|\b(?:import|require)\(\s*'([^']+)'/gm;

const imports: readonly Import[] = sources.flatMap((source) =>
  [...readFileSync(source, 'utf8').matchAll(IMPORT)].map(([, a, b, c]) => {
    const file = path.posix.relative(ROOT, source);
    return { file, to: resolved(source, (a ?? b ?? c) as string) };
  }),
);

function resolved(source: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const base = path.posix.relative(ROOT, path.posix.join(path.posix.dirname(source), specifier));
  const known = [`${base}.ts`, `${base}/index.ts`, base].find((file) => sources.includes(path.posix.join(ROOT, file)));
  return known ?? base;
}

const folderOf = (file: string): string => file.split('/')[0] as string;

const isOwn = (to: string): boolean => sources.includes(path.posix.join(ROOT, to));

/// Imports between two kinds of places, as lines to be read in a failure.
const between = (from: (file: string) => boolean, to: (file: string) => boolean): string[] =>
  imports.filter((one) => from(one.file) && to(one.to)).map((one) => `${one.file} imports ${one.to}`);

const within =
  (...folders: string[]) =>
  (file: string): boolean =>
    folders.some((folder) => file === folder || file.startsWith(`${folder}/`));

const inCore = within(...CORE);

describe('The architecture', () => {
  it('is seen through imports that all lead somewhere', () => {
    const lost = imports.filter(({ to }) => /\//.test(to) && !isOwn(to) && !/^(?:@|vscode|node:)|\.json$/.test(to));
    deepEqual(lost, []);
    ok(imports.length > sources.length);
  });

  it('has its core free of protocol, editor and Node', () => {
    const builtin = (to: string): boolean => to.startsWith('node:') || builtinModules.includes(to);
    const foreign = (to: string): boolean => /^vscode/.test(to) || builtin(to) || within('server', 'cli')(to);
    deepEqual(between(inCore, foreign), []);
  });

  it('has its core free of packages but jsonc-parser', () => {
    deepEqual(
      between(inCore, (to) => !isOwn(to) && to !== 'jsonc-parser'),
      [],
    );
  });

  it('does no input or output in its core', () => {
    const io = /\b(?:console|process|setTimeout|setInterval|setImmediate|fetch|Worker)\b(?=[.(])|\bglobalThis\b/;
    const doing = sources.filter((file) => inCore(path.posix.relative(ROOT, file)) && io.test(codeOf(file)));
    deepEqual(doing, []);
  });

  it('throws nothing in its core', () => {
    deepEqual(
      sources.filter((file) => inCore(path.posix.relative(ROOT, file)) && /\bthrow\b/.test(codeOf(file))),
      [],
    );
  });

  it('has a text tree that knows nothing but itself', () => {
    deepEqual(
      between(within('text'), (to) => !within('text')(to)),
      [],
    );
  });

  it('has games that know no format, no syntax and no text', () => {
    deepEqual(between(within('games'), within('formats', 'syntax', 'text', 'language')), []);
  });

  it('has syntax that knows no format, no game and no editor feature', () => {
    deepEqual(between(within('syntax'), within('formats', 'games', 'language')), []);
  });

  it('has records that know no format, no syntax and no game', () => {
    deepEqual(between(within('record'), within('formats', 'syntax', 'games', 'language')), []);
  });

  it('has clauses that know nothing but themselves', () => {
    deepEqual(
      between(within('spec'), (to) => !within('spec')(to)),
      [],
    );
  });

  it('has formats that do not know each other, but for what the chapters of one specification share', () => {
    const formatOf = (file: string): string | undefined => /^formats\/([^/]+)\//.exec(file)?.[1];
    const knows = (from: string, to: string): boolean => from === to || from.startsWith(`${to}-`);
    const strangers = imports.filter(({ file, to }) => {
      const [from, other] = [formatOf(file), formatOf(to)];
      return from && other && !knows(from, other);
    });
    deepEqual(strangers, []);
  });

  it('has families of texts that do not know each other', () => {
    const strangers = imports.filter(({ file, to }) => {
      const [from, other] = [familyOf(file), familyOf(to)];
      return from && other && from !== other;
    });
    deepEqual(strangers, []);
  });

  it('has formats that each know one family of texts', () => {
    const formats = new Set(sources.map((source) => /\/formats\/([^/]+)\//.exec(source)?.[1]).filter((one) => one));
    const families = [...formats].map((format) => [format, [...familiesFrom(within(`formats/${format}`))]]);
    deepEqual(
      families.filter(([, known]) => (known?.length ?? 0) > 1),
      [],
    );
    ok(families.length > 5);
  });

  it('has editor features that know formats only through their list', () => {
    deepEqual(
      between(within('language'), (to) => /^formats\/[^/]+\//.test(to)),
      [],
    );
  });

  it('has no two folders that import each other, nor a longer ring of them', () => {
    deepEqual(ringOf(CORE), undefined);
  });

  it(`has no file of more than ${LONGEST_FILE} lines`, () => {
    const all = [...sources, ...filesUnder('client/src'), ...filesUnder('server/test'), ...filesUnder('client/test')];
    deepEqual(
      all.filter((file) => readFileSync(file, 'utf8').split('\n').length > LONGEST_FILE),
      [],
    );
  });
});

/// Two kinds of texts that CCGC has, with the same header, count as one.
function familyOf(file: string): string | undefined {
  const family = /^syntax\/([^/]+)\//.exec(file)?.[1];
  return family === 'rounds' ? 'brackets' : family;
}

/// The families that some files know, those among them that they know through what formats share.
function familiesFrom(isFrom: (file: string) => boolean): Set<string> {
  const reached = new Set(sources.map((source) => path.posix.relative(ROOT, source)).filter(isFrom));
  const families = new Set<string>();
  for (const file of reached) {
    for (const { to } of imports.filter((one) => one.file === file)) {
      const family = familyOf(to);
      if (family) families.add(family);
      else if (/^formats\/[^/]+\.ts$/.test(to)) reached.add(to);
    }
  }
  return families;
}

/// Without comments and strings.
const codeOf = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, "''")
    .replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '');

/// A ring of folders, each importing the next, if there is one. What only names types ties nothing together at run time, but
/// it ties all the same for whoever reads.
function ringOf(folders: readonly string[]): string[] | undefined {
  const next = new Map(folders.map((folder) => [folder, new Set<string>()]));
  for (const { file, to } of imports.filter((one) => isOwn(one.to))) {
    if (folderOf(file) !== folderOf(to)) next.get(folderOf(file))?.add(folderOf(to));
  }
  const path: string[] = [];
  const done = new Set<string>();
  const visit = (folder: string): string[] | undefined => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder];
    if (done.has(folder) || !next.has(folder)) return undefined;
    path.push(folder);
    for (const one of next.get(folder) ?? []) {
      const ring = visit(one);
      if (ring) return ring;
    }
    path.pop();
    done.add(folder);
    return undefined;
  };
  for (const folder of folders) {
    const ring = visit(folder);
    if (ring) return ring;
  }
  return undefined;
}
