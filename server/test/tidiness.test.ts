import { deepEqual, ok } from 'node:assert/strict';
import { codeOf, exportsOf, filesUnder, graphOf, importsOf } from './support/sources';

const sources = ['server/src', 'client/src', 'client/webview'].flatMap(filesUnder);
/// What is still to be put in order. These numbers only go down.
const STILL = { inRings: 0, casts: 0 };

const tests = ['server/test', 'client/test', 'client/e2e'].flatMap(filesUnder);

/// What others start, by these names.
const ENTRIES = ['client/src/extension.ts', 'server/src/main.ts'];

const imports = importsOf(sources);

/// At most so many of them, or else which they are.
function atMost(most: number, found: readonly string[]): void {
  if (found.length > most) deepEqual(found, []);
}

describe('The sources', () => {
  it('have no two files that import each other, nor a longer ring of them', () => {
    const own = new Set(sources);
    const between = imports.filter(({ to }) => own.has(to));
    ok(between.length > sources.length);
    const next = graphOf(between.map(({ file, to }) => [file, to] as const));
    atMost(
      STILL.inRings,
      sources.filter((file) => reaches(next, file)),
    );
  });

  it('export nothing that no other file uses', () => {
    const known = importsOf([...sources, ...tests]);
    const whole = new Set(known.filter(({ names }) => names.includes('*')).map(({ to }) => to));
    const used = new Set(known.flatMap(({ to, names }) => names.map((name) => `${to}: ${name}`)));
    const offered = sources.filter((file) => !whole.has(file) && !ENTRIES.includes(file));
    const all = offered.flatMap((file) => exportsOf(file).map((name) => `${file}: ${name}`));
    ok(all.length > 500);
    deepEqual(
      all.filter((one) => !used.has(one)),
      [],
    );
  });

  it('take nothing for what the compiler says it is not', () => {
    const casts = sources.flatMap((file) => (codeOf(file).match(/\bas unknown as\b/g) ?? []).map(() => file));
    atMost(STILL.casts, casts);
  });
});

/// Does it lead back to itself?
function reaches(next: ReadonlyMap<string, ReadonlySet<string>>, file: string): boolean {
  const reached = new Set<string>(next.get(file));
  for (const one of reached) for (const other of next.get(one) ?? []) reached.add(other);
  return reached.has(file);
}
