import { deepEqual, ok } from 'node:assert/strict';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { codeOf, filesUnder, graphOf, importsOf, read, ringIn } from './support/sources';

const ROOT = 'server/src';

/// The parts that know nothing of editors, protocols and machines.
const CORE = [
  'text',
  'syntax',
  'formats',
  'games',
  'record',
  'language',
  'spec',
  'drawing',
  'protocol',
  'recognition',
  'workspace',
];

const LONGEST_FILE = 400;

const sources = filesUnder(ROOT);

const inRoot = (file: string): string => path.posix.relative(ROOT, file);

/// Files by their place in `server/src`: `text/edit.ts`.
const imports = importsOf(sources).map(({ file, to }) => ({
  file: inRoot(file),
  to: to.startsWith(`${ROOT}/`) ? inRoot(to) : to,
}));

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

  it('reaches what nodes remember through slots alone', () => {
    const reaching = sources.filter((file) =>
      /\.(?:memo|replay)\b|\b(?:leaf|node|item|element|pair)\.event = /.test(codeOf(file)),
    );
    deepEqual(reaching, [`${ROOT}/text/slot.ts`]);
  });

  it('takes no two plies for different ones because they are two objects', () => {
    const compared = /\b[pP]ly [!=]== (?!undefined\b)|[!=]== (?:\w+\??\.)*[pP]ly\b(?!\??\.)/;
    deepEqual(
      sources.filter((file) => compared.test(codeOf(file))),
      [],
    );
  });

  it('has games that know no format, no syntax and no text', () => {
    deepEqual(between(within('games'), within('formats', 'syntax', 'text', 'language')), []);
  });

  it('has drawings that know games and words, and nothing else', () => {
    deepEqual(
      between(within('drawing'), (to) => isOwn(to) && !within('drawing', 'games', 'spec')(to)),
      [],
    );
    deepEqual(
      between((file) => within(...CORE)(file) && !within('drawing')(file), within('drawing')),
      [],
    );
  });

  it('has syntax that knows no format, no game and no editor feature', () => {
    deepEqual(between(within('syntax'), within('formats', 'games', 'language')), []);
  });

  it('has records that know no format, no syntax and no game', () => {
    deepEqual(between(within('record'), within('formats', 'syntax', 'games', 'language')), []);
  });

  it('has messages that know nothing but themselves', () => {
    deepEqual(
      between(within('protocol'), (to) => !within('protocol')(to)),
      [],
    );
  });

  it('has one door to its editor features', () => {
    const inside = (to: string): boolean => within('language')(to) && to !== 'language/index.ts';
    deepEqual(
      between((file) => !within('language')(file), inside),
      [],
    );
  });

  it('has clauses that know nothing but themselves', () => {
    deepEqual(
      between(within('spec'), (to) => !within('spec')(to)),
      [],
    );
  });

  it('has formats that do not know each other, but for what they share', () => {
    const strangers = imports.filter(({ file, to }) => {
      const [from, other] = [formatOf(file), formatOf(to)];
      return from && other && from !== other && !SHARED.has(other);
    });
    deepEqual(strangers, []);
  });

  it('has shared parts of formats that know no format', () => {
    const known = imports.filter(({ file, to }) => {
      const [from, other] = [formatOf(file), formatOf(to)];
      return from && other && SHARED.has(from) && !SHARED.has(other);
    });
    deepEqual(known, []);
  });

  it('has families of texts that do not know each other', () => {
    const strangers = imports.filter(({ file, to }) => {
      const [from, other] = [familyOf(file), familyOf(to)];
      return from && other && from !== other;
    });
    deepEqual(strangers, []);
  });

  it('has formats that each know one family of texts', () => {
    const all = sources.map((source) => formatOf(path.posix.relative(ROOT, source)));
    const formats = new Set(all.filter((one) => one && !SHARED.has(one)));
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

  it('recognises records without loading what it takes to read them', () => {
    const reached = reachedFrom(within('recognition'));
    deepEqual([...reached].filter(within('spec', 'record', 'games', 'language')), []);
    deepEqual(
      between(within('recognition'), (to) => within('formats')(to) && !/\/(?:recognise|language)\.ts$/.test(to)),
      [],
    );
  });

  it('has no two folders that import each other, nor a longer ring of them', () => {
    deepEqual(ringOf(CORE), undefined);
  });

  it(`has no file of more than ${LONGEST_FILE} lines`, () => {
    const all = [...sources, ...filesUnder('client/src'), ...filesUnder('server/test'), ...filesUnder('client/test')];
    deepEqual(
      all.filter((file) => read(file).split('\n').length > LONGEST_FILE),
      [],
    );
  });
});

/// What several formats are made of.
const SHARED = new Set([
  'shared',
  'shared/exchange',
  'shared/go',
  'shared/json',
  'shared/xml',
  'wei7/shared',
  'ccgc/shared',
  'ccgc/flat',
  'ccgc/brackets',
  'ccgc/lines',
  'ccgc/names',
  'ccgc/plies',
]);

/// The folder of a format, or of something that formats share: `jgf`, `ccgc/am`, `shared/go`.
function formatOf(file: string): string | undefined {
  // What a language says of itself belongs to none of its formats.
  if (file.endsWith('/recognise.ts')) return undefined;
  const [, first, second] = /^formats\/([^/]+)\/([^/]+)(?:\/|$)/.exec(file) ?? [];
  if (!first) return undefined;
  if (!['shared', 'wei7', 'ccgc'].includes(first)) return first;
  return second?.endsWith('.ts') ? first : `${first}/${second}`;
}

/// The kinds of texts that CCGC has, with the same header, count as one.
/// Signs, and fields in square brackets, are a matter of names of files too, whatever family the texts are of.
const COMMON = /^syntax\/brackets\/(?:half-width|field)\.ts$/;

function familyOf(file: string): string | undefined {
  if (COMMON.test(file)) return undefined;
  const family = /^syntax\/([^/]+)\//.exec(file)?.[1];
  return family === 'rounds' || family === 'plies' ? 'brackets' : family;
}

/// The families that some files know, those among them that they know through what formats share.
function familiesFrom(isFrom: (file: string) => boolean): Set<string> {
  const reached = new Set(sources.map((source) => path.posix.relative(ROOT, source)).filter(isFrom));
  const families = new Set<string>();
  for (const file of reached) {
    for (const { to } of imports.filter((one) => one.file === file)) {
      const family = familyOf(to);
      if (family) families.add(family);
      else if (/^formats\/[^/]+\.ts$/.test(to) || SHARED.has(formatOf(to) ?? '')) reached.add(to);
    }
  }
  return families;
}

/// All that some files know, directly or through others.
function reachedFrom(isFrom: (file: string) => boolean): Set<string> {
  const reached = new Set(sources.map((source) => path.posix.relative(ROOT, source)).filter(isFrom));
  for (const file of reached) for (const { to } of imports.filter((one) => one.file === file)) reached.add(to);
  return reached;
}

/// A ring of folders, each importing the next, if there is one. What only names types ties nothing together at run time, but
/// it ties all the same for whoever reads.
function ringOf(folders: readonly string[]): string[] | undefined {
  const pairs = imports.map(({ file, to }) => [folderOf(file), folderOf(to)] as const);
  return ringIn(graphOf(pairs.filter(([from, to]) => from !== to && folders.includes(from) && folders.includes(to))));
}
