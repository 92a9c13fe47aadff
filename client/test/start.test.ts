import { deepEqual, equal, ok } from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/// What npm runs is plain JavaScript, loaded as it stands.
const script = (name: string) => import(pathToFileURL(path.resolve('scripts/lib', name)).href);

describe('npm start', () => {
  let folder: string;
  let copiedExamples: (into: string) => void;
  let FIRST_STEPS: string;
  let progressLine: (...values: unknown[]) => string;
  let sizeOf: (folder: string) => number;
  before(async () => {
    ({ copiedExamples, FIRST_STEPS } = await script('example-copy.mjs'));
    ({ progressLine, sizeOf } = await script('progress.mjs'));
  });
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'examples-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('opens a copy of the examples, which says what to begin with', () => {
    copiedExamples(folder);
    const first = readFileSync(path.join(folder, FIRST_STEPS), 'utf8').trim();
    deepEqual(
      readdirSync(folder)
        .filter((name) => name !== FIRST_STEPS)
        .sort(),
      readdirSync('examples').sort(),
    );
    equal(readFileSync(path.join(folder, first), 'utf8'), readFileSync(path.join('examples', first), 'utf8'));
  });

  it('leaves in it what a person has written', () => {
    copiedExamples(folder);
    const mine = path.join(folder, 'first-game.wei7');
    writeFileSync(mine, 'mine');
    copiedExamples(folder);
    equal(readFileSync(mine, 'utf8'), 'mine');
  });

  it('says what it installs, how much of it is there, and since when', () => {
    const line = progressLine({ what: 'The editor', bytes: 312_400_000, total: 800_000_000, ms: 65_000 });
    equal(line, 'The editor: 312 MB of about 800 MB, 1 min 5 s');
    writeFileSync(path.join(folder, 'a'), 'abc');
    equal(sizeOf(folder), 3);
    ok(sizeOf(path.join(folder, 'none')) === 0);
  });
});
