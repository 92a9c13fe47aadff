import { deepEqual, equal, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { some } from './support/length';

const ALL = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

describe('Of many that are tried alike', () => {
  it('all are tried, once each, where there is time for all', () => {
    deepEqual(some(ALL, 0.5, 7).toSorted(), ALL);
    deepEqual(some(ALL, 0, 9), ALL);
  });

  it('so many are tried as there is time for, each once', () => {
    deepEqual(some(ALL, 0, 2), ['a', 'b']);
    deepEqual(some(ALL, 0.999, 2), ['g', 'a']);
  });

  it('each is tried in one run or another', () => {
    const tried = new Set(Array.from({ length: 100 }, (_, i) => some(ALL, i / 100, 2)).flat());
    equal(tried.size, ALL.length);
  });

  it('nothing is tried of nothing', () => {
    deepEqual(some([], 0.5, 3), []);
  });
});

describe('Of the files of tests in editors', () => {
  const tests = () => import(pathToFileURL(path.resolve('scripts/lib/tests.mjs')).href);

  const editors = async (): Promise<{ all: string[]; thirdOf(files: string[], draw?: () => number): string[] }> => {
    const { testFiles, tierOf, thirdOf } = await tests();
    return { all: testFiles().filter((file: string) => tierOf(file) === 'editors'), thirdOf };
  };
  const DRAWS = [0, 0.5, 0.9];

  it('each is in one third or another', async () => {
    const { all, thirdOf } = await editors();
    deepEqual([...new Set(DRAWS.flatMap((draw) => thirdOf(all, () => draw)))].toSorted(), all);
    for (const draw of DRAWS)
      deepEqual(
        thirdOf(['README.md'], () => draw),
        ['README.md'],
      );
    equal(thirdOf(all).length, Math.ceil(all.length / 3));
  });

  it('a third is about as long as another, however it is drawn', async () => {
    const { all, thirdOf } = await editors();
    const lines = (files: readonly string[]): number =>
      files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length, 0);
    const [most = 0, , least = 0] = DRAWS.map((draw) => lines(thirdOf(all, () => draw)));
    ok(least <= most && most < 1.7 * least, `${most} lines or ${least}`);
  });
});
